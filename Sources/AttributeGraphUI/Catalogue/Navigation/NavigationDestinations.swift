/// Pushes a page while a binding is set, like a link without a control.
nonisolated struct _NavigationPushModifier<Destination: View>: PrimitiveViewModifier, CollectiveModifier {
  let isActive: Binding<Bool>
  let destination: Destination

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let link = modifier.projection {
      NavigationLink(
        destination: $0.destination, activation: .binding($0.isActive, tag: nil), label: EmptyView())
    }
    _ = NavigationLinkState(of: link, at: position, inputs: inputs)
    return body(inputs.inside(position))
  }
}

/// The page of a binding's value; another value has another view.
nonisolated struct _ItemDestinationView<Item: Hashable, Content: View>: View {
  let item: Binding<Item?>
  let content: (Item) -> Content
  /// The last value of the binding, which is nil while the page is being left.
  @State private var last = LastItem<Item>()

  init(item: Binding<Item?>, content: @escaping (Item) -> Content) {
    self.item = item
    self.content = content
  }

  @MainActor var body: some View {
    if let item = last.update(to: item.wrappedValue) { content(item).id(item) }
  }
}

/// The last value of a binding to an optional.
final class LastItem<Item> {
  private var item: Item?

  /// Stores a value, unless it is nil.
  ///
  /// - Returns: The last value that was stored.
  func update(to new: Item?) -> Item? {
    item = new ?? item
    return item
  }
}

extension View {
  /// Pushes a page onto the navigation stack around while a binding is true; leaving the page sets it to false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(_NavigationPushModifier(isActive: isPresented, destination: destination()))
  }

  /// Pushes a page for a binding's value onto the enclosing navigation stack; leaving the page sets it to nil.
  ///
  /// If the binding is set to another value, the page is replaced by a new view for that value; this rule is ours.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isActive = Binding<Bool>(
      location: ConvertedLocation(item.location, get: { $0 != nil }, set: { $0 ? nil : .some(nil) }))
    return modifier(
      _NavigationPushModifier(
        isActive: isActive, destination: _ItemDestinationView(item: item, content: destination)))
  }
}
