interface Wire {}
