import Foundation

/// A control to choose a colour, with the label at one end and the colour at the other; a host sets it with
/// `choose(_:in:)`.
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Makes a picker with a label of views.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// Makes the label, and the colour at the other end.
  @MainActor public static func _makeViewList(
    view: _GraphValue<ColorPicker<Label>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let choice = ValueChoice<Color>(
      get: { view.read().selection.wrappedValue },
      set: { color in
        let picker = view.read()
        // Without a control for the opacity, a person cannot choose one.
        picker.selection.wrappedValue = picker.supportsOpacity ? color : color.opaque
      })
    position.control = Control(choice, inputs: inputs, title: inputs.hiddenTitle(of: { view.read().label }))
    return inputs.inside(position).labeled(
      view.property(\.label),
      by: view.projection { picker in
        _ControlFace(kind: .colorWell, paint: { .color(picker.selection.wrappedValue) }) {
          "\(picker.selection.wrappedValue)"
        }
      })
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker {
  /// Makes a picker of a colour of CoreGraphics with a label of views.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      selection: Binding(
        get: { Color(cgColor: selection.wrappedValue) },
        set: { selection.wrappedValue = $0.cgColor ?? selection.wrappedValue }),
      supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker of a colour of CoreGraphics with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a picker of a colour of CoreGraphics with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Color {
  /// The colour at full opacity.
  fileprivate var opaque: Color {
    switch source {
    case .faded(let source, _): return Color(source: source).opaque
    case .components(var components):
      components.opacity = 1
      return Color(source: .components(components))
    default: return self
    }
  }
}

/// A value that a person chooses with a control.
@MainActor
final class ValueChoice<Value>: ControlAction {
  /// The current value.
  let get: () -> Value
  /// Sets the value, or the nearest allowed one.
  let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
}

extension ValueChoice: AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    children inside: inout [AccessibilityNode]
  ) -> Bool {
    element.value = inside.last { $0.isFace }?.value
    return true
  }
}

/// Actions of a person with controls for dates and colours.
extension ViewHost {
  /// Chooses a date with a date picker; a date outside of its range becomes the nearest one in it.
  ///
  /// - Throws: `HostError` if there is no such picker; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func choose(_ date: Date, in target: ControlTarget) throws(HostError) -> UpdateReport {
    try choose(date, in: target, kind: "date picker")
  }

  /// Chooses days with a picker of several dates; days outside of its bounds are dropped.
  ///
  /// - Throws: `HostError` if there is no such picker; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func choose(_ days: Set<DateComponents>, in target: ControlTarget) throws(HostError) -> UpdateReport {
    try choose(days, in: target, kind: "picker of several dates")
  }

  /// Chooses a colour with a colour picker.
  ///
  /// - Throws: `HostError` if there is no such picker; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func choose(_ color: Color, in target: ControlTarget) throws(HostError) -> UpdateReport {
    try choose(color, in: target, kind: "colour picker")
  }

  /// The date that a date picker shows.
  ///
  /// - Throws: `HostError` if there is no such picker; the error lists the available ones.
  public func date(in target: ControlTarget) throws(HostError) -> Date {
    try findChoice(target, of: Date.self, kind: "date picker").part.get()
  }

  /// The colour that a colour picker shows.
  ///
  /// - Throws: `HostError` if there is no such picker; the error lists the available ones.
  public func color(in target: ControlTarget) throws(HostError) -> Color {
    try findChoice(target, of: Color.self, kind: "colour picker").part.get()
  }

  private func choose<Value>(
    _ value: Value, in target: ControlTarget, kind: String
  ) throws(HostError) -> UpdateReport {
    let (found, choice) = try findChoice(target, of: Value.self, kind: kind)
    try expectTouchable(found, kind: kind)
    return act(on: found) { choice.set(value) }
  }

  private func findChoice<Value>(
    _ target: ControlTarget, of type: Value.Type, kind: String
  ) throws(HostError) -> (found: FoundControl, part: ValueChoice<Value>) {
    try find(target, kind: kind) { $0 as? ValueChoice<Value> }
  }
}
