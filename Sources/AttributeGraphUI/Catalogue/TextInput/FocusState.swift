/// The focus as a value of the view: whether a field is focused, or which of several.
///
/// A field is connected to a value by `focused(_:)` or `focused(_:equals:)`. Focusing the field sets the value, leaving
/// it resets the value, and setting the value from code moves the focus when the views are up to date. A value that no
/// field has then, or only one that is disabled or covered by another page, is reset. Of several fields that have it
/// the first is focused. A focused field that becomes disabled, or that another page or tab covers, is left.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var storage: State<Value>

  /// Makes a value for whether a field is focused.
  public init() where Value == Bool {
    none = false
    storage = State(initialValue: false)
  }

  /// Makes a value for which of several fields is focused; nil for none of them.
  public init<T: Hashable>() where Value == T? {
    none = nil
    storage = State(initialValue: nil)
  }

  /// The value of the focused field.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set {
      storage.wrappedValue = newValue
      if storage.location != nil { setOnMainActor(projectedValue) { $0.group?.settleLater() } }
    }
  }

  /// A binding to the value, for the fields.
  public var projectedValue: FocusState<Value>.Binding {
    FocusState<Value>.Binding(binding: storage.projectedValue, none: none)
  }

  /// A focus value of another view.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    private var binding: AttributeGraphUI.Binding<Value>
    /// The value for no focus.
    let none: Value

    fileprivate init(binding: AttributeGraphUI.Binding<Value>, none: Value) {
      self.binding = binding
      self.none = none
    }

    /// The value of the focused field.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set {
        binding.wrappedValue = newValue
        if binding.location is StateLocation<Value> { setOnMainActor(self) { $0.group?.settleLater() } }
      }
    }

    /// The views that are connected to the value; nil outside of a mounted view.
    @MainActor var group: FocusGroup<Value>? {
      (binding.location as? StateLocation<Value>).flatMap { FocusGroup.of($0, none: none) }
    }

    /// The binding itself, to pass on.
    public var projectedValue: FocusState<Value>.Binding {
      FocusState<Value>.Binding(binding: binding.projectedValue, none: none)
    }
  }
}
