import AttributeGraph2
import Foundation

/// The place of a `ForEach` in the tree: its rows, each with the identity of its element's id.
@MainActor
final class RowsPosition<Data: RandomAccessCollection, ID: Hashable, Content: View>: Ending {
  private unowned let position: ViewPosition
  private let inputs: _ViewInputs
  private let runtime: HostRuntime
  /// Where the current collection and closure come from.
  private let view: _GraphValue<ForEach<Data, ID, Content>>
  /// Whether the collection is taken as it was at first.
  private let isConstant: Bool
  private var effect: Effect?
  // The rows, their ids and their views stand at the same places, so that an update goes straight through them.
  private var rows: [Row] = []
  private var ids: [ID] = []
  private var contents: RowContents<Content>
  /// What the container around lays out, which tells it of insertions, removals and moves.
  private let items = ChangingItems()
  /// Ids that were reported because several elements have them.
  private var reportedIDs: Set<ID> = []
  private var isMountingDue = false

  private init(_ view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
    let first = view.read()
    isConstant = first.isConstant
    contents = RowContents(capacity: first.data.count)
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
    this.position.facts.frameOfID = { [unowned this] in this.frame(of: $0) }
    let (isConstant, first) = (this.isConstant, view.read())
    // The rows are made from the values that an evaluation leaves, so that what a row's closure reads makes them run.
    let effect = inputs.makeEffect(at: this.position) { [unowned this] in
      this.update(to: isConstant ? first.withContent(of: view.read()) : view.read())
    }
    this.effect = effect
    this.mountRows(isFirst: true)
    view.updater.add { [weak this] in this?.effect?.invalidate() }
    return _ViewListOutputs(items: isConstant ? this.rowItems : .changing(this.items))
  }

  func end() {
    effect = nil
    rows = []
    ids = []
    contents.removeAll()
  }

  /// The rectangle of the row with an id, in the host's coordinates; nil if there is none.
  ///
  /// - Complexity: O(rows).
  private func frame(of id: AnyHashable) -> CGRect? {
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    return rows[index].items.frame
  }

  private var rowItems: LayoutItems { .many(rows.map { $0.items }) }

  /// Runs the closure for every element, and hands what it makes to the row of the element's id.
  ///
  /// A row that comes out equal is not visited.
  ///
  /// - Complexity: O(elements) as long as the ids stay in order; it takes a dictionary of those from the first that
  ///   does not.
  private func update(to forEach: ForEach<Data, ID, Content>) {
    runtime.evaluate {
      let (data, identify, content) = (forEach.data, forEach.identify, forEach.content)
      var index = data.startIndex
      let end = data.endIndex
      let count = rows.count
      var place = 0
      // Where several elements have one id, which of them a row stands for is found out each time.
      while index != end && place < count && reportedIDs.isEmpty {
        let element = data[index]
        guard ids[place] == identify(element) else { break }
        if contents.replace(at: place, with: content(element)) { rows[place].updater.run() }
        data.formIndex(after: &index)
        place += 1
      }
      if index != end || place < count { arrange(from: place, elements: data[index...], of: forEach) }
    }
  }

  /// Brings the rows from a place on into the order of the elements: makes new ones, and removes those that have gone.
  private func arrange(from place: Int, elements: Data.SubSequence, of forEach: ForEach<Data, ID, Content>) {
    var known: [RowIdentity<ID>: Row] = [:]
    // The rows before stand for the first element with their id.
    var occurrences: [ID: Int] = [:]
    let (oldRows, oldContents) = (rows, contents)
    let oldIDs = ids
    contents = RowContents(capacity: place + elements.count)
    for index in oldRows.indices {
      if index < place {
        occurrences[oldIDs[index], default: 0] += 1
        contents.append(oldContents[index])
      } else {
        known[RowIdentity(id: oldIDs[index], occurrence: oldRows[index].occurrence)] = oldRows[index]
      }
    }
    rows.removeSubrange(place...)
    ids.removeSubrange(place...)
    var changed: [Row] = []
    for element in elements {
      let id = forEach.identify(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence > 0 { report(duplicate: id) }
      let row = known.removeValue(forKey: RowIdentity(id: id, occurrence: occurrence)) ?? Row(occurrence: occurrence)
      if row.index < oldContents.count {
        contents.append(oldContents[row.index])
        if contents.replace(at: contents.count - 1, with: forEach.content(element)) { changed.append(row) }
      } else {
        contents.append(forEach.content(element))
      }
      rows.append(row)
      ids.append(id)
    }
    // A row that is told of a new view finds it by its place.
    for (index, row) in rows.enumerated() { row.index = index }
    for row in changed { row.updater.run() }
    // In the order in which they stood, whatever the order of the dictionary.
    for index in oldRows.indices[place...] {
      let identity = RowIdentity(id: oldIDs[index], occurrence: oldRows[index].occurrence)
      guard known[identity] != nil, let place = oldRows[index].place else { continue }
      place.leave()
      runtime.noteRemoval(of: place)
    }
    // Nothing is inserted in the middle of an update: the host does it when the queue has run.
    guard effect != nil && !isMountingDue else { return }
    isMountingDue = true
    runtime.structureChanges.append { [weak self] in self?.mountRows(isFirst: false) }
    position.replaceChildren(by: rows.compactMap { $0.place })
  }

  private func report(duplicate id: ID) {
    guard reportedIDs.insert(id).inserted else { return }
    runtime.report(.duplicateID(view: String(describing: ForEach<Data, ID, Content>.self), id: "\(id)"))
  }

  /// Makes the positions of the rows that have none, and tells the container of the new order.
  private func mountRows(isFirst: Bool) {
    isMountingDue = false
    guard !position.isDetached else { return }
    for row in rows where !row.isMounted {
      mount(row)
      if !isFirst, let place = row.place { runtime.inserted.append(place) }
    }
    if !isFirst {
      position.replaceChildren(by: rows.compactMap { $0.place })
      runtime.structureChanged = true
      position.notePreferenceStructure()
    }
    items.value = rowItems
  }

  /// Makes what stands in a row. One that may go or move has a position of its own.
  private func mount(_ row: Row) {
    row.isMounted = true
    let content = _GraphValue<Content>(updater: row.updater) { [unowned self, unowned row] in contents[row.index] }
    guard !isConstant || inputs.choice != nil || inputs.listing != nil else {
      position.own(row.updater)
      row.items = Content.makeElement(view: content, inputs: inputs.inside(position)).items
      return
    }
    let place = ViewPosition(Row.self, in: position, runtime: runtime)
    row.place = place
    place.own(row.updater)
    let inside = inputs.inBranch(at: place).tagged(implicitly: ids[row.index], at: place)
    row.items = Content.makeElement(view: content, inputs: inside).items
  }
}

/// What tells a row from the others: its id, and which of several elements with that id it stands for.
private struct RowIdentity<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// A row of a `ForEach`.
@MainActor
final class Row {
  /// How many elements before had the same id; 0 unless the collection is wrong.
  let occurrence: Int
  /// Where the row's view stands; behind all of them for a row that has none yet.
  var index = Int.max
  /// Tells the row's positions of a new view.
  let updater = Updater()
  /// Whether what stands in the row was made.
  var isMounted = false
  /// The row's position, for a row that may go or move.
  var place: ViewPosition?
  /// What the row gives to the container around.
  var items = LayoutItems.many([])

  init(occurrence: Int) {
    self.occurrence = occurrence
  }
}

extension ForEach {
  /// The same collection, with the closure of another value.
  func withContent(of other: ForEach) -> ForEach {
    ForEach(data: data, content: other.content, isConstant: isConstant, identify: identify)
  }
}
