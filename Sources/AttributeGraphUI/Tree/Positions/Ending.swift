/// An object that must release its references when its position ends.
@MainActor
protocol Ending: AnyObject {
  /// Releases all references.
  func end()

  /// Called when the position leaves the tree: updates stop, but existing objects stay alive until the frame is
  /// committed.
  func leaveTree()
}

extension Ending {
  /// Does nothing by default.
  func leaveTree() {}
}

/// An object for which a position is made: a layout node, the part that runs a body, a row.
///
/// A class instead of a protocol, because a position holds a reference to it in one word, and asks it by a call through
/// the class table (Decisions/0049).
@MainActor
class PositionPart: ValueConsumer, Ending {
  func end() {}
  func leaveTree() {}

  /// The leaf that is drawn at the position, if this is one.
  var drawnLeaf: LeafNode? { nil }
  /// The part as one that runs a body, if it does.
  var bodyRunner: (any BodyRunner)? { nil }
  /// The part as a source of ids for the views at the position, if it is one.
  var identifyingRows: (any IdentifyingRows)? { nil }
  /// The object that the position was made to own.
  var ownedObject: any Ending { self }
}

/// The part that stands for an object of another class.
final class OwnedObject: PositionPart {
  private let object: any Ending

  init(_ object: any Ending) {
    self.object = object
  }

  override func end() { object.end() }
  override func leaveTree() { object.leaveTree() }
  override var ownedObject: any Ending { object }
}
