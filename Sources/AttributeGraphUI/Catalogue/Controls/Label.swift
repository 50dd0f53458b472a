/// A symbol and a title side by side.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// Makes a label of a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Makes a row of the icon and the title.
  @MainActor public static func _makeViewList(view: _GraphValue<Label<Title, Icon>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    // An enclosing modifier determines by its type whether there is a style, so this never changes at a position.
    if let style = inputs.environment.values.labelStyle {
      // Even if a style shows only the icon, the control around is found by the title.
      if Title.self is any TitledView.Type { position.info.labelTitle = { view.read().title.labelTitle } }
      return style.makeViewList(
        of: view.projection { _ in LabelFacts() }, at: \.labelStyle,
        inputs: inputs.inside(position).placing(LabelStyleConfiguration.Title.self, for: view.property(\.title))
          .placing(LabelStyleConfiguration.Icon.self, for: view.property(\.icon)))
    }
    let row = view.keptProjection { label in
      HStack {
        label.icon
        label.title
      }
    }
    return HStack<TupleView<(Icon, Title)>>._makeViewList(view: row, inputs: inputs.inside(position))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and a symbol of the system.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
