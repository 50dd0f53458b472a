import Foundation

/// The title of a dialog; empty if it is hidden.
private func dialogTitle(_ title: Text, _ visibility: Visibility) -> Text {
  visibility == .hidden ? Text(verbatim: "") : title
}

extension View {
  /// Presents a confirmation dialog while a binding is true; every button sets the binding to false. The title may be
  /// hidden.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      dialogTitle(title, titleVisibility), isPresented: isPresented, actions: actions)
  }

  /// Presents a confirmation dialog, with a message, while a binding is true; every button sets the binding to false.
  /// The title may be hidden.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      dialogTitle(title, titleVisibility), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a confirmation dialog for some data while a binding is true and the data are not nil; every button sets
  /// the binding to false. The title may be hidden.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      dialogTitle(title, titleVisibility), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog for some data, with a message, while a binding is true and the data are not nil;
  /// every button sets the binding to false. The title may be hidden.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      dialogTitle(title, titleVisibility), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog while a binding is true; every button sets the binding to false. The title may be
  /// hidden.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      dialogTitle(Text(titleKey), titleVisibility), isPresented: isPresented, actions: actions)
  }

  /// Presents a confirmation dialog, with a message, while a binding is true; every button sets the binding to false.
  /// The title may be hidden.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      dialogTitle(Text(titleKey), titleVisibility), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with some data while a binding is true and there are data; every button sets the
  /// binding to false. The title may be hidden.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      dialogTitle(Text(titleKey), titleVisibility), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog with some data, with a message, while a binding is true and there are data; every
  /// button sets the binding to false. The title may be hidden.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      dialogTitle(Text(titleKey), titleVisibility), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog while a binding is true; every button sets the binding to false. The title may be
  /// hidden.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      dialogTitle(Text(title), titleVisibility), isPresented: isPresented, actions: actions)
  }

  /// Presents a confirmation dialog, with a message, while a binding is true; every button sets the binding to false.
  /// The title may be hidden.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      dialogTitle(Text(title), titleVisibility), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with some data while a binding is true and there are data; every button sets the
  /// binding to false. The title may be hidden.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      dialogTitle(Text(title), titleVisibility), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog with some data, with a message, while a binding is true and there are data; every
  /// button sets the binding to false. The title may be hidden.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      dialogTitle(Text(title), titleVisibility), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Sets an icon for the dialogs inside; none is drawn.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets the severity of the dialogs inside; all look the same.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Lets a person suppress the dialogs inside; a host has no such toggle, so the binding is never set.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Offers a toggle to suppress the dialogs inside; here the binding is never set.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// Offers a toggle to suppress the dialogs inside; here the binding is never set.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// Offers a toggle to suppress the dialogs inside; here the binding is never set.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
}

/// The severity of a dialog.
public struct DialogSeverity: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, critical, standard }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// It warns.
  public static let critical = DialogSeverity(kind: .critical)
  /// It asks.
  public static let standard = DialogSeverity(kind: .standard)
}
