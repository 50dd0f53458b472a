/// The content of a window that presents a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @Environment(\.presentedWindowValue) private var value
  private let content: (Binding<Data?>) -> Content
  private let defaultValue: (() -> Data)?

  init(_ content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    defaultValue = nil
  }

  init(_ content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
    self.content = { optional in
      content(
        Binding(
          get: { optional.wrappedValue ?? defaultValue() },
          set: { value, transaction in optional.transaction(transaction).wrappedValue = value }))
    }
    self.defaultValue = defaultValue
  }

  /// The content, with a binding to the value of the window.
  @MainActor public var body: some View {
    PresentedValue(initial: value as? Data ?? defaultValue?(), content: content)
  }
}

/// The value that a window presents, which the content may change.
private struct PresentedValue<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  let content: (Binding<Data?>) -> Content

  init(initial: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: initial)
    self.content = content
  }

  var body: some View { content($value) }
}

extension EnvironmentValues {
  private enum PresentedValueKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

  /// The value with which the enclosing window was opened.
  var presentedWindowValue: AnyHashable? {
    get { self[PresentedValueKey.self] }
    set { self[PresentedValueKey.self] = newValue }
  }
}
