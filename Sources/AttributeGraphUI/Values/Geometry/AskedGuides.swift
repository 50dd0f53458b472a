import Foundation

/// The guides of a view that are computed one by one, on first use: those of a custom layout, where each guide is a
/// call into the program.
@MainActor
final class AskedGuides {
  /// The explicit position of a guide; nil for the default.
  private let ask: (AlignmentKey) -> CGFloat?
  /// The answers so far, which are few.
  private var answers: [(key: AlignmentKey, value: CGFloat?)] = []

  /// Guides that a closure computes.
  init(_ ask: @escaping (AlignmentKey) -> CGFloat?) { self.ask = ask }

  /// The explicit position of a guide, computed once.
  func explicit(_ key: AlignmentKey) -> CGFloat? {
    for index in answers.indices where answers[index].key == key { return answers[index].value }
    let value = ask(key)
    answers = answers + [(key, value)]
    return value
  }

  /// The guides in the coordinates of a rectangle in which the view begins at a point.
  func moved(by origin: CGPoint) -> AskedGuides {
    AskedGuides { key in self.explicit(key).map { $0 + origin[key.axis] } }
  }

  /// Whether each guide that was read from earlier dimensions is unchanged.
  func agree(with earlier: AskedGuides) -> Bool {
    if self === earlier { return true }
    for answer in earlier.answers where explicit(answer.key) != answer.value { return false }
    return true
  }
}
