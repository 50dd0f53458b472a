/// What a node has answered to proposals: sizes, and the guides at them where somebody asked.
struct AnswerCache {
  /// An answer.
  struct Answer {
    let proposal: ProposedViewSize
    var size: CGSize
    /// The guides at that size, once somebody has asked.
    var dimensions: ViewDimensions?
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
    for index in answers.indices where answers[index].proposal == proposal { return index }
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
