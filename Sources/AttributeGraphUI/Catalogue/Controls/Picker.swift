/// A control to select one of several values, each with a tagged view.
///
/// It shows the selected view beside its label, as a closed menu does; the other views exist but are hidden.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Makes a picker with a label of views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker with a label that is a view.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  /// Makes the label, and at the other end the options over each other.
  @MainActor public static func _makeViewList(
    view: _GraphValue<Picker<Label, SelectionValue, Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let dismissal = inputs.environment.values.dismissalByControls
    // An enclosing modifier determines by its type how pickers look, so this never changes at a position.
    let look = inputs.environment.values.pickerLook
    position.control = Control(
      PickAction { tag in
        guard let value = tag.tagged(SelectionValue.self) else { return false }
        view.read().selection.wrappedValue = value
        dismissal?.dismiss()
        return true
      }, inputs: inputs,
      title: inputs.hiddenTitle(of: { view.read().label }, isShown: look != .segmented && look != .palette))
    switch look {
    case .automatic:
      return inputs.inside(position).labeled(view.property(\.label), by: view.projection { $0.chosenOption })
    case .menu, .navigationLink:
      let symbol = look == .menu ? "chevron.up.chevron.down" : "chevron.forward"
      let face = view.keptProjection { picker in
        HStack {
          picker.chosenOption
          Image(systemName: symbol)
        }
      }
      return inputs.inside(position).labeled(view.property(\.label), by: face)
    case .segmented, .palette, .inline, .wheel:
      let open = view.projection { _OpenPicker(picker: $0, look: look) }
      return _OpenPicker<Label, SelectionValue, Content>._makeViewList(view: open, inputs: inputs.inside(position))
    }
  }

  @MainActor private var chosenOption: _PickerOptions<Content> {
    _PickerOptions(
      selection: { AnyHashable(selection.wrappedValue) },
      isChosen: { $0.tagged(SelectionValue.self) == selection.wrappedValue }, content: content)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a picker with a symbol and a title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { AttributeGraphUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a picker with a symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { AttributeGraphUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a picker with a symbol and a title; the selected option stands for its current value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, systemImage: systemImage, selection: selection, content: content)
  }

  /// Makes a picker with a symbol and a title; the selected option stands for its current value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, systemImage: systemImage, selection: selection, content: content)
  }
}

/// The options of a picker; only the selected one is visible.
struct _PickerOptions<Content: View>: PrimitiveView {
  /// The tag of the selected option.
  let selection: () -> AnyHashable
  /// Whether the option with a tag is selected.
  let isChosen: (AnyHashable) -> Bool
  let content: Content

  static func _makeViewList(view: _GraphValue<_PickerOptions<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let choice = Choice(runtime: inputs.runtime) { view.read().isChosen($0) }
    position.own(choice)
    let selection = ValueWatch(of: view, at: position, inputs: inputs) { $0.selection() }
    selection.onChange = { [unowned choice] in choice.renewLater() }
    choice.nothingIsChosen = { [unowned position] in position.report(selectionWithoutTag: view.read().selection()) }
    var inside = inputs.forChildren(of: position, along: nil)
    inside.choice = choice
    let content = Content._makeViewList(view: view.property(\.content), inputs: inside)
    let node = ContainerNode(at: position, content: content, rule: .overlay(OverlayLayout(alignment: .trailing)))
    node.direction = inputs.direction
    return inputs.output(node)
  }
}

extension ViewPosition {
  /// Reports the selection of a picker that no option has as its tag, unless it is an empty optional: then nothing is
  /// selected.
  func report(selectionWithoutTag selection: AnyHashable) {
    let mirror = Mirror(reflecting: selection.base)
    guard mirror.displayStyle != .optional || !mirror.children.isEmpty else { return }
    reportOnce(.missingTag(selection: "\(selection.base)", of: "Picker"))
  }
}
