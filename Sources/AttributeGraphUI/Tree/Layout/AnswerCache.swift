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

  /// Whether no length is specified.
  var isUnspecified: Bool { width.isNaN && height.isNaN }

  /// The proposal.
  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  /// Whether two proposals are the same.
  static func == (one: CompactProposal, other: CompactProposal) -> Bool {
    isSame(one.width, other.width) && isSame(one.height, other.height)
  }

  private static func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
    one == other || (one.isNaN && other.isNaN)
  }

  /// Whether another proposal is the same but for one length, which is longer or unspecified, along one of some axes.
  func reaches(_ other: CompactProposal, along axes: Axis.Set) -> Bool {
    if axes.contains(.vertical) && Self.isSame(width, other.width) && !(other.height < height) { return true }
    return axes.contains(.horizontal) && Self.isSame(height, other.height) && !(other.width < width)
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

  /// The guides of the first answer and the other answers, which few nodes have.
  private final class More {
    /// The guides at the first size, once they were queried.
    let guides: ViewDimensions?
    /// The other answers.
    let others: [Answer]

    init(_ guides: ViewDimensions?, _ others: [Answer]) {
      (self.guides, self.others) = (guides, others)
    }
  }

  // The first answer, stored inline because most nodes have answered only one proposal.
  private var question = CompactProposal(.zero)
  private var size = CGSize.zero
  private var more: More?
  /// Whether there is a first answer.
  private(set) var hasFirst = false
  /// The axes along which the first answer is also that to every longer proposal.
  private(set) var openAxes: Axis.Set = []
  /// Whether the first answer stays the first, because all are computed again.
  var keepsFirst = false

  /// The first answer.
  var first: Answer? {
    guard hasFirst else { return nil }
    var answer = Answer(question: question, size: size)
    if let guides = more?.guides { answer.dimensions = guides }
    return answer
  }

  /// The size of the first answer, if that is the ideal size.
  var idealSize: CGSize? { hasFirst && question.isUnspecified ? size : nil }

  /// The other answers.
  var others: [Answer] { more?.others ?? [] }

  /// Whether the answer to a proposal is cached.
  ///
  /// - Complexity: O(answers), which are at most eight.
  func hasAnswer(to question: CompactProposal) -> Bool {
    guard hasFirst else { return false }
    return self.question == question || others.contains { $0.question == question }
  }

  /// The guides at the size that answered a proposal; nil if they were not queried, or are not cached any more.
  ///
  /// - Complexity: That of `hasAnswer(to:)`.
  func dimensions(for question: CompactProposal) -> ViewDimensions? {
    guard hasFirst, let more else { return nil }
    if self.question == question { return more.guides }
    let others = more.others
    for index in others.indices where others[index].question == question { return others[index].dimensions }
    return nil
  }

  /// Whether the first answer is that to a proposal and to every one that is longer along an axis.
  func keepsSize(from question: CompactProposal, along axis: Axis) -> Bool {
    guard hasFirst, openAxes.contains(Axis.Set(axis)) else { return false }
    return self.question == question || self.question.reaches(question, along: openAxes)
  }

  /// The cached size for a proposal; nil if there is none.
  ///
  /// - Complexity: That of `hasAnswer(to:)`.
  func size(for question: CompactProposal) -> CGSize? {
    guard hasFirst else { return nil }
    if self.question == question { return size }
    if !openAxes.isEmpty && self.question.reaches(question, along: openAxes) { return size }
    guard let others = more?.others else { return nil }
    for index in others.indices where others[index].question == question { return others[index].size }
    return nil
  }

  /// Caches the guides at the size that answered a proposal, if that answer is cached.
  ///
  /// - Complexity: That of `hasAnswer(to:)`.
  mutating func keep(_ dimensions: ViewDimensions, for question: CompactProposal) {
    if hasFirst && self.question == question {
      more = More(dimensions, others)
    } else if let index = others.firstIndex(where: { $0.question == question }) {
      var all = others
      all[index].dimensions = dimensions
      more = More(more?.guides, all)
    }
  }

  /// Caches an answer, evicting an old one if the cache is full: the oldest except the first. The first answer of a
  /// text is its ideal size, from which the answers to most other proposals follow.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - openAxes: The axes along which it is also the answer to every longer proposal. This is kept of the first
  ///     answer alone, so an answer with such axes becomes the first; an earlier one then answers its own proposal
  ///     alone.
  /// - Returns: Whether an answer was evicted, or answers its own proposal alone from now on: the parent may rely on
  ///   what can no longer be checked.
  mutating func append(_ answer: Answer, openAxes: Axis.Set) -> Bool {
    guard hasFirst else {
      hasFirst = true
      (question, size, self.openAxes) = (answer.question, answer.size, openAxes)
      return false
    }
    var all = others
    let isFull = all.count == Self.limit - 1
    if isFull { all.removeFirst() }
    guard !openAxes.isEmpty, !keepsFirst, let first else {
      all.append(answer)
      more = More(more?.guides, all)
      return isFull
    }
    let wasOpen = !self.openAxes.isEmpty
    all.append(first)
    more = More(nil, all)
    (question, size, self.openAxes) = (answer.question, answer.size, openAxes)
    return isFull || wasOpen
  }
}
