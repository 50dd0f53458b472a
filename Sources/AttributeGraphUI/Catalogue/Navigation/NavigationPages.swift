/// The stack of pages of a navigation container: the last one is shown, the others keep their state.
@MainActor
final class NavigationPages: Ending {
  private unowned let position: ViewPosition
  private let runtime: HostRuntime
  private let node: PageNode
  /// The pages, the root first.
  private(set) var pages: [NavigationPage] = []
  /// The builders of destination views, by the type of their value: the first of each is used.
  private var destinations: [ObjectIdentifier: [NavigationDestination]] = [:]
  /// The program's path; nil if there is none.
  private var path: NavigationPathAccess?
  /// The opacity of the pages.
  private var opacity: OpacityScope?
  /// Runs when a page was pushed.
  var onPush: (() -> Void)?

  /// Makes the pages of a container that shows them in a node.
  init(at position: ViewPosition, node: PageNode) {
    self.position = position
    self.node = node
    runtime = position.runtime
    position.own(self)
    position.note(.state)
    position.info[NavigationPages.self] = self
  }

  /// The page that is shown.
  var top: NavigationPage? { pages.last }

  /// Whether a page is in the stack.
  func contains(_ page: NavigationPage) -> Bool { pages.contains { $0 === page } }

  /// Pushes a page over another one, in place of the pages over that; the root has none below it.
  ///
  /// - Parameters:
  ///   - below: The page that the navigation starts from; nil for the root.
  ///   - inputs: The inputs that the page inherits.
  ///   - make: Makes the page's views.
  /// - Returns: The page.
  @discardableResult
  func push(
    over below: NavigationPage?, inputs: _ViewInputs, _ make: (_ViewInputs) -> _ViewListOutputs
  ) -> NavigationPage {
    if let below { removePages(above: below) }
    return put(onTopFrom: below, inputs: inputs, make)
  }

  /// Shows a page on top of all others.
  private func put(
    onTopFrom origin: NavigationPage?, inputs: _ViewInputs, value: AnyHashable? = nil,
    _ make: (_ViewInputs) -> _ViewListOutputs
  ) -> NavigationPage {
    let place = ViewPosition(NavigationPage.self, in: position, runtime: runtime)
    let page = NavigationPage(at: place, of: self, over: origin, value: value)
    var inside = inputs.onPage(at: place)
    // That of the container: a link may be hidden.
    if pages.isEmpty { opacity = inputs.opacity }
    inside.opacity = opacity
    inside.environment = EnvironmentScope(inside: inputs.environment, at: place) { inherited in
      var values = inherited
      values.navigationPage = page
      // The root of a container is left by dismissing the presentation of the container.
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

  /// Removes the pages over a page, and their values from the path.
  func pop(above page: NavigationPage) {
    followingInPath { removePages(above: page) }
  }

  /// Removes pages, and their values from the path.
  private func followingInPath(_ removePages: () -> Void) {
    let before = pages.count { $0.value != nil }
    removePages()
    let after = pages.count { $0.value != nil }
    path?.removeLast(before - after, leaving: after)
  }

  private func removePages(above page: NavigationPage) {
    guard let index = pages.lastIndex(where: { $0 === page }) else { return }
    remove(pages[(index + 1)...])
  }

  /// Removes some pages other than the root, and shows the last one that stays.
  private func remove(_ leaving: some BidirectionalCollection<NavigationPage>) {
    guard !leaving.isEmpty, !position.isDetached else { return }
    let shown = top
    pages.removeAll { page in leaving.contains { $0 === page } }
    for page in leaving.reversed() {
      runtime.remove(page.position)
      page.hasGone()
    }
    guard let top, top !== shown else { return }
    runtime.reinsert(top.position)
    show(top)
  }

  /// Removes a page and the pages that were pushed from it.
  func pop(_ page: NavigationPage) {
    guard !page.isRoot else { return }
    followingInPath { remove(pagesPushed(from: CollectionOfOne(page))) }
  }

  private func show(_ page: NavigationPage) { node.page = page.node }

  func end() {
    pages = []
    destinations = [:]
    (path, opacity) = (nil, nil)
  }
}

// Pages for values.
extension NavigationPages {
  /// Registers the builder of the views for values of a type.
  ///
  /// Of several, the one closest to the root is used, as in SwiftUI; the others are issues.
  func register(_ destination: NavigationDestination, for type: Any.Type) {
    let known = destinations[ObjectIdentifier(type), default: []]
    if !known.isEmpty { destination.inputs.position.report(.repeatedDestination(type: String(reflecting: type))) }
    destinations[ObjectIdentifier(type)] = known + [destination]
  }

  /// Removes the registration of a position.
  func unregister(_ position: ViewPosition, for type: Any.Type) {
    destinations[ObjectIdentifier(type)]?.removeAll { $0.inputs.position === position }
  }

  /// Binds the pages to the values of a path.
  func follow(_ path: NavigationPathAccess) { self.path = path }

  /// Pushes the page of a value from another page, and appends the value to the path, if there is one.
  func push(_ value: AnyHashable, over page: NavigationPage) {
    pop(above: page)
    path?.append(value)
    // The path may have refused the value.
    if let path, path.values() != pages.compactMap(\.value) + [value] { return renewPath() }
    _ = putPage(of: value, onTopFrom: page)
  }

  /// Shows the page of a value on top of all others.
  ///
  /// - Returns: Whether a destination is registered for the value's type; if not, an issue is reported.
  private func putPage(of value: AnyHashable, onTopFrom origin: NavigationPage) -> Bool {
    guard let destination = destinations[ObjectIdentifier(type(of: value.base))]?.first else {
      position.report(.missingDestination(type: String(describing: type(of: value.base)), view: position.typeName))
      return false
    }
    _ = put(onTopFrom: origin, inputs: destination.inputs, value: value) { destination.make(value, $0) }
    return true
  }

  /// Matches the pages to the values of the path: pages whose values are unchanged from the root on stay, and so do
  /// those without a value that were pushed from them.
  func renewPath() {
    guard let path, let root = pages.first, !position.isDetached else { return }
    let values = path.values()
    let known = pages.filter { $0.value != nil }
    let common = zip(values, known.map(\.value)).prefix { $0 == $1 }.count
    remove(pagesPushed(from: known.dropFirst(common)))
    for value in values.dropFirst(common) {
      let origin = pages.last { $0.value != nil } ?? root
      guard putPage(of: value, onTopFrom: origin) else { return }
    }
  }

  /// Some pages, and those that were pushed from them.
  private func pagesPushed(from first: some Collection<NavigationPage>) -> [NavigationPage] {
    pages.reduce(into: []) { found, page in
      if first.contains(where: { $0 === page }) || found.contains(where: { $0 === page.origin }) { found.append(page) }
    }
  }
}

/// The builder of the view for a value of some type.
@MainActor
struct NavigationDestination {
  /// The inputs that the page inherits.
  let inputs: _ViewInputs
  /// Makes the views of a value.
  let make: (AnyHashable, _ViewInputs) -> _ViewListOutputs
}

/// Access to the program's path.
@MainActor
struct NavigationPathAccess {
  /// The current values.
  let values: () -> [AnyHashable]
  /// Adds a value.
  let append: (AnyHashable) -> Void
  /// Removes values from the end.
  let removeLast: (Int) -> Void

  /// Removes the values of pages that were removed, unless the program has removed them already.
  func removeLast(_ removed: Int, leaving left: Int) {
    let surplus = min(removed, values().count - left)
    if surplus > 0 { removeLast(surplus) }
  }
}
