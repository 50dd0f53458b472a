/// Leads to a page while a binding says so, as a link does that nobody can tap.
nonisolated struct _NavigationPushModifier<Destination: View>: PrimitiveViewModifier {
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

/// A page that is made when it is shown.
nonisolated struct _DestinationView<Content: View>: View {
  let content: () -> Content

  @MainActor var body: some View { content() }
}

/// The page of what a binding holds; the page of another value is another view.
nonisolated struct _ItemDestinationView<Item: Hashable, Content: View>: View {
  let item: Binding<Item?>
  let content: (Item) -> Content
  /// What the binding held last: it holds nothing while the page is being left.
  @State private var last = LastItem<Item>()

  init(item: Binding<Item?>, content: @escaping (Item) -> Content) {
    self.item = item
    self.content = content
  }

  @MainActor var body: some View {
    if let item = last.update(to: item.wrappedValue) { content(item).id(item) }
  }
}

/// What a binding to an optional held when it held something.
final class LastItem<Item> {
  private var item: Item?

  /// Takes a value over, if there is one.
  ///
  /// - Returns: The last one that there was.
  func update(to new: Item?) -> Item? {
    item = new ?? item
    return item
  }
}

extension View {
  /// Leads to a page of the navigation stack around while a binding is true; leaving the page sets it to false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(_NavigationPushModifier(isActive: isPresented, destination: _DestinationView(content: destination)))
  }

  /// Leads to a page of what a binding holds, in the navigation stack around; leaving the page sets it to nil.
  ///
  /// Where the binding comes to hold another value, the page is that of the other value, and a view of its own; that rule
  /// is ours.
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
