import Foundation

/// A proposal stored as two numbers: NaN represents an unspecified length.
struct CompactProposal {
  private let width: CGFloat
  private let height: CGFloat

  /// Makes a compact proposal; NaN in it means an unspecified length, as everywhere in layout.
  init(_ proposal: ProposedViewSize) {
    width = proposal.width ?? .nan
    height = proposal.height ?? .nan
  }

  /// The proposal.
  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  /// Whether two proposals are the same.
  static func == (one: CompactProposal, other: CompactProposal) -> Bool {
    (one.width == other.width || (one.width.isNaN && other.width.isNaN))
      && (one.height == other.height || (one.height.isNaN && other.height.isNaN))
  }
}

/// The answers of a node to proposals: sizes, and the guides at them if they were queried.
struct AnswerCache {
  /// An answer, as small as possible: answers are a large part of the memory of a layout node.
  struct Answer {
    /// The proposal that was answered.
    let question: CompactProposal
    /// The size.
    let size: CGSize
    /// The guides at that size, once they were queried; most stacks align by guides that follow from the size alone.
    private var guides: Guides?

    /// The guides of an answer, in a box because few answers have any.
    private final class Guides {
      let dimensions: ViewDimensions

      init(_ dimensions: ViewDimensions) {
        self.dimensions = dimensions
      }
    }

    init(question: CompactProposal, size: CGSize) {
      self.question = question
      self.size = size
    }

    /// The guides at that size; nil before they were queried.
    var dimensions: ViewDimensions? {
      get { guides?.dimensions }
      set { guides = newValue.map(Guides.init) }
    }
  }

  /// The maximum number of cached answers.
  private static let limit = 8

  /// The first answer, stored inline because most nodes have answered only one proposal.
  private(set) var first: Answer?
  /// The other answers.
  private(set) var others: [Answer] = []

  /// The cached answer to a proposal; nil if there is none.
  ///
  /// - Complexity: O(answers), which are at most eight.
  func answer(to question: CompactProposal) -> Answer? {
    guard let first else { return nil }
    if first.question == question { return first }
    for index in others.indices where others[index].question == question { return others[index] }
    return nil
  }

  /// The cached size for a proposal; nil if there is none.
  ///
  /// - Complexity: That of `answer(to:)`.
  func size(for question: CompactProposal) -> CGSize? {
    guard let first else { return nil }
    if first.question == question { return first.size }
    for index in others.indices where others[index].question == question { return others[index].size }
    return nil
  }

  /// Caches the guides at the size that answered a proposal, if that answer is cached.
  ///
  /// - Complexity: That of `answer(to:)`.
  mutating func keep(_ dimensions: ViewDimensions, for question: CompactProposal) {
    if let first, first.question == question {
      self.first?.dimensions = dimensions
    } else if let index = others.firstIndex(where: { $0.question == question }) {
      others[index].dimensions = dimensions
    }
  }

  /// Caches an answer, evicting an old one if the cache is full: the oldest except the first. The first answer of a
  /// text is its ideal size, from which the answers to most other proposals follow.
  ///
  /// - Returns: Whether an answer was evicted: the parent may rely on it, and it can no longer be checked.
  mutating func append(_ answer: Answer) -> Bool {
    guard first != nil else {
      first = answer
      return false
    }
    let isFull = others.count == Self.limit - 1
    if isFull { others.removeFirst() }
    others.append(answer)
    return isFull
  }
}
