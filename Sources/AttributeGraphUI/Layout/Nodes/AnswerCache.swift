import Foundation

/// What a node has answered to proposals: sizes, and the guides at them where somebody asked.
struct AnswerCache {
  /// An answer, in as little room as it can be: most of the memory of a layout node is answers.
  struct Answer {
    private let width: CGFloat
    private let height: CGFloat
    /// The size.
    let size: CGSize
    private var firstBaseline = CGFloat.nan
    private var lastBaseline = CGFloat.nan
    private var explicitGuides: [ExplicitGuide] = []
    /// Whether somebody has asked for the guides.
    private(set) var hasDimensions = false
    private let isWidthOpen: Bool
    private let isHeightOpen: Bool

    init(proposal: ProposedViewSize, size: CGSize) {
      isWidthOpen = proposal.width == nil
      isHeightOpen = proposal.height == nil
      width = proposal.width ?? 0
      height = proposal.height ?? 0
      self.size = size
    }

    /// What was proposed.
    var proposal: ProposedViewSize {
      ProposedViewSize(width: isWidthOpen ? nil : width, height: isHeightOpen ? nil : height)
    }

    /// Whether it is the answer to a proposal.
    func answers(_ proposal: ProposedViewSize) -> Bool {
      (isWidthOpen ? proposal.width == nil : proposal.width == width)
        && (isHeightOpen ? proposal.height == nil : proposal.height == height)
    }

    /// The guides at that size, once somebody has asked.
    var dimensions: ViewDimensions? {
      get {
        guard hasDimensions else { return nil }
        return ViewDimensions(
          size: size, firstTextBaseline: firstBaseline.isNaN ? nil : firstBaseline,
          lastTextBaseline: lastBaseline.isNaN ? nil : lastBaseline, explicitGuides: explicitGuides)
      }
      set {
        hasDimensions = newValue != nil
        firstBaseline = newValue?.firstTextBaseline ?? .nan
        lastBaseline = newValue?.lastTextBaseline ?? .nan
        explicitGuides = newValue?.explicitGuides ?? []
      }
    }
  }

  /// How many answers are kept.
  private static let limit = 8

  private(set) var answers: [Answer] = []
  /// Whether somebody may rely on an answer that is not kept any more, so that nobody can tell whether it still holds.
  private(set) var isIncomplete = false

  /// The place of the answer to a proposal.
  ///
  /// - Complexity: O(answers), which are at most eight.
  func index(of proposal: ProposedViewSize) -> Int? {
    for index in answers.indices where answers[index].answers(proposal) { return index }
    return nil
  }

  /// The answer at a place.
  subscript(index: Int) -> Answer {
    get { answers[index] }
    set { answers[index] = newValue }
  }

  /// Keeps an answer, for which the oldest one may have to go.
  mutating func append(_ answer: Answer) {
    if answers.count == Self.limit {
      answers.removeFirst()
      isIncomplete = true
    }
    answers.append(answer)
  }

  /// Takes all answers out, to be asked for again.
  mutating func takeAll() -> AnswerCache {
    defer { self = AnswerCache() }
    return self
  }
}
