/// A control to increase and decrease a value by steps.
nonisolated public struct Stepper<Label: View>: PrimitiveView {
  let label: Label
  /// The action of a step up; nil if there is none.
  let increment: () -> (() -> Void)?
  /// The action of a step down; nil if there is none.
  let decrement: () -> (() -> Void)?

  /// Makes a stepper that runs closures, with a label of views; a button without a closure does nothing.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { onIncrement.map { Self.editing($0, onEditingChanged) } }
    decrement = { onDecrement.map { Self.editing($0, onEditingChanged) } }
  }

  /// Makes a stepper of a value, with a label of views.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { Self.editing({ Self.move(value, by: step) }, onEditingChanged) }
    decrement = { Self.editing({ Self.move(value, by: -step) }, onEditingChanged) }
  }

  /// Makes a stepper of a value that stays in a range, with a label of views.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    // A shorter last step ends at the bound; at the bound there is no further step.
    increment = {
      let now = Self.current(value)
      guard now < bounds.upperBound else { return nil }
      let next = now.distance(to: bounds.upperBound) < step ? bounds.upperBound : now.advanced(by: step)
      return Self.editing({ Self.set(value, to: next) }, onEditingChanged)
    }
    decrement = {
      let now = Self.current(value)
      guard now > bounds.lowerBound else { return nil }
      let next = bounds.lowerBound.distance(to: now) < step ? bounds.lowerBound : now.advanced(by: -step)
      return Self.editing({ Self.set(value, to: next) }, onEditingChanged)
    }
  }

  /// Makes the label, and the two buttons at the other end.
  @MainActor public static func _makeViewList(view: _GraphValue<Stepper<Label>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    position.control = Control(
      StepAction(up: { view.read().increment() }, down: { view.read().decrement() }), inputs: inputs)
    return inputs.inside(position).labeled(
      view.projection(\.label), by: view.projection { _ in _ControlFace(kind: .stepper) { "" } })
  }

  private static func editing(_ step: @escaping () -> Void, _ onEditingChanged: @escaping (Bool) -> Void) -> () -> Void
  {
    {
      onEditingChanged(true)
      step()
      onEditingChanged(false)
    }
  }

  private static func current<V>(_ value: Binding<V>) -> V { value.wrappedValue }

  private static func set<V>(_ value: Binding<V>, to new: V) { value.wrappedValue = new }

  private static func move<V: Strideable>(_ value: Binding<V>, by stride: V.Stride) {
    value.wrappedValue = value.wrappedValue.advanced(by: stride)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper that runs closures, with a title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper that runs closures, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value that stays in a range, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value that stays in a range, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

/// The steps of a stepper.
@MainActor
struct StepAction: ControlAction {
  /// Returns the action of a step up; nil if no step is possible.
  let up: () -> (() -> Void)?
  /// Returns the action of a step down; nil if no step is possible.
  let down: () -> (() -> Void)?
}

extension StepAction: AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    children inside: inout [AccessibilityNode]
  ) -> Bool {
    element.adjust = { direction in if control.isEnabled { (direction == .increment ? up() : down())?() } }
    return true
  }
}
