import AttributeGraph2
import Foundation

/// Presents views for some data while a binding is true, once the data are not nil.
///
/// The views stay those of the data of the moment of the presentation, also when the data become nil.
nonisolated struct _DataPresentationModifier<Value, Presented: View>: PresentingModifier {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  let data: Value?
  /// The views for the data; nil if the data are.
  let views: Presented?

  var onDismiss: (() -> Void)? { nil }
  var item: Bool? { isPresented.wrappedValue && data != nil ? true : nil }
  var staysWithoutItem: Bool { isPresented.wrappedValue }
  var changeCount: Int { 0 }

  func clear() { isPresented.wrappedValue = false }

  @MainActor static func content(of modifier: Latest<Self>, in graph: Graph) -> () -> Presented? {
    let data = modifier.value?.data
    let presented = Latest(modifier.value?.views)
    return {
      if let latest = modifier.value, let new = latest.data, let data,
        FieldPlan.plan(for: Value.self).areEqual(new, data)
      {
        presented.value = latest.views
      }
      return presented.value ?? nil
    }
  }
}

extension View {
  /// Presents an alert with a title and buttons for some data while a binding is true and the data are not nil; every
  /// button sets the binding to false.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert with a title and buttons of some data while a binding is true and there are data; every button
  /// sets the binding to false.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a title and buttons of some data while a binding is true and there are data; every button
  /// sets the binding to false.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a title, and with buttons and a message for some data, while a binding is true and the data
  /// are not nil; every button sets the binding to false.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let views = data.map { alertContent(title, actions: actions($0), message: message($0)) }
    return modifier(_DataPresentationModifier(kind: .alert, isPresented: isPresented, data: data, views: views))
  }

  /// Presents an alert with a title, and with buttons and a message of some data, while a binding is true and there are
  /// data; every button sets the binding to false.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a title, and with buttons and a message of some data, while a binding is true and there are
  /// data; every button sets the binding to false.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents a confirmation dialog for some data while a binding is true and the data are not nil; every button sets
  /// the binding to false.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog with some data while a binding is true and there are data; every button sets the
  /// binding to false.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog with some data while a binding is true and there are data; every button sets the
  /// binding to false.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog for some data, with a message, while a binding is true and the data are not nil;
  /// every button sets the binding to false.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let views = data.map { alertContent(title, actions: actions($0), message: message($0), isDialog: true) }
    return modifier(
      _DataPresentationModifier(kind: .confirmationDialog, isPresented: isPresented, data: data, views: views))
  }

  /// Presents a confirmation dialog with some data, with a message, while a binding is true and there are data; every
  /// button sets the binding to false.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with some data, with a message, while a binding is true and there are data; every
  /// button sets the binding to false.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
}

extension View {
  /// Presents an alert for an error while a binding is true and the error is not nil; every button sets the binding to
  /// false.
  ///
  /// The title is the error's description.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(errorTitle(error), isPresented: isPresented, presenting: error) { _ in actions() }
  }

  /// Presents an alert for an error, with buttons and a message, while a binding is true and the error is not nil;
  /// every button sets the binding to false.
  ///
  /// The title is the error's description.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(errorTitle(error), isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}

/// The title of the alert for an error.
private func errorTitle<E: LocalizedError>(_ error: E?) -> Text {
  Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? "")
}
