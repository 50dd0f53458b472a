/// The program's settings for the columns of a split view; nil if not set.
struct SplitRequest: Equatable {
  var visibility: NavigationSplitViewVisibility?
  var column: NavigationSplitViewColumn?
}

/// A column of a split view.
@MainActor
final class SplitColumn {
  /// The kind of column.
  let kind: NavigationSplitViewColumn
  /// The position of its views.
  let position: ViewPosition
  /// Its layout.
  let node: PageNode
  /// Its pages: links in the previous column push theirs over its view.
  let pages: NavigationPages
  /// The width of the column.
  var width = SplitColumnWidth() {
    didSet { if width != oldValue { columns?.node?.invalidate() } }
  }
  /// Selects the row with a value in the list of the column; false if no list has such rows.
  var select: (AnyHashable) -> Bool = { _ in false }
  /// Clears the selection in the list of the column.
  var deselect: () -> Void = {}
  /// Whether a link in a previous column led here, and not a selection.
  fileprivate var isLedTo = false
  fileprivate(set) weak var columns: SplitColumns?

  /// Makes a column inside the position of a split view.
  init(_ kind: NavigationSplitViewColumn, in position: ViewPosition, inside direction: DirectionInput?) {
    self.kind = kind
    self.position = ViewPosition(SplitColumn.self, in: position, runtime: position.runtime)
    node = PageNode(at: self.position)
    node.direction = direction
    pages = NavigationPages(at: self.position, node: node)
  }

  /// Called when a row of the column's list is selected, or none.
  func choiceChanged(isMade: Bool) { columns?.choiceChanged(in: self, isMade: isMade) }
}

/// The columns of a split view: which are shown, and the navigation between them if one is shown at a time.
@MainActor
final class SplitColumns: Ending {
  private unowned let position: ViewPosition
  private let runtime: HostRuntime
  private(set) weak var node: SplitNode?
  private let sizeClass: EnvironmentEntry<UserInterfaceSizeClass?>
  private var columns: [SplitColumn] = []
  /// The visible columns, and the column that is shown in a compact size class.
  private(set) var state: SplitRequest
  /// Whether the program sets the column that is shown in a compact size class.
  private let isCompactColumnGiven: Bool
  /// Notifies the program of a change.
  private var notify: (SplitRequest) -> Void
  private var hasBegun = false
  private var isRenewalDue = false

  /// Makes the columns of a split view, with nothing in them.
  init(
    at position: ViewPosition, node: SplitNode, sizeClass: EnvironmentEntry<UserInterfaceSizeClass?>,
    kinds: [NavigationSplitViewColumn], request: SplitRequest, notify: @escaping (SplitRequest) -> Void
  ) {
    self.position = position
    self.node = node
    self.sizeClass = sizeClass
    self.notify = notify
    runtime = position.runtime
    state = SplitRequest(visibility: request.visibility ?? .automatic, column: request.column ?? .sidebar)
    isCompactColumnGiven = request.column != nil
    position.own(self)
    position.note(.state)
    columns = kinds.map { SplitColumn($0, in: position, inside: node.direction) }
    for column in columns {
      column.columns = self
      column.pages.onPush = { [weak self, weak column] in if let column { self?.lead(to: column) } }
    }
    node.columns = self
    sizeClass.add(node)
  }

  /// Makes the view of a column; the columns after it were made before.
  func fill(
    _ kind: NavigationSplitViewColumn, inputs: _ViewInputs, _ make: (_ViewInputs) -> _ViewListOutputs
  ) {
    guard let index = columns.firstIndex(where: { $0.kind == kind }) else { return }
    let column = columns[index]
    let target = columns[min(index + 1, columns.count - 1)]
    let dismissal = index > 0 ? Dismissal { [weak self] in self?.leave(columnAt: index) } : nil
    column.pages.push(over: nil, inputs: inputs.inside(column.position)) { inputs in
      var inside = inputs
      inside.environment = EnvironmentScope(inside: inputs.environment, at: inputs.position) { inherited in
        var values = inherited
        values.splitColumn = column
        if let dismissal { values.columnDismissal = dismissal }
        // A link leads to the next column.
        if target !== column, let page = target.pages.pages.first { values.navigationPage = page }
        return values
      }
      return make(inside)
    }
  }

  /// Whether one column is shown at a time.
  var isCompact: Bool { sizeClass.current == .compact }

  /// The visible columns, in order.
  var shown: [SplitColumn] {
    guard !isCompact else { return columns.filter { $0.kind == current } }
    return columns.suffix((state.visibility ?? .automatic).count)
  }

  /// The column that is shown in a compact size class; without a middle column, the last one takes its place.
  private var current: NavigationSplitViewColumn {
    let wanted = state.column ?? .sidebar
    return columns.contains { $0.kind == wanted } ? wanted : .detail
  }

  /// Puts aside the columns that are hidden at first.
  func begin() {
    hasBegun = true
    let shown = self.shown
    for column in columns where !shown.contains(where: { $0 === column }) {
      runtime.putAside(column.position, isNoticed: true, wasShown: false)
    }
    node?.show(shown)
  }

  /// Applies the program's settings.
  func follow(_ request: SplitRequest) {
    if let visibility = request.visibility { state.visibility = visibility }
    if let column = request.column { state.column = column }
    renewLater()
  }

  /// Shows other columns side by side, for a person.
  func setVisibility(_ visibility: NavigationSplitViewVisibility) {
    state.visibility = visibility
    notify(state)
    renewLater()
  }

  /// Shows a column in a compact size class.
  func show(_ kind: NavigationSplitViewColumn) {
    guard state.column != kind else { return }
    state.column = kind
    if hasBegun { notify(SplitRequest(visibility: nil, column: kind)) }
    renewLater()
  }

  /// Goes to the next column when a row is selected, and back when none is.
  func choiceChanged(in column: SplitColumn, isMade: Bool) {
    guard let index = columns.firstIndex(where: { $0 === column }) else { return }
    guard isMade else {
      if let now = columns.firstIndex(where: { $0.kind == current }), now > index { show(column.kind) }
      return
    }
    guard hasBegun || !isCompactColumnGiven, index + 1 < columns.count else { return }
    // At first the last list with a selection decides; its column is made before those that lead to it.
    if !hasBegun, let now = columns.firstIndex(where: { $0.kind == current }), now > index { return }
    show(columns[index + 1].kind)
  }

  /// Shows a column because of a link.
  private func lead(to column: SplitColumn) {
    guard current != column.kind else { return }
    column.isLedTo = true
    show(column.kind)
  }

  /// Goes to the previous column when the only page over a column's view is left, if a link in the previous column made
  /// that page.
  func willLeave(_ page: NavigationPage) {
    guard isCompact, let column = columns.first(where: { $0.pages === page.pages }), column.isLedTo,
      column.pages.pages.count == 2, column.kind == current, let previous
    else { return }
    column.isLedTo = false
    show(previous.kind)
  }

  /// The previous column, in a compact size class; nil at the first.
  var previous: SplitColumn? {
    guard isCompact, let index = columns.firstIndex(where: { $0.kind == current }), index > 0 else { return nil }
    return columns[index - 1]
  }

  /// Goes to the previous column, and clears its selection.
  func goBack() {
    guard let previous else { return }
    show(previous.kind)
    previous.deselect()
  }

  /// Clears the selection that leads to a column, and in a compact size class goes back to the column before it.
  private func leave(columnAt index: Int) {
    guard columns.indices.contains(index) else { return }
    if isCompact && current == columns[index].kind { show(columns[index - 1].kind) }
    columns[index - 1].deselect()
  }

  /// Updates the visible columns after the update.
  func renewLater() {
    guard hasBegun, !isRenewalDue else { return }
    isRenewalDue = true
    runtime.structureChanges.append { [weak self] in self?.renew() }
  }

  private func renew() {
    isRenewalDue = false
    guard !position.isDetached else { return }
    let shown = self.shown
    for column in columns {
      if shown.contains(where: { $0 === column }) {
        runtime.reinsert(column.position)
      } else {
        runtime.putAside(column.position)
      }
    }
    runtime.reorder(position, by: shown.map(\.position))
    node?.show(shown)
  }

  func end() {
    for column in columns {
      column.select = { _ in false }
      column.deselect = {}
      column.pages.onPush = nil
    }
    columns = []
    notify = { _ in }
  }
}

extension EnvironmentValues {
  private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

  /// The column of a split view that contains the view, if there is one.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
