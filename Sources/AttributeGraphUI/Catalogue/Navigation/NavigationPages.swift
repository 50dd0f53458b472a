/// The pages of a navigation container, one over the other: the last is shown, the others keep what they have become.
@MainActor
final class NavigationPages: Ending {
  private unowned let position: ViewPosition
  private let runtime: HostRuntime
  private let node: PageNode
  /// The pages, the root first.
  private(set) var pages: [NavigationPage] = []
  /// What makes the view of a value, by the value's type.
  private var destinations: [ObjectIdentifier: NavigationDestination] = [:]
  /// The values for which pages are there, where they are kept by the program.
  private var path: NavigationPathAccess?
  /// Runs when a page was put over another one.
  var onPush: (() -> Void)?

  /// Makes the pages of a container that shows them in a node.
  init(at position: ViewPosition, node: PageNode) {
    self.position = position
    self.node = node
    runtime = position.runtime
    position.own(self)
    position.note(.state)
    position.facts[NavigationPages.self] = self
  }

  /// The page that is shown.
  var top: NavigationPage? { pages.last }

  /// Whether a page is there.
  func contains(_ page: NavigationPage) -> Bool { pages.contains { $0 === page } }

  /// Puts a page over another one, in place of what is over that; the root goes over nothing.
  ///
  /// - Parameters:
  ///   - around: The page from which it is gone to; nil for the root.
  ///   - inputs: What the page inherits.
  ///   - value: What the page stands for, where it stands for a value.
  ///   - make: Makes its views.
  /// - Returns: The page.
  @discardableResult
  func push(
    over around: NavigationPage?, inputs: _ViewInputs, value: AnyHashable? = nil,
    _ make: (_ViewInputs) -> _ViewListOutputs
  ) -> NavigationPage {
    if let around { removePages(above: around) }
    let place = ViewPosition(NavigationPage.self, in: position, runtime: runtime)
    let page = NavigationPage(at: place, of: self, value: value)
    var inside = inputs.onPage(at: place)
    inside.environment = EnvironmentScope(inside: inputs.environment, at: place) { around in
      var values = around
      values.navigationPage = page
      // The root of a container is left by leaving what presents the container.
      if page.isRoot { return values }
      values.dismissal = page.dismissal
      return values
    }
    page.node = ImplicitStackNode(at: place, content: make(inside))
    if let covered = top { runtime.putAside(covered.position) }
    pages.append(page)
    show(page)
    if !page.isRoot {
      runtime.insert(place)
      onPush?()
    }
    return page
  }

  /// Takes the pages away that are over a page, and their values from the path.
  func pop(above page: NavigationPage) {
    removePages(above: page)
    path?.follow(pages)
  }

  private func removePages(above page: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0 === page }), index + 1 < pages.count, !position.isDetached else {
      return
    }
    let leaving = pages[(index + 1)...]
    pages.removeSubrange((index + 1)...)
    for page in leaving.reversed() {
      runtime.remove(page.position)
      page.hasGone()
    }
    runtime.bringBack(page.position)
    show(page)
  }

  /// Takes a page away, and those over it.
  func pop(_ page: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
    pop(above: pages[index - 1])
  }

  private func show(_ page: NavigationPage) { node.page = page.node }

  func end() {
    pages = []
    destinations = [:]
    path = nil
  }
}

// Pages for values.
extension NavigationPages {
  /// Takes note of what makes the views of values of a type.
  func register(_ destination: NavigationDestination, for type: ObjectIdentifier) {
    destinations[type] = destination
  }

  /// Forgets what was registered at a position, unless something else was since.
  func unregister(_ position: ViewPosition, for type: ObjectIdentifier) {
    if destinations[type]?.inputs.position === position { destinations[type] = nil }
  }

  /// Keeps pages for the values of a path.
  func follow(_ path: NavigationPathAccess) { self.path = path }

  /// Goes to the page of a value, from another page; it becomes part of the path, where there is one.
  func push(_ value: AnyHashable, over page: NavigationPage) {
    if let path {
      pop(above: page)
      path.append(value)
      renewPath()
    } else {
      _ = pushPage(of: value, over: page)
    }
  }

  /// Puts the page of a value over another one.
  ///
  /// - Returns: Whether somebody has said what makes it; otherwise it is reported.
  private func pushPage(of value: AnyHashable, over page: NavigationPage) -> Bool {
    guard let destination = destinations[ObjectIdentifier(type(of: value.base))] else {
      position.report(.missingDestination(type: String(describing: type(of: value.base)), view: position.typeName))
      return false
    }
    push(over: page, inputs: destination.inputs, value: value) { destination.make(value, $0) }
    return true
  }

  /// Has exactly the pages of the path's values: those that are there stay as far as the values are the same.
  func renewPath() {
    guard let path, let root = pages.first, !position.isDetached else { return }
    let values = path.values()
    let shown = pages.dropFirst().map(\.value)
    let common = zip(values, shown).prefix { $0 == $1 }.count
    removePages(above: common == 0 ? root : pages[common])
    for value in values.dropFirst(common) {
      guard let top, pushPage(of: value, over: top) else { return }
    }
  }
}

/// What makes the view of a value of some type.
@MainActor
struct NavigationDestination {
  /// What the page inherits.
  let inputs: _ViewInputs
  /// Makes the views of a value.
  let make: (AnyHashable, _ViewInputs) -> _ViewListOutputs
}

/// The values of a path that the program keeps.
@MainActor
struct NavigationPathAccess {
  /// The values as they are now.
  let values: () -> [AnyHashable]
  /// Adds a value.
  let append: (AnyHashable) -> Void
  /// Takes so many values away from the end.
  let removeLast: (Int) -> Void

  /// Takes the values away whose pages have gone.
  func follow(_ pages: [NavigationPage]) {
    let surplus = values().count - (pages.count - 1)
    if surplus > 0 { removeLast(surplus) }
  }
}
