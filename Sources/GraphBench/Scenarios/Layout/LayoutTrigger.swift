import AttributeGraphUI

/// What makes the tree update.
enum LayoutTrigger: String, CaseIterable {
  /// The parent's title changes its font size, as in the source's sample.
  case fontSize
  /// A state of the parent changes that only its own body reads.
  case unreadState
  /// A child sets the parent's state through a binding.
  case binding
  /// A child sets the parent's state through a callback; the leaves have callbacks too.
  case callback
  /// The host is resized.
  case resize
}

/// What the scenario pulls to make the tree update, filled in by the tree's bodies.
@MainActor
final class Levers {
  /// Changes the state that the trigger is about.
  var pull: () -> Void = {}
}
