import Foundation

/// The guides of a view that are worked out one by one, each when somebody aligns by it: those of a layout of the user's
/// own, which is a call into the program for each guide.
@MainActor
final class AskedGuides {
  /// Where the view has a guide explicitly; nil where it has none but the default.
  private let ask: (AlignmentKey) -> CGFloat?
  /// The answers so far: few guides are ever asked for.
  private var answers: [(key: AlignmentKey, value: CGFloat?)] = []

  /// Guides that a closure works out.
  init(_ ask: @escaping (AlignmentKey) -> CGFloat?) { self.ask = ask }

  /// Where the view has a guide explicitly, worked out once.
  func explicit(_ key: AlignmentKey) -> CGFloat? {
    for answer in answers where answer.key == key { return answer.value }
    let value = ask(key)
    answers = answers + [(key, value)]
    return value
  }

  /// The guides as seen from a rectangle in which the view begins at a point.
  func moved(by origin: CGPoint) -> AskedGuides {
    AskedGuides { key in self.explicit(key).map { $0 + origin[key.axis] } }
  }

  /// Whether each guide that somebody has asked for in earlier dimensions is still where it was.
  func agree(with earlier: AskedGuides) -> Bool {
    if self === earlier { return true }
    for answer in earlier.answers where explicit(answer.key) != answer.value { return false }
    return true
  }
}
