import AttributeGraph2
import Foundation

/// A control for a number in a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  /// The movement of the thumb.
  let motion: SliderMotion
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  /// Makes a slider, with labels at its ends, that moves freely.
  ///
  /// The label is not shown, as on a phone.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    motion = SliderMotion(value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged)
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Makes a slider, with labels at its ends, that moves in steps from the lower end.
  ///
  /// - Precondition: The step is above 0.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    motion = SliderMotion(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Makes the track with its thumb, between the labels of its ends.
  @MainActor public static func _makeViewList(
    view: _GraphValue<Slider<Label, ValueLabel>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let check = { [unowned position] in
      let motion = view.read().motion
      inputs.graph.untracked { motion.check(at: position) }
    }
    check()
    view.updater.add { check() }
    position.control = Control(
      SliderMotion { view.read().motion }, inputs: inputs, title: { view.read().label.labelTitle })
    let row = view.keptProjection { slider in
      HStack {
        slider.minimumValueLabel
        _ControlFace(kind: .slider, share: { [unowned position] in slider.motion.share(at: position) }) {
          "\(slider.motion.value())"
        }
        slider.maximumValueLabel
      }
    }
    return HStack<TupleView<(ValueLabel, _ControlFace, ValueLabel)>>._makeViewList(
      view: row, inputs: inputs.inside(position))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label, which is not shown, that moves freely.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with a label, which is not shown, that moves in steps from the lower end.
  ///
  /// - Precondition: The step is above 0.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider that moves freely.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps from the lower end.
  ///
  /// - Precondition: The step is above 0.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

/// The movement of a slider's thumb.
struct SliderMotion {
  /// The current number.
  let value: () -> Double
  /// Moves the thumb to the allowed number nearest to a number.
  let move: (Double) -> Void
  /// The numbers at both ends.
  let range: () -> ClosedRange<Double>
  /// The distance by which one increment moves the thumb; nil for a tenth of the range.
  private let strideAlongRange: () -> Double?

  /// The distance by which one increment moves the thumb: a step, or a tenth of the range. The tenth is ours.
  var stride: Double { strideAlongRange() ?? (range().upperBound - range().lowerBound) / 10 }

  /// The value as a fraction of the range, from 0 to 1; nil for a range without length.
  var share: Double? {
    let range = range()
    let length = range.upperBound - range.lowerBound
    let share = (value() - range.lowerBound) / length
    return length > 0 && length.isFinite && share.isFinite ? share : nil
  }

  /// The share; a value or a range without one is reported as an issue of a position.
  @MainActor func share(at position: ViewPosition) -> Double? {
    check(at: position)
    return share
  }

  /// Reports a value or a range that is not finite, and a value outside of the range.
  @MainActor func check(at position: ViewPosition) {
    let (value, range) = (value(), range())
    position.check(CGFloat(value), as: "value")
    position.check(CGFloat(range.lowerBound), CGFloat(range.upperBound), as: "bounds")
    if value.isFinite && !range.contains(value) { position.reportOnce(.sliderOutOfBounds(value, range)) }
  }

  /// Motion along a range or the part of it that is enabled, freely or in steps.
  ///
  /// - Precondition: The step is above 0.
  init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, enabled: ClosedRange<V>? = nil, step: V?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    if let step {
      trap(unless: step > 0 && step.isFinite, "A slider was given the step \(step). Give it a number above 0.")
    }
    self.value = { Double(value.wrappedValue) }
    range = { Double(bounds.lowerBound)...Double(bounds.upperBound) }
    strideAlongRange = { step.map { Double($0) } }
    move = { target in
      let enabled = enabled?.clamped(to: bounds) ?? bounds
      let place = SliderMotion.place(nearest: V(target), in: enabled, step: step, from: bounds.lowerBound)
      onEditingChanged(true)
      value.wrappedValue = place
      onEditingChanged(false)
    }
  }

  /// The movement of the slider that a closure returns.
  init(_ current: @escaping () -> SliderMotion) {
    value = { current().value() }
    move = { current().move($0) }
    range = { current().range() }
    strideAlongRange = { current().strideAlongRange() }
  }

  private static func place<V: BinaryFloatingPoint>(
    nearest target: V, in bounds: ClosedRange<V>, step: V?, from start: V
  ) -> V {
    let inside = target.isNaN ? bounds.lowerBound : min(max(target, bounds.lowerBound), bounds.upperBound)
    guard let step else { return inside }
    let steps = ((inside - start) / step).rounded()
    let first = ((bounds.lowerBound - start) / step).rounded(.up)
    let last = ((bounds.upperBound - start) / step).rounded(.down)
    let place = start + max(min(steps, last), first) * step
    // Steps that are too small to count are ignored, and so are steps where none leads into the part.
    return first <= last && place.isFinite ? place : inside
  }
}

extension SliderMotion: ControlAction, AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    children inside: inout [AccessibilityNode]
  ) -> Bool {
    element.value = share.map(\.percentage) ?? "\(value())"
    element.adjust = { direction in
      if control.isEnabled { move(value() + (direction == .increment ? 1 : -1) * stride) }
    }
    return true
  }
}
