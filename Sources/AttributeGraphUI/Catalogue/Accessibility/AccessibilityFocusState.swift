import AttributeGraph2

/// A value of a view that follows and moves the focus of an assistive technology.
///
/// A view declares with `accessibilityFocused(_:)` or `accessibilityFocused(_:equals:)` which value it has. A host
/// moves the focus with `moveAccessibilityFocus(to:)`; setting the value in code moves it, too.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var storage: State<Value>

  /// Makes a state of whether a view has accessibility focus.
  public init() where Value == Bool { (none, storage) = (false, State(initialValue: false)) }

  /// Makes a state that names the view with accessibility focus; nil for none.
  public init<T: Hashable>() where Value == T? { (none, storage) = (nil, State(initialValue: nil)) }

  /// Makes a state of whether a view has the focus of certain assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Makes a state that names the view with the focus of certain assistive technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// The value of the view with accessibility focus.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value, for the views.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    AccessibilityFocusState<Value>.Binding(binding: storage.projectedValue, none: none)
  }

  /// A reference to the accessibility focus state of another view.
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

    /// The binding itself, to be passed on.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

/// A view that is connected to a focus state.
struct AccessibilityFocusPlace {
  /// Whether the focus state has the value of the view.
  let isFocused: () -> Bool
  /// Sets the focus state to the value of the view, or resets it.
  let setFocused: (Bool) -> Void
}

/// The views of a host that are connected to focus states.
final class AccessibilityFocusBook: HostService {
  private var places = NumberedList<(position: ViewPosition, place: () -> AccessibilityFocusPlace?)>()

  /// Adds a view, whose current connection a closure returns, until its position leaves the tree.
  func add(at position: ViewPosition, place: @escaping () -> AccessibilityFocusPlace?) {
    let number = places.append((position, place))
    position.leaving = { [weak self] in _ = self?.places.remove(number) }
  }

  /// Moves the focus to the view of an element, and away from all others.
  func focus(on element: Int?) {
    for (position, place) in places.elements {
      var holds = false
      if let element { position.forEachPosition { if $0.identity == element { holds = true } } }
      if let place = place(), holds != place.isFocused() { place.setFocused(holds) }
    }
  }

  /// The first view whose focus state has its value.
  var focused: ViewPosition? { places.elements.first { $0.place()?.isFocused() == true }?.position }
}

extension View {
  /// Binds a value to whether the view has accessibility focus.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityFocused(condition, equals: true)
  }

  /// Gives a view inside the accessibility focus when the view appears, by setting the state to a value.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Sets a state to a value while the view has accessibility focus.
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
