package demo;

interface Told {
  Clock clock();
}
