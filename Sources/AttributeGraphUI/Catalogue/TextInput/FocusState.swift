/// Where a person writes, as a value of the view: whether it is in a field, or in which of several.
///
/// A field says by `focused(_:)` or `focused(_:equals:)` which value stands for it. To begin writing in it sets the value, to
/// leave it sets it back, and a value that is set from code begins or ends writing. A value that stands for no field, or for
/// one that is disabled or gone, is set back where a view says that it is its own, and else stays; that rule is ours.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var storage: State<Value>

  /// Makes a value that tells whether a person writes in a field.
  public init() where Value == Bool {
    none = false
    storage = State(initialValue: false)
  }

  /// Makes a value that tells in which of several fields a person writes; nil for none of them.
  public init<T: Hashable>() where Value == T? {
    none = nil
    storage = State(initialValue: nil)
  }

  /// What stands for the field in which a person writes now.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value, for the fields.
  public var projectedValue: FocusState<Value>.Binding {
    FocusState<Value>.Binding(binding: storage.projectedValue, none: none)
  }

  /// A value that tells where a person writes, and that belongs to another view.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    private var binding: AttributeGraphUI.Binding<Value>
    /// What stands for no field.
    let none: Value

    fileprivate init(binding: AttributeGraphUI.Binding<Value>, none: Value) {
      self.binding = binding
      self.none = none
    }

    /// What stands for the field in which a person writes now.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself, to be handed on.
    public var projectedValue: FocusState<Value>.Binding {
      FocusState<Value>.Binding(binding: binding.projectedValue, none: none)
    }
  }
}
