import Foundation

/// What a person can do with what stands at a position, and what it says about itself.
@MainActor
final class Control {
  /// What can be done.
  let action: ControlAction
  /// A name that is not a text inside: the title of a text field, which is shown only while the field is empty.
  let title: () -> String?
  /// Whether a person holds it down, where that changes what is seen.
  var press: ButtonPress?
  private let enabled: EnvironmentEntry<Bool>
  private let opacity: OpacityScope?

  /// Makes a control of a position with what is around it.
  init(_ action: ControlAction, inputs: _ViewInputs, title: @escaping () -> String? = { nil }) {
    self.action = action
    self.title = title
    enabled = inputs.environment.entry(for: \.isEnabled)
    opacity = inputs.opacity
  }

  /// Whether it reacts to a person.
  var isEnabled: Bool { enabled.current }

  /// Whether a person can find it: what is hidden or fully transparent gets no events.
  var isVisible: Bool { opacity?.value ?? 1 > 0 }
}

/// What a person can do with a control.
@MainActor
enum ControlAction {
  /// Tap it: a button, or a view with a gesture that needs so many taps.
  case tap(count: Int, perform: () -> Void)
  /// Hold it down for a while.
  case longPress(LongPress)
  /// Switch it on and off.
  case toggle(Binding<Bool>.Access)
  /// Write in it.
  case edit(TextEditing)
  /// Move its thumb.
  case slide(SliderMotion)
  /// Go a step up or down; nil where there is no way.
  case step(up: () -> (() -> Void)?, down: () -> (() -> Void)?)
  /// Tap it, to be led elsewhere.
  case link(follow: () -> Void)
  /// Move its content.
  case scroll(ScrollNode)
  /// Move fingers on it, which its gesture recognises.
  case gesture(GestureAttachment)
  /// Choose a value with it: a `ValueChoice`.
  case value(AnyObject)
  /// Choose one of its options by its tag; false where the tag is none of a value that can be chosen.
  case pick((AnyHashable) -> Bool)
}

extension Binding {
  /// The value of a control, through the binding that its view was given last.
  struct Access {
    /// The value as it is now.
    let get: () -> Value
    /// Sets the value.
    let set: (Value) -> Void

    /// Access through the binding that a closure gives.
    @MainActor init(_ binding: @escaping () -> Binding<Value>) {
      get = { binding().wrappedValue }
      set = { binding().wrappedValue = $0 }
    }
  }
}

/// What a position is called by those who look for it.
@MainActor
final class PositionFacts {
  /// The name for accessibility and tests.
  var identifier: (() -> String?)?
  /// The accessibility values of the view.
  var accessibility: AccessibilityPlace?
  /// The name of the symbol that stands here.
  var symbol: (() -> String)?
  /// What stands for the view where one of several is chosen.
  var tag: (() -> AnyHashable)?
  /// The id of the row that stands here, for a row of which nothing is known to stand for it.
  var implicitTag: AnyHashable?
  /// The node of the view, to ask for its frame.
  var node: LayoutNode?
  /// The object that stands here, for a view that stands for one.
  var platformObject: AnyObject?
  /// The tabs, where a tab view stands here.
  var tabs: TabPages?
  /// The pages, where a navigation container stands here.
  var pages: NavigationPages?
  /// The shape in which a finger meets the view.
  var contentShape: ContentShapeNode?
  /// Whether a finger meets the view, for one that says so.
  var allowsHitTesting: (() -> Bool)?
  /// The keys that use the control inside.
  var shortcut: (() -> KeyboardShortcut?)?
  /// The title of a label or a field, which may not be among its texts.
  var labelTitle: (() -> String?)?
  /// The action of the view for a key.
  var keyAction: ((KeyPress) -> KeyPress.Result)?
  /// The reaction of the view to a pointer.
  var pointer: PointerReaction?
  /// The text of the badge of the view.
  var badge: (() -> String?)?
  /// Tells the rectangle, in the host's coordinates, of what has an id here; nil for an id of something else.
  var frameOfID: ((AnyHashable) -> CGRect?)?
}
