import Combine

/// A file of models that imports Combine alone, with names of its own that views have too.
enum Combined {
  struct View {}
  struct Section {}

  static func publisher() -> AnyPublisher<Int, Never> {
    CurrentValueSubject<Int, Never>(1).merge(with: Just(2)).eraseToAnyPublisher()
  }
}
