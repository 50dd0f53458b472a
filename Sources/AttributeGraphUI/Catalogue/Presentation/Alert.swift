/// A message with one or two buttons, to be presented with `alert(isPresented:content:)` or `alert(item:content:)`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button, by default an "OK" button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert; each of them also closes the alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button without a special purpose.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button with the title "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    /// A button with a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// The message of an alert.
nonisolated struct _AlertMessage<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func _makeViewList(view: _GraphValue<_AlertMessage<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let inside = inputs.inside(inputs.makePosition(AlertMessagePart.self))
    return Content._makeViewList(view: view.property(\.content), inputs: inside)
  }
}

/// The buttons of an alert, by default an "OK" button, or those of a dialog, which has a "Cancel" button besides unless
/// one of its own has that role.
nonisolated struct _AlertActions<Content: View>: PrimitiveView {
  let content: Content
  /// Whether it is a dialog that asks for a confirmation.
  var isDialog = false

  @MainActor static func _makeViewList(view: _GraphValue<_AlertActions<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    var inside = inputs.inside(inputs.makePosition(AlertActionsPart.self))
    // The buttons of an alert have the system's style, whatever the enclosing style is.
    if inputs.environment.values.buttonStyle != nil {
      inside.environment = EnvironmentScope(inside: inputs.environment, at: inside.position) { inherited in
        var values = inherited
        values.buttonStyle = nil
        return values
      }
    }
    func usual(_ title: LocalizedStringKey, _ role: ButtonRole?) -> _ViewListOutputs {
      Button<Text>._makeViewList(view: view.projection { _ in Button(title, role: role) {} }, inputs: inside)
    }
    let isDialog = view.read().isDialog
    guard Content.self != EmptyView.self else { return isDialog ? usual("Cancel", .cancel) : usual("OK", nil) }
    let content = Content._makeViewList(view: view.property(\.content), inputs: inside)
    let cancels = inside.position.first { $0.knownInfo?[ButtonRole.self] == .cancel ? true : nil } != nil
    return isDialog && !cancels ? .joined([content, usual("Cancel", .cancel)]) : content
  }
}

/// The name of the position of an alert's message.
enum AlertMessagePart {}

/// The name of the position of an alert's buttons.
enum AlertActionsPart {}

/// An alert as views: its title, its message and its buttons below each other.
typealias AlertContent<Actions: View, Message: View> = VStack<
  TupleView<(Text, _AlertMessage<Message>, _AlertActions<Actions>)>
>

/// Makes the views of an alert, or of a dialog that asks for a confirmation.
func alertContent<Actions: View, Message: View>(
  _ title: Text, actions: Actions, message: Message, isDialog: Bool = false
) -> AlertContent<Actions, Message> {
  VStack {
    title
    _AlertMessage(content: message)
    _AlertActions(content: actions, isDialog: isDialog)
  }
}

extension Alert {
  /// The alert as views.
  fileprivate var views: some View { Self.views(title: title, message: message, buttons: buttons) }

  /// The views of an alert, or of a confirmation dialog.
  static func views(title: Text, message: Text?, buttons: [Button]) -> some View {
    alertContent(
      title,
      actions: ForEach(Array(buttons.indices), id: \.self) { index in
        let button = buttons[index]
        AttributeGraphUI.Button(role: button.role, action: button.action) { button.label }
      }, message: message)
  }
}

extension View {
  /// Presents an alert while a binding is true; its buttons set it to false.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      _FlagPresentationModifier(kind: .alert, isPresented: isPresented, onDismiss: nil) { content().views })
  }

  /// Presents an alert for a binding's value; its buttons set it to nil.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    modifier(_ItemPresentationModifier(kind: .alert, value: item, onDismiss: nil) { content($0).views })
  }

  /// Presents an alert with a title and buttons while a binding is true; every button sets it to false.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a title and buttons while a binding is true; every button sets it to false.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a title and buttons while a binding is true; every button sets it to false.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a title, buttons and a message while a binding is true; every button sets it to false.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let views = alertContent(title, actions: actions(), message: message())
    return modifier(_FlagPresentationModifier(kind: .alert, isPresented: isPresented, onDismiss: nil) { views })
  }

  /// Presents an alert with a title, buttons and a message while a binding is true; every button sets it to false.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title, buttons and a message while a binding is true; every button sets it to false.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a confirmation dialog while a binding is true; every button sets it to false.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents a confirmation dialog while a binding is true; every button sets it to false.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents a confirmation dialog while a binding is true; every button sets it to false.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents a confirmation dialog, with a message, while a binding is true; every button sets it to false.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let views = alertContent(title, actions: actions(), message: message(), isDialog: true)
    return modifier(
      _FlagPresentationModifier(kind: .confirmationDialog, isPresented: isPresented, onDismiss: nil) { views })
  }

  /// Presents a confirmation dialog, with a message, while a binding is true; every button sets it to false.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a confirmation dialog, with a message, while a binding is true; every button sets it to false.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
}
