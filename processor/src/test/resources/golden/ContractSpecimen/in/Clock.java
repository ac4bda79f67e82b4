package demo;

interface Clock {}
