/// Makes the pages of values of a type, for the navigation container around.
nonisolated struct _NavigationDestinationModifier<Value: Hashable, Destination: View>: PrimitiveViewModifier {
  let destination: (Value) -> Destination

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (latest, changes) = (modifier.latest(), Updater())
    position.own(changes)
    modifier.updater.add { changes.run() }
    let inside = inputs.inside(position)
    let type = ObjectIdentifier(Value.self)
    let pages = inputs.environment.values.navigationPage?.pages
    pages?.register(
      NavigationDestination(inputs: inside) { value, page in
        guard let value = value.base as? Value else { return .empty }
        let content = ClosureContent(at: page.position, inputs: page) { latest.value?.destination(value) }
        let part = changes.makePart()
        page.position.own(part)
        part.add { content.invalidate() }
        return content.makeViewList(inputs: page)
      }, for: type)
    position.leaving = { [weak pages, unowned position] in pages?.unregister(position, for: type) }
    return body(inside)
  }
}

/// How the title of a page is shown; here it can be asked for, and there is no bar.
public struct NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page before.
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
  /// Gives the page its title, which a host tells.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the page its title, which a host tells.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: NavigationTitleKey.self, value: String(title))
  }

  /// Gives the page its title, which a host tells.
  nonisolated public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.string) }

  /// Gives the page the title that a binding holds; there is no bar in which a person would change it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Gives the page its title, which a host tells.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Gives the page its title, which a host tells.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Gives the page its title, which a host tells.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Gives the page its title, which a host tells; there is no bar in which it would be shown in some way.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Gives the page its title, which a host tells; there is no bar in which it would be shown in some way.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Gives the page its title, which a host tells; there is no bar in which it would be shown in some way.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Says how the title is shown; there is no bar, so it does nothing.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  { self }

  /// Hides the bar; there is none, so it does nothing.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Makes the pages of values of a type, which links and the path of the navigation stack around lead to.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }
}
