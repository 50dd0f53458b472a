import Foundation

/// A proposal in the room of two numbers: a length that is left open is not a number.
struct CompactProposal {
  private let width: CGFloat
  private let height: CGFloat

  /// Takes a proposal; NaN in it means an open length, as everywhere in layout.
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

/// What a node has answered to proposals: sizes, and the guides at them where somebody asked.
struct AnswerCache {
  /// An answer, in as little room as it can be: a good part of the memory of a layout node is answers.
  struct Answer {
    /// What was proposed.
    let question: CompactProposal
    /// The size.
    let size: CGSize
    /// The guides at that size, once somebody has asked; most stacks align by guides that a size alone tells.
    private var guides: Guides?

    /// The guides of an answer, which few answers have.
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

    /// The guides at that size, once somebody has asked.
    var dimensions: ViewDimensions? {
      get { guides?.dimensions }
      set { guides = newValue.map(Guides.init) }
    }
  }

  /// How many answers are kept.
  private static let limit = 8

  /// The first answer: most nodes have answered one proposal, so this one takes no memory of its own.
  private(set) var first: Answer?
  /// The other answers.
  private(set) var others: [Answer] = []

  /// The answer to a proposal; nil where none is kept.
  ///
  /// - Complexity: O(answers), which are at most eight.
  func answer(to question: CompactProposal) -> Answer? {
    guard let first else { return nil }
    if first.question == question { return first }
    for index in others.indices where others[index].question == question { return others[index] }
    return nil
  }

  /// The size that answered a proposal; nil where none is kept.
  ///
  /// - Complexity: That of `answer(to:)`.
  func size(for question: CompactProposal) -> CGSize? {
    guard let first else { return nil }
    if first.question == question { return first.size }
    for index in others.indices where others[index].question == question { return others[index].size }
    return nil
  }

  /// Keeps the guides at the size that answered a proposal, if that is kept.
  ///
  /// - Complexity: That of `answer(to:)`.
  mutating func keep(_ dimensions: ViewDimensions, for question: CompactProposal) {
    if let first, first.question == question {
      self.first?.dimensions = dimensions
    } else if let index = others.firstIndex(where: { $0.question == question }) {
      others[index].dimensions = dimensions
    }
  }

  /// Keeps an answer, for which an old one may have to go: the oldest but the first, which for a text is the ideal size
  /// and tells the answers to most other proposals.
  ///
  /// - Returns: Whether one had to go: somebody may rely on it, and nobody can tell any more whether it still holds.
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
