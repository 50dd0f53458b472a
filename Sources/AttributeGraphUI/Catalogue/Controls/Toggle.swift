/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Makes a switch with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a switch for several values: it is on when all of them are, and a tap sets all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
      label: label)
  }

  /// Makes the label, and the switch at the other end.
  @MainActor public static func _makeViewList(view: _GraphValue<Toggle<Label>>, inputs: _ViewInputs) -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    let isOn = Binding.Access { view.read().isOn }.leaving(inputs.environment.values.dismissalByControls)
    position.control = Control(
      ToggleAction(isOn: isOn), inputs: inputs, title: inputs.hiddenTitle(of: { view.read().label }))
    // An enclosing modifier determines by its type whether there is a style, so this never changes at a position.
    if let style = inputs.environment.values.toggleStyle {
      return style.makeViewList(
        of: view.projection { ToggleFacts(isOn: $0.isOn) }, at: \.toggleStyle,
        inputs: inputs.inside(position).placing(ToggleStyleConfiguration.Label.self, for: view.property(\.label)))
    }
    return inputs.inside(position).labeled(
      view.property(\.label),
      by: view.projection { toggle in
        _ControlFace(kind: .toggle) { toggle.isOn.wrappedValue ? "on" : "off" }
      })
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a switch with a symbol and a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AttributeGraphUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a switch with a symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AttributeGraphUI.Label(title, systemImage: systemImage) }
  }
}
