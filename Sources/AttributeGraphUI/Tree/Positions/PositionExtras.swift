import AttributeGraph2

/// The rare properties of a position, which few positions have.
@MainActor
final class PositionExtras {
  /// The work counters that no longer fit into bytes.
  var counters = Counters<Int>()
  /// The actions on appearing and disappearing.
  var lifecycle: LifecycleActions?
  /// The part in preferences.
  var preferences: PreferencePart?
  /// The current text of a control that shows one.
  var text: (() -> String)?
  /// The control.
  var control: Control?
  /// The names by which queries find the position.
  var info: PositionInfo?
  /// The cause of the last body run, for a body that ran more than once.
  var lastCause: BodyCause?
  /// The effects that run as long as the position is in the tree.
  var effects: [Effect] = []
  /// The owned parts other than the first; they live as long as the position.
  var owned: [PositionPart] = []
  /// The leaf that is drawn at the position, unless it is the first owned part.
  var leaf: LeafNode?
  /// Runs when the position is removed from the tree.
  var leaving: (() -> Void)?
  /// Runs when the position returns to the screen after it was aside.
  var returning: (() -> Void)?
  /// The effects that wait until the position comes back to the screen; nil for a position whose effects run meanwhile.
  var heldEffects: [Effect]?
  /// The child positions that are aside, by their number.
  var aside: [Int: ViewPosition] = [:]
}
