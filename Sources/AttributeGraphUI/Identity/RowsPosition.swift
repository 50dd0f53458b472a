import AttributeGraph2

/// The place of a `ForEach` in the tree: its rows, each with the identity of its element's id.
@MainActor
final class RowsPosition<Data: RandomAccessCollection, ID: Hashable, Content: View>: Ending {
  private unowned let position: ViewPosition
  private let inputs: _ViewInputs
  private let runtime: HostRuntime
  private let plan = FieldPlan.plan(for: Content.self)
  /// Where the current collection and closure come from.
  private let view: _GraphValue<ForEach<Data, ID, Content>>
  private var effect: Effect?
  private var rows: [Row<ID, Content>] = []
  /// What the container around lays out, which tells it of insertions, removals and moves.
  private let items = ChangingItems()
  /// Ids that were reported because several elements have them.
  private var reportedIDs: Set<ID> = []
  private var isMountingDue = false
  private let isConstant: Bool

  private init(_ view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
    isConstant = view.read().isConstant
    position = inputs.makePosition(ForEach<Data, ID, Content>.self)
    runtime = inputs.runtime
    self.view = view
    self.inputs = inputs
  }

  /// Makes the position of a `ForEach` and of its rows.
  static func makeViewList(
    of view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let this = RowsPosition(view, inputs: inputs)
    this.position.own(this)
    let (isConstant, first) = (this.isConstant, view.read())
    // The rows are made from the values that an evaluation leaves, so that what a row's closure reads makes them run.
    let effect = inputs.makeEffect(at: this.position) { [unowned this] in
      this.update(to: isConstant ? first.withContent(of: view.read()) : view.read())
    }
    this.effect = effect
    this.mountRows(isFirst: true)
    view.updater.add { [weak this] in this?.effect?.invalidate() }
    return _ViewListOutputs(items: isConstant ? .many(this.rows.map(\.items)) : .changing(this.items))
  }

  func end() {
    effect = nil
    rows = []
  }

  /// Runs the closure for every element, and hands what it makes to the row of the element's id.
  ///
  /// A row that comes out equal is not visited.
  ///
  /// - Complexity: O(elements) as long as the ids stay in order; it takes a dictionary of those from the first that
  ///   does not.
  private func update(to forEach: ForEach<Data, ID, Content>) {
    runtime.evaluate {
      var index = forEach.data.startIndex
      let end = forEach.data.endIndex
      var place = 0
      while index != end && place < rows.count {
        let element = forEach.data[index]
        let row = rows[place]
        guard row.occurrence == 0 && row.id == forEach.identify(element) else { break }
        handOn(forEach.content(element), to: row)
        forEach.data.formIndex(after: &index)
        place += 1
      }
      if index != end || place < rows.count {
        arrange(from: place, elements: forEach.data[index...], of: forEach)
      }
    }
  }

  private func handOn(_ content: Content, to row: Row<ID, Content>) {
    if let old = row.latest.value, plan.areEqual(old, content) { return }
    row.latest.value = content
    row.updater.run()
  }

  /// Brings the rows from a place on into the order of the elements: makes new ones, and removes those that have gone.
  private func arrange(from place: Int, elements: Data.SubSequence, of forEach: ForEach<Data, ID, Content>) {
    var known: [RowIdentity<ID>: Row<ID, Content>] = [:]
    for row in rows[place...] { known[RowIdentity(id: row.id, occurrence: row.occurrence)] = row }
    var arranged = Array(rows[..<place])
    arranged.reserveCapacity(place + elements.count)
    // The rows before stand for the first element with their id.
    var occurrences: [ID: Int] = [:]
    for row in arranged { occurrences[row.id] = row.occurrence + 1 }
    for element in elements {
      let id = forEach.identify(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence > 0 { report(duplicate: id) }
      let content = forEach.content(element)
      if let row = known.removeValue(forKey: RowIdentity(id: id, occurrence: occurrence)) {
        handOn(content, to: row)
        arranged.append(row)
      } else {
        arranged.append(Row(id: id, occurrence: occurrence, content: content))
      }
    }
    for row in rows[place...] where known[RowIdentity(id: row.id, occurrence: row.occurrence)] != nil { remove(row) }
    rows = arranged
    // Nothing is inserted in the middle of an update: the host does it when the queue has run.
    guard effect != nil && !isMountingDue else { return }
    isMountingDue = true
    runtime.structureChanges.append { [weak self] in self?.mountRows(isFirst: false) }
    position.replaceChildren(by: rows.compactMap(\.place))
  }

  private func remove(_ row: Row<ID, Content>) {
    guard let place = row.place else { return }
    place.leave()
    runtime.noteRemoval(of: place)
  }

  private func report(duplicate id: ID) {
    guard reportedIDs.insert(id).inserted else { return }
    runtime.report(.duplicateID(view: String(describing: ForEach<Data, ID, Content>.self), id: "\(id)"))
  }

  /// Makes the positions of the rows that have none, and tells the container of the new order.
  private func mountRows(isFirst: Bool) {
    isMountingDue = false
    guard !position.isDetached else { return }
    for row in rows where row.place == nil {
      mount(row)
      if !isFirst, let place = row.place { runtime.inserted.append(place) }
    }
    if !isFirst {
      position.replaceChildren(by: rows.compactMap(\.place))
      runtime.structureChanged = true
      position.notePreferenceStructure()
    }
    items.value = .many(rows.map(\.items))
  }
}

extension RowsPosition {
  /// Makes what stands in a row. One that may go or move has a position of its own.
  private func mount(_ row: Row<ID, Content>) {
    let content = row.latest.graphValue(updater: row.updater)
    guard !isConstant || inputs.choice != nil else {
      position.own(row.updater)
      row.items = Content._makeViewList(view: content, inputs: inputs.inside(position)).items
      return
    }
    let place = ViewPosition(Row<ID, Content>.self, in: position, runtime: runtime)
    row.place = place
    place.own(row.updater)
    row.items =
      Content._makeViewList(view: content, inputs: inputs.inBranch(at: place).tagged(implicitly: row.id, at: place))
      .items
  }
}

/// What tells a row from the others: its id, and which of several elements with that id it stands for.
private struct RowIdentity<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// A row of a `ForEach`.
@MainActor
final class Row<ID: Hashable, Content> {
  /// The id of its element.
  let id: ID
  /// How many elements before had the same id; 0 unless the collection is wrong.
  let occurrence: Int
  /// What the closure made of the element last.
  let latest: Latest<Content>
  /// Tells the row's positions of a new value.
  let updater = Updater()
  /// The row's position, once it is made.
  var place: ViewPosition?
  /// What the row gives to the container around.
  var items = LayoutItems.many([])

  init(id: ID, occurrence: Int, content: Content) {
    self.id = id
    self.occurrence = occurrence
    latest = Latest(content)
  }
}

extension ForEach {
  /// The same collection, with the closure of another value.
  func withContent(of other: ForEach) -> ForEach {
    ForEach(data: data, content: other.content, isConstant: isConstant, identify: identify)
  }
}
