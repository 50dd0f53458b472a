/// A page of a navigation container.
@MainActor
final class NavigationPage {
  /// The position of its views.
  let position: ViewPosition
  /// The value of the page, if it has one.
  let value: AnyHashable?
  /// The page from which it was pushed, with which it goes; nil for the root.
  private(set) weak var origin: NavigationPage?
  /// Its layout.
  var node: ContainerNode?
  /// Runs when the page has been removed, in whatever way.
  var onPop: () -> Void = {}
  private weak var container: NavigationPages?

  /// Makes a page at a position.
  init(at position: ViewPosition, of container: NavigationPages, over origin: NavigationPage?, value: AnyHashable?) {
    self.position = position
    self.origin = origin
    self.container = container
    self.value = value
    isRoot = container.pages.isEmpty
  }

  /// Whether it is the lowest page.
  let isRoot: Bool

  /// The container, while it exists.
  var pages: NavigationPages? { container }

  /// Removes the page after the update, as going back does.
  func leave() {
    guard !position.isDetached else { return }
    position.runtime.structureChanges.append { [weak self] in
      guard let self else { return }
      container?.pop(self)
    }
  }

  /// The action of `dismiss` on this page.
  private(set) lazy var dismissal = Dismissal { [weak self] in self?.leave() }

  /// Called when the page has been removed.
  func hasGone() {
    let onPop = self.onPop
    self.onPop = {}
    onPop()
  }

  /// The title that was set last on the page; nil if none was set.
  var title: String? { position.reducedPreference(of: NavigationTitleKey.self) ?? nil }

  /// Whether a view of the page hides its back button.
  var hidesBackButton: Bool { (position.reducedPreference(of: HiddenBackButtonKey.self) ?? nil) == true }
}

/// Whether a page hides its back button.
enum HiddenBackButtonKey: PreferenceKey {
  typealias Value = Bool?

  static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = nextValue() ?? value
  }
}

/// The title of a page.
enum NavigationTitleKey: PreferenceKey {
  typealias Value = String?

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

extension EnvironmentValues {
  private enum NavigationPageKey: EnvironmentKey { static var defaultValue: NavigationPage? { nil } }

  /// The page that contains the view, if there is one.
  var navigationPage: NavigationPage? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}

extension ViewPosition {
  /// Whether the position is on the screen, or off it only because other pages of a navigation container cover it.
  ///
  /// - Complexity: O(depth) for a position off the screen.
  var isShownOrCovered: Bool {
    guard !isOnScreen else { return true }
    return nearest { $0.isAside && $0.type != NavigationPage.self ? true : nil } == nil
  }
}
