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

  private(set) var answers: [Answer] = []

  /// The place of the answer to a proposal.
  ///
  /// - Complexity: O(answers), which are at most eight.
  func index(of question: CompactProposal) -> Int? {
    for index in answers.indices where answers[index].question == question { return index }
    return nil
  }

  /// The size that answered a proposal; nil where none is kept.
  ///
  /// - Complexity: That of `index(of:)`.
  func size(for question: CompactProposal) -> CGSize? {
    for index in answers.indices where answers[index].question == question { return answers[index].size }
    return nil
  }

  /// The answer at a place.
  subscript(index: Int) -> Answer {
    get { answers[index] }
    set { answers[index] = newValue }
  }

  /// Keeps an answer, for which an old one may have to go: the oldest but the first, which for a text is the ideal size
  /// and tells the answers to most other proposals.
  ///
  /// - Returns: Whether one had to go: somebody may rely on it, and nobody can tell any more whether it still holds.
  mutating func append(_ answer: Answer) -> Bool {
    let isFull = answers.count == Self.limit
    if isFull { answers.remove(at: 1) }
    answers.append(answer)
    return isFull
  }

  /// Takes the only answer out, to be asked for again; nil where there are others.
  ///
  /// Its room is kept for the next one: as often as not a node has answered one proposal.
  mutating func takeOnly() -> Answer? {
    guard answers.count == 1 else { return nil }
    defer { answers.removeAll(keepingCapacity: true) }
    return answers[0]
  }

  /// Takes all answers out, to be asked for again.
  mutating func takeAll() -> [Answer] {
    let taken = answers
    answers = []
    answers.reserveCapacity(taken.count)
    return taken
  }
}
