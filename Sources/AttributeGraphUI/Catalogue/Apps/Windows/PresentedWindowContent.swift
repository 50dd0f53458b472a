/// The content of a window that presents a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @Environment(\.presentedWindowValue) private var presented
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
    PresentedValue(initial: presented?.value as? Data ?? defaultValue?(), presented: presented, content: content)
  }
}

/// The value that a window presents, which the content may change.
private struct PresentedValue<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  let presented: PresentedWindowValue?
  let content: (Binding<Data?>) -> Content

  init(initial: Data?, presented: PresentedWindowValue?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: initial)
    self.presented = presented
    self.content = content
  }

  var body: some View {
    presented?.follow($value)
    return content($value)
  }
}

/// The value that a window presents.
@MainActor
final class PresentedWindowValue {
  private var read: () -> AnyHashable?

  /// The value with which the window was opened, until its content is there and may set another one.
  var value: AnyHashable? { read() }

  init(_ value: AnyHashable?) { read = { value } }

  /// Takes the value from the window's content.
  fileprivate func follow<Data: Hashable>(_ binding: Binding<Data?>) {
    read = { binding.wrappedValue.map { AnyHashable($0) } }
  }
}

extension EnvironmentValues {
  private enum PresentedValueKey: EnvironmentKey { static var defaultValue: PresentedWindowValue? { nil } }

  /// The value that the enclosing window presents.
  var presentedWindowValue: PresentedWindowValue? {
    get { self[PresentedValueKey.self] }
    set { self[PresentedValueKey.self] = newValue }
  }
}
