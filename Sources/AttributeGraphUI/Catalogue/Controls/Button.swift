/// A control that runs an action when it is tapped.
nonisolated public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Makes a button with a label of views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button for a purpose, with a label of views.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes the position of the button, and of its label, which determines its size.
  @MainActor public static func _makeViewList(view: _GraphValue<Button<Label>>, inputs: _ViewInputs) -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    if let role = view.read().role { position.info[ButtonRole.self] = role }
    let dismissal = inputs.environment.values.dismissalByControls
    let action = {
      view.read().action()
      dismissal?.dismiss()
    }
    let control = Control(TapAction(perform: action), inputs: inputs)
    let label = view.property(\.label)
    return inputs.button(at: position, control, label: label, role: view.property(\.role), action: action)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Makes a button for a purpose, with a title.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button for a purpose, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a button with a symbol and a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Makes a button with a symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Makes a button for a purpose, with a symbol and a title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AttributeGraphUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button for a purpose, with a symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AttributeGraphUI.Label(title, systemImage: systemImage) }
  }
}

/// The purpose of a button, if it is a special one.
public struct ButtonRole: Hashable, Sendable {
  private enum Purpose: Hashable {
    case destructive
    case cancel
    case close
    case confirm
  }

  private let purpose: Purpose

  /// It destroys something.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// It changes nothing and leaves.
  public static let cancel = ButtonRole(purpose: .cancel)
  /// It closes what it belongs to.
  public static let close = ButtonRole(purpose: .close)
  /// It accepts what it belongs to.
  public static let confirm = ButtonRole(purpose: .confirm)

  /// The title and the symbol of a button that has only this role; the words are ours.
  var usualLabel: (title: LocalizedStringKey, symbol: String) {
    switch purpose {
    case .destructive: ("Delete", "trash")
    case .cancel: ("Cancel", "xmark")
    case .close: ("Close", "xmark")
    case .confirm: ("Confirm", "checkmark")
    }
  }
}

/// The label of a button that has a role and no label of its own: a title and a symbol.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The title and the symbol of the role.
  @MainActor public var body: some View {
    let usual = role.usualLabel
    Label(usual.title, systemImage: usual.symbol)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button for a purpose, with the label of the purpose.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
