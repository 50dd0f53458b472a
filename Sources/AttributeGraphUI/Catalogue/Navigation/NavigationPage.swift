/// A page of a navigation container.
@MainActor
final class NavigationPage {
  /// Where its views stand.
  let position: ViewPosition
  /// What the page stands for, where it stands for a value.
  let value: AnyHashable?
  /// Its layout.
  var node: ContainerNode?
  /// Runs when the page has gone, whoever took it away.
  var onPop: () -> Void = {}
  private weak var container: NavigationPages?

  /// Makes a page at a position.
  init(at position: ViewPosition, of container: NavigationPages, value: AnyHashable?) {
    self.position = position
    self.container = container
    self.value = value
    isRoot = container.pages.isEmpty
  }

  /// Whether nothing is below it.
  let isRoot: Bool

  /// The container, as long as it is there.
  var pages: NavigationPages? { container }

  /// Takes the page away when the update is over, as a person does who goes back.
  func leave() {
    guard !position.isDetached else { return }
    position.runtime.structureChanges.append { [weak self] in
      guard let self else { return }
      container?.pop(self)
    }
  }

  /// What `dismiss` does on this page.
  private(set) lazy var dismissal = Dismissal { [weak self] in self?.leave() }

  /// Takes note that the page has been taken away.
  func hasGone() {
    let onPop = self.onPop
    self.onPop = {}
    onPop()
  }

  /// The title that is said on the page, by the last who says one; nil where nobody does.
  var title: String? { position.reducedPreference(of: NavigationTitleKey.self) ?? nil }
}

/// The title that a page says of itself.
enum NavigationTitleKey: PreferenceKey {
  typealias Value = String?

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

extension EnvironmentValues {
  private enum NavigationPageKey: EnvironmentKey { static var defaultValue: NavigationPage? { nil } }

  /// The page on which a view stands, if there is one around.
  var navigationPage: NavigationPage? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}
