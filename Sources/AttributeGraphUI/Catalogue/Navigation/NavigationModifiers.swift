/// Provides the pages of values of a type to the enclosing navigation container.
nonisolated struct _NavigationDestinationModifier<Value: Hashable, Destination: View>: PrimitiveViewModifier,
  CollectiveModifier
{
  let destination: (Value) -> Destination

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (latest, changes) = (modifier.latest(), Updater())
    position.own(changes)
    modifier.updater.add { changes.run() }
    let inside = inputs.inside(position)
    let pages = inputs.environment.values.navigationPage?.pages
    pages?.register(
      NavigationDestination(inputs: inside) { value, page in
        guard let value = value.base as? Value else { return .empty }
        let content = ClosureContent(at: page.position, inputs: page) { latest.value?.destination(value) }
        let part = changes.makePart()
        page.position.own(part)
        part.add { content.invalidate() }
        return content.makePlace(inputs: page)
      }, for: Value.self)
    position.leaving = { [weak pages, unowned position] in pages?.unregister(position, for: Value.self) }
    return body(inside)
  }
}

/// The display of a page's title; a host reports it, and there is no bar.
public struct NavigationBarItem {
  /// The size of the title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the previous page.
    case automatic
    /// In the bar.
    case inline
    /// Large, above the page.
    case large
    /// Large, in the bar.
    case inlineLarge
  }
}

extension View {
  /// Sets the page's title, which a host reports.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the page's title, which a host reports.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: NavigationTitleKey.self, value: String(title))
  }

  /// Sets the page's title, which a host reports.
  nonisolated public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.string) }

  /// Sets the page's title from views, as on a watch: a host reports the texts in them, which are made in a host of
  /// their own whenever the modifier is updated.
  nonisolated public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    modifier(_NavigationTitleModifier(title: title()))
  }

  /// Sets the page's title from a binding; there is no bar in which a person could edit it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the page's title, which a host reports.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the page's title, which a host reports.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the page's title, which a host reports.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the page's title, which a host reports; the display mode has no effect, because there is no bar.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the page's title, which a host reports; the display mode has no effect, because there is no bar.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the page's title, which a host reports; the display mode has no effect, because there is no bar.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the display mode of the title; there is no bar, so it has no effect.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  { self }

  /// Hides the bar; there is none, so it has no effect.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Provides the pages of values of a type for links and the path of the enclosing navigation stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }
}

/// Sets the title of a page from the texts in views.
nonisolated struct _NavigationTitleModifier<Title: View>: ViewModifier {
  let title: Title
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: words)) }

  /// The texts in the views.
  @MainActor private var words: String {
    let (previous, values) = (HostRuntime.current, environment)
    defer { previous?.becomeCurrent() }
    let host = ViewHost(
      room: .proposal(.unspecified), displayScale: values.displayScale, measurer: BuiltInTextMeasurer(),
      clock: VirtualClock(), environment: { $0 = values }, root: { title })
    return host.texts.joined(separator: " ")
  }
}
