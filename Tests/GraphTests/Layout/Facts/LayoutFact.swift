import Testing
import ViewTestSupport

/// A fact about layout as data: the size and the frames that a tree has in some room.
///
/// Each driver of `LayoutFactTests` runs every fact that it can express.
struct LayoutFact: CustomTestStringConvertible, Sendable {
  /// A rectangle: x, y, width, height.
  typealias Frame = (Double, Double, Double, Double)

  /// The number of the fact in `docs/Facts/Layout.md`; nil for a fact without a line there.
  let number: String?
  /// The fact in words.
  let sentence: String
  let tree: LayoutTree
  let room: ReferenceLayout.Room
  /// The size with which the tree answers the proposal; nil where the room is a screen.
  let size: SIMD2<Double>?
  /// The frames of named nodes, in the coordinates of the room.
  let frames: [(name: String, frame: SIMD4<Double>)]
  /// The drivers that cannot express the fact, with the reason.
  private(set) var omissions: [LayoutDriver: String] = [:]

  /// A fact about a tree that is proposed a width and a height, each of which may be unspecified.
  init(
    number: String? = nil, _ sentence: String, _ tree: LayoutTree, proposed: (width: Double?, height: Double?),
    size: (width: Double, height: Double), frames: KeyValuePairs<String, Frame> = [:]
  ) {
    self.init(
      number, sentence, tree, .proposal(width: proposed.width, height: proposed.height),
      size: [size.width, size.height], frames)
  }

  /// A fact about a tree that is the root view of a screen.
  init(
    number: String? = nil, _ sentence: String, _ tree: LayoutTree, on screen: ReferenceLayout.Room,
    frames: KeyValuePairs<String, Frame>
  ) {
    self.init(number, sentence, tree, screen, size: nil, frames)
  }

  private init(
    _ number: String?, _ sentence: String, _ tree: LayoutTree, _ room: ReferenceLayout.Room, size: SIMD2<Double>?,
    _ frames: KeyValuePairs<String, Frame>
  ) {
    self.number = number
    self.sentence = sentence
    self.tree = tree
    self.room = room
    self.size = size
    self.frames = frames.map { (name: $0.key, frame: SIMD4($0.value.0, $0.value.1, $0.value.2, $0.value.3)) }
  }

  var testDescription: String { number.map { "\($0): \(sentence)" } ?? sentence }

  /// The same fact, which a driver leaves out.
  func omitted(by driver: LayoutDriver, because reason: String) -> LayoutFact {
    var fact = self
    fact.omissions[driver] = reason
    return fact
  }

  /// The first difference between the fact and an outcome; nil where they agree.
  func difference(from outcome: LayoutOutcome) -> String? {
    if let size, let actual = outcome.size, !isNear(actual[0], size[0]) || !isNear(actual[1], size[1]) {
      return "the size is \(Self.text(actual)), expected \(Self.text(size))"
    }
    for (name, frame) in frames {
      guard let actual = outcome.frames[name] else { return "'\(name)' has no frame, expected \(Self.text(frame))" }
      if !(0..<4).allSatisfy({ isNear(actual[$0], frame[$0]) }) {
        return "the frame of '\(name)' is \(Self.text(actual)), expected \(Self.text(frame))"
      }
    }
    return nil
  }

  /// Numbers as a fact writes them.
  private static func text(_ numbers: some SIMD<Double>) -> String {
    "(\(numbers.indices.map { "\(numbers[$0])" }.joined(separator: ", ")))"
  }
}

/// The size and the frames that a driver worked out for a fact.
struct LayoutOutcome {
  /// The answer to the proposal; nil where the room is a screen.
  var size: SIMD2<Double>?
  /// The frames of the named nodes.
  var frames: [String: SIMD4<Double>]
}

/// Collects facts and sections of facts.
@resultBuilder enum LayoutFacts {
  static func buildExpression(_ fact: LayoutFact) -> [LayoutFact] { [fact] }
  static func buildExpression(_ facts: [LayoutFact]) -> [LayoutFact] { facts }
  static func buildBlock(_ parts: [LayoutFact]...) -> [LayoutFact] { parts.flatMap { $0 } }
}

extension LayoutFact {
  /// The whole table.
  @LayoutFacts static var all: [LayoutFact] {
    leaves
    fixedFrames
    flexibleFrames
    padding
    fixedSize
    aspectRatio
    stackDivision
    stackPriority
    spacers
    spacing
    traits
    zStacks
    layers.map { $0.omitted(by: .rules, because: "A node places the views behind and over another one.") }
    layersByGuides.map { $0.omitted(by: .rules, because: "A node places the views behind and over another one.") }
    geometryReaders.map { $0.omitted(by: .rules, because: "A geometry reader is a node without a rule.") }
    guides
    positions
    viewsThatFit.map { $0.omitted(by: .rules, because: "A node chooses among views, not a rule.") }
    safeArea.map { $0.omitted(by: .rules, because: "Nodes keep views in the safe area, not rules.") }
    hosts.map { $0.omitted(by: .rules, because: "The host's root node places the root view in the safe area.") }
  }
}
