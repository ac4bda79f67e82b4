package demo;

interface Placed {
  String zone();

  String host();
}
