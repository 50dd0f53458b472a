/// Where the attention of a person is who uses a help, as a value of the view.
///
/// A view says by `accessibilityFocused(_:)` or `accessibilityFocused(_:equals:)` which value stands for it. A host moves
/// the attention with `moveAccessibilityFocus(to:)`, and a value that is set from code moves it, too.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var storage: State<Value>

  /// Makes a value that tells whether a view has the attention.
  public init() where Value == Bool { (none, storage) = (false, State(initialValue: false)) }

  /// Makes a value that tells which of several views has the attention; nil for none of them.
  public init<T: Hashable>() where Value == T? { (none, storage) = (nil, State(initialValue: nil)) }

  /// Makes a value that tells whether a view has the attention of a person who uses certain helps.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Makes a value that tells which view has the attention of a person who uses certain helps.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// The value that stands for the view with the attention.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value, for the views.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    AccessibilityFocusState<Value>.Binding(binding: storage.projectedValue, none: none)
  }

  /// A value that tells where the attention is, and that belongs to another view.
  @propertyWrapper
  public struct Binding {
    private var binding: AttributeGraphUI.Binding<Value>
    let none: Value

    fileprivate init(binding: AttributeGraphUI.Binding<Value>, none: Value) {
      self.binding = binding
      self.none = none
    }

    /// The value that stands for the view with the attention.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself, to be handed on.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

/// A view that a value of attention may stand for.
struct AccessibilityFocusPlace {
  /// Whether the value stands for the view.
  let isFocused: () -> Bool
  /// Has the value stand for the view or not.
  let setFocused: (Bool) -> Void
}

/// The views of a host that values of attention may stand for.
final class AccessibilityFocusBook: HostService {
  private var places: [(position: ViewPosition, place: AccessibilityFocusPlace)] = []

  /// Adds a view until its position leaves the tree.
  func add(_ place: AccessibilityFocusPlace, at position: ViewPosition) {
    places.append((position, place))
    position.leaving = { [weak self, unowned position] in self?.places.removeAll { $0.position === position } }
  }

  /// Moves the attention to the view with an element, and away from all others.
  func focus(on element: Int?, in root: ViewPosition) {
    for (position, place) in places {
      var holds = false
      if let element { position.forEachPosition { if $0.identity == element { holds = true } } }
      if holds != place.isFocused() { place.setFocused(holds) }
    }
  }

  /// The first view for which its value stands.
  var focused: ViewPosition? { places.first { $0.place.isFocused() }?.position }
}

extension View {
  /// Has a value tell whether the view has the attention of a person who uses a help.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityFocused(condition, equals: true)
  }

  /// Has a value stand for the view while it has the attention of a person who uses a help.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility {
      $0.focus = AccessibilityFocusPlace(
        isFocused: { binding.wrappedValue == value },
        setFocused: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = binding.none
          }
        })
    }
  }
}
