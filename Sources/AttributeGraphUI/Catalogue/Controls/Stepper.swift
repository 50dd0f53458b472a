import AttributeGraph2

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
  ///
  /// An integer stays in the range of its type.
  ///
  /// - Precondition: The step is a finite number.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    Self.check(step)
    self.label = label()
    func motion(by step: V.Stride) -> () -> (() -> Void)? {
      {
        let now = Self.current(value)
        guard let next = Steps.value(now, advancedBy: step) else { return nil }
        return Self.editing({ Self.set(value, to: next) }, onEditingChanged)
      }
    }
    (increment, decrement) = (motion(by: step), motion(by: 0 - step))
  }

  /// Makes a stepper of a value that stays in a range, with a label of views.
  ///
  /// - Precondition: The step is a finite number.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    Self.check(step)
    self.label = label()
    // A shorter last step ends at the bound; at the bound there is no further step.
    increment = {
      let now = Self.current(value)
      guard now < bounds.upperBound else { return nil }
      let next = Steps.value(now, advancedBy: step).map { min($0, bounds.upperBound) } ?? bounds.upperBound
      return Self.editing({ Self.set(value, to: next) }, onEditingChanged)
    }
    decrement = {
      let now = Self.current(value)
      guard now > bounds.lowerBound else { return nil }
      let next = Steps.value(now, advancedBy: 0 - step).map { max($0, bounds.lowerBound) } ?? bounds.lowerBound
      return Self.editing({ Self.set(value, to: next) }, onEditingChanged)
    }
  }

  /// Makes the label, and the two buttons at the other end.
  @MainActor public static func _makeViewList(view: _GraphValue<Stepper<Label>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    position.control = Control(
      StepAction(up: { view.read().increment() }, down: { view.read().decrement() }), inputs: inputs,
      title: inputs.hiddenTitle(of: { view.read().label }))
    return inputs.inside(position).labeled(
      view.property(\.label), by: view.projection { _ in _ControlFace(kind: .stepper) { "" } })
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

  private static func check<Step: SignedNumeric & Comparable>(_ step: Step) {
    let isNumber = (step as? any FloatingPoint).map { $0.isFinite } ?? true
    trap(unless: isNumber, "A stepper was given the step \(step). Give it a finite number.")
  }
}

/// Steps of values that may be integers, whose own arithmetic traps at the ends of their types.
private enum Steps {
  /// A value moved by a step; nil if there is none beyond it.
  static func value<V: Strideable>(_ value: V, advancedBy step: V.Stride) -> V? {
    guard let integer = value as? any FixedWidthInteger else { return value.advanced(by: step) }
    return self.integer(integer, advancedBy: step) as? V
  }

  private static func integer<V: FixedWidthInteger, Step>(_ value: V, advancedBy step: Step) -> V? {
    guard let step = step as? any BinaryInteger else { return nil }
    return self.value(value, advancedBy: step)
  }

  private static func value<V: FixedWidthInteger, Step: BinaryInteger>(_ value: V, advancedBy step: Step) -> V? {
    guard let distance = V(exactly: step.magnitude) else { return nil }
    let (next, isOver) =
      step >= 0 ? value.addingReportingOverflow(distance) : value.subtractingReportingOverflow(distance)
    return isOver ? nil : next
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
