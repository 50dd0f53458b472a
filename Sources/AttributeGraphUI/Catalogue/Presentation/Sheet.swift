import AttributeGraph2

/// Presents views while a binding is true.
nonisolated struct _FlagPresentationModifier<Presented: View>: PresentingModifier {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Presented

  var item: Bool? { isPresented.wrappedValue ? true : nil }
  var changeCount: Int { 0 }

  func clear() { isPresented.wrappedValue = false }

  @MainActor static func content(of modifier: Latest<Self>, in graph: Graph) -> () -> Presented? {
    { modifier.value?.content() }
  }
}

/// Presents views for a binding's value, as long as its id is the same.
nonisolated struct _ItemPresentationModifier<Value: Identifiable, Presented: View>: PresentingModifier {
  let kind: PresentationKind
  let value: Binding<Value?>
  let onDismiss: (() -> Void)?
  let content: (Value) -> Presented

  var item: Value.ID? { value.wrappedValue?.id }
  var changeCount: Int { value.location.changeCount }

  func clear() { value.wrappedValue = nil }

  @MainActor static func content(of modifier: Latest<Self>, in graph: Graph) -> () -> Presented? {
    let latest = Latest<Value>()
    return {
      // The views are unchanged while they are dismissed or replaced. The presenter follows changes; a dependency on
      // the binding here would remake the views for its next value.
      if let value = graph.untracked({ modifier.value?.value.wrappedValue }),
        latest.value.map({ $0.id == value.id }) ?? true
      {
        latest.value = value
      }
      return latest.value.flatMap { modifier.value?.content($0) }
    }
  }
}

extension View {
  /// Presents a sheet while a binding is true; dismissing it sets the binding to false.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _FlagPresentationModifier(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet for a binding's value; dismissing it sets the binding to nil, and a value with another id is
  /// presented in a sheet of its own.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemPresentationModifier(kind: .sheet, value: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a full-screen cover while a binding is true; dismissing it sets the binding to false.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _FlagPresentationModifier(
        kind: .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a full-screen cover for a binding's value; dismissing it sets the binding to nil.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemPresentationModifier(kind: .fullScreenCover, value: item, onDismiss: onDismiss, content: content))
  }
}
