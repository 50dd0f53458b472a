import AttributeGraph2
import Foundation

/// The place of a `ForEach` in the tree: its rows, each with the identity of its element's id.
@MainActor
final class RowsPosition<Data: RandomAccessCollection, ID: Hashable, Content: View>: PositionPart, RowViews {
  private unowned let position: ViewPosition
  private let inputs: _ViewInputs
  private let runtime: HostRuntime
  /// The source of the current collection and closure.
  private let view: _GraphValue<ForEach<Data, ID, Content>>
  /// The initial view, whose collection is kept; nil if the collection follows the view.
  private let constant: ForEach<Data, ID, Content>?
  /// Whether there is one. (Testing an optional of a generic type looks up its metadata.)
  private let isConstant: Bool
  /// Whether a change of a constant collection was reported.
  private var wasRangeReported = false
  private var effect: Effect?
  /// Runs the closure for rows whose objects have changed; nil while it has read none.
  private var rowEffect: Effect?
  private let readings: RowReadings
  // The rows, their ids and their views have the same indices, so that an update iterates over them directly.
  private var rows = ForEachRows()
  private var ids: [ID] = []
  private let contents: RowContents<Content>
  /// The row of each id; empty if an id occurs twice.
  private var rowsByID: [ID: AnyObject] = [:]
  /// The views for the enclosing container, which is notified of insertions, removals and moves.
  private let items = ChangingItems()
  /// Duplicate ids that were reported.
  private var reportedIDs: Set<ID> = []
  private var isMountingDue = false
  /// Whether the rows have changed since the position received their positions.
  private var arePlacesStale = true
  /// The number of runs of the closure for all elements.
  private var pass = 0

  private init(_ view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
    let first = view.read()
    constant = first.isConstant ? first : nil
    isConstant = first.isConstant
    position = inputs.makePosition(ForEach<Data, ID, Content>.self)
    runtime = inputs.runtime
    readings = RowReadings(at: position)
    contents = RowContents(capacity: 0, readings: readings)
    self.view = view
    self.inputs = inputs
  }

  /// Makes the position of a `ForEach` and of its rows.
  static func makeViewList(
    of view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let this = RowsPosition(view, inputs: inputs)
    this.position.own(this)
    inputs.runtime.counterRegistry.countsLate(this)
    this.position.info.frameOfID = { [unowned this] in this.frame(of: $0) }
    this.readings.rowAt = { [unowned this] in $0 < this.rows.count ? this.rows[$0] : nil }
    this.readings.onChange = { [unowned this] in this.rowEffect?.invalidate() }
    // The rows are made from the values of an evaluation, so that changed reads of a row's closure run it again.
    let effect = inputs.makeEffect { [unowned this] in
      this.update(to: this.readView())
    }
    this.readings.setEffect(effect)
    this.effect = effect
    this.makeRowEffect()
    this.mountRows(isFirst: true)
    view.updater.add { [weak this] in this?.effect?.invalidate() }
    // Rows never count as always present in the sense of row L-257 of the layout facts, not even those that never
    // change.
    return _ViewListOutputs(items: .changing(this.items))
  }

  override func leaveTree() {
    effect?.stop()
    rowEffect?.stop()
    countLate()
    runtime.counterRegistry.stopsCountingLate(self)
  }

  override var identifyingRows: (any IdentifyingRows)? { self }

  override func end() {
    effect = nil
    rowEffect = nil
    if readings.readsObjects { rows.endReadings() }
    rows = ForEachRows()
    ids = []
    rowsByID = [:]
    contents.removeAll()
  }

  func read<Part>(_ type: Part.Type, ofRow index: Int, at offset: Int) -> Part {
    contents.read(type, ofRow: index, at: offset)
  }

  /// The frame of the first view of the row with an id, in the host's coordinates; nil if there is none.
  ///
  /// - Complexity: O(rows).
  private func frame(of id: AnyHashable) -> CGRect? {
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    return rows[index].items.firstFrame
  }

  /// The current view; that of a constant collection has the initial elements, and another collection is reported.
  private func readView() -> ForEach<Data, ID, Content> {
    let new = view.read()
    guard isConstant, let constant else { return new }
    if !wasRangeReported, let issue = constant.issue(ofChangeTo: new) {
      wasRangeReported = true
      position.report(issue)
    }
    return constant.withContent(of: new)
  }

  /// Makes the effect for rows whose objects change, if the closure has read some.
  private func makeRowEffect() {
    guard rowEffect == nil, readings.readsObjects, !position.isDetached else { return }
    rowEffect = inputs.makeEffect { [unowned self] in runChangedRows() }
  }

  /// Runs the closure for the elements of the rows whose objects have changed.
  ///
  /// - Complexity: O(rows) to reach the last of them in the collection.
  private func runChangedRows() {
    let changed = readings.takeChanged().filter { $0.index >= 0 && $0.index < rows.count && rows[$0.index] === $0 }
    // It is made before anything has changed. A read of something other than an object concerns all rows.
    guard !changed.isEmpty else { return }
    let forEach = readView()
    guard forEach.data.count == rows.count else { return effect?.invalidate() ?? () }
    keepReplacedViews()
    defer { contents.replaced = nil }
    var number = 0
    runtime.evaluate {
      for row in changed {
        let element = forEach.data[forEach.data.index(forEach.data.startIndex, offsetBy: row.index)]
        let view = readings.view(of: row) { forEach.content(element) }
        let isChanged = contents.replace(at: row.index, with: view)
        let count = isChanged ? addReplacedView(number, ofRowAt: row.index) : nil
        row.updateAlone(isChanged: isChanged)
        ReplacedValues.release(from: count)
        if isChanged { number += 1 }
      }
    }
  }

  /// Keeps the views of rows that are replaced from now on, if views inside may be shown leaving.
  private func keepReplacedViews() {
    if runtime.frames.mayAnimateViews { contents.replaced = RowContents(capacity: 0) }
  }

  /// Makes the replaced view of a row readable, one of those that were kept; returns from where it is released.
  private func addReplacedView(_ number: Int, ofRowAt place: Int) -> Int? {
    guard let replaced = contents.replaced else { return nil }
    defer { ReplacedValues.add { [contents] in contents.exchange(place, with: replaced, at: number) } }
    return ReplacedValues.count
  }

  /// Passes on the views of the rows that have just been replaced.
  private func passOn(_ changed: [Int]) {
    for (number, place) in changed.enumerated() {
      let count = addReplacedView(number, ofRowAt: place)
      rows[place].update(in: pass)
      ReplacedValues.release(from: count)
    }
    contents.replaced?.removeAll()
  }

  /// Runs the closure for every element, and passes its result to the row of the element's id.
  ///
  /// A row whose view is equal is not visited.
  ///
  /// - Complexity: O(elements). Only those between the first and the last that has another id than before are looked
  ///   up.
  private func update(to forEach: ForEach<Data, ID, Content>) {
    pass += 1
    _ = readings.takeChanged()
    keepReplacedViews()
    defer {
      contents.replaced = nil
      if rowEffect == nil && readings.readsObjects && effect != nil {
        runtime.structureChanges.append { [weak self] in self?.makeRowEffect() }
      }
    }
    runtime.evaluate {
      let data = forEach.data
      // If several elements have one id, their rows are matched anew each time.
      let known = reportedIDs.isEmpty ? ids : []
      let inOrder = forEach.loops.compare(forEach, known, contents, nil)
      let (index, place, end) = (inOrder.index, inOrder.count, inOrder.lastIndex)
      passOn(inOrder.changed)
      guard index != data.endIndex || place < rows.count else { return }
      let places = place..<inOrder.lastRow
      guard reportedIDs.isEmpty, replace(places, by: index..<end, of: forEach) else {
        return readings.trackOtherIDs { arrangeWithDuplicates(from: place, elements: data[index...], of: forEach) }
      }
    }
  }

  /// Replaces rows by those of some elements, and continues with the elements after them.
  ///
  /// - Returns: Whether no id occurs twice; otherwise nothing was done.
  private func replace(
    _ places: Range<Int>, by elements: Range<Data.Index>, of forEach: ForEach<Data, ID, Content>
  ) -> Bool {
    let (newIDs, chosen) = readings.trackOtherIDs {
      let matches = forEach.loops.match(forEach, elements, ids, places)
      return (matches.ids, chooseRows(for: matches, at: places, by: forEach.loops))
    }
    guard let chosen else { return false }
    // The views are made, and compared, before anything is moved, because both run code of the user.
    let sources = ForEachRows.indices(of: chosen)
    let hasNew = sources.contains(.max)
    let views = readings.matching(chosen) { forEach.loops.makeViews(forEach, elements, hasNew, readings) }
    for place in places where !rows[place].isTaken { rowsByID[ids[place]] = nil }
    put(chosen, from: sources, ids: newIDs, views: views, at: places, forEach)
    let next = places.lowerBound + chosen.count
    let rest = forEach.loops.compare(forEach, ids, contents, (row: next, index: elements.upperBound))
    passOn(rest.changed)
    return true
  }

  /// Finds the row of each of some elements among a range of rows, or makes one.
  ///
  /// - Returns: The rows; nil if an id occurs twice, in these elements or beside them.
  private func chooseRows(
    for matches: RowMatches<ID>, at places: Range<Int>, by loops: RowLoops<Data, ID, Content>
  ) -> [ForEachRow]? {
    // Taken out meanwhile, and a copy, so that no access to the properties is checked for each row (Decisions/0040).
    var known: [ID: AnyObject] = [:]
    swap(&known, &rowsByID)
    let found = loops.choose(matches, &known) { ForEachRow(of: self, pass: pass) }
    let rows = self.rows
    var chosen: [ForEachRow] = []
    chosen.reserveCapacity(found.count)
    for (index, match) in matches.rows.enumerated() {
      let row = match >= 0 ? rows[match] : found[index] as? ForEachRow
      guard let row, row.index == .max || places.contains(row.index), !row.isTaken else {
        for row in chosen { row.isTaken = false }
        return nil
      }
      row.isTaken = true
      chosen.append(row)
    }
    rowsByID = known
    return chosen
  }

  /// Replaces rows by others with their views and previous indices; the replaced rows that are not taken are removed.
  private func put(
    _ chosen: [ForEachRow], from sources: [Int], ids newIDs: [ID], views: RowContents<Content>, at places: Range<Int>,
    _ forEach: ForEach<Data, ID, Content>
  ) {
    // Rows in lazy containers are removed at once.
    let change = inputs.listing == nil ? inputs.gradualChange : nil
    if let change { keepViews(ofRowsAt: places, in: change.views) }
    let changed = forEach.loops.replace(contents, places, views, sources)
    if places == ids.indices { ids = newIDs } else { ids.replaceSubrange(places, with: newIDs) }
    let gone = rows.replace(places, by: chosen, in: pass)
    items.edit { items in
      let new = ForEachRows.items(of: chosen)
      if places == items.indices { items = new } else { items.replaceSubrange(places, with: new) }
    }
    passOn(changed.map { places.lowerBound + $0 })
    for row in gone {
      guard let place = row.place else { continue }
      if let change {
        let content = LeavingContent(place: place, identity: place.identity, updater: row, items: row.items)
        if change.views.leave(content, from: position, in: change, keepValue: { true }) {
          row.index = -1
          continue
        }
        change.views.forgetValue(for: row)
      }
      // A row that is aside is owned by the enclosing position, which has to release it.
      if place.isAside { place.detach() } else { place.leave() }
      runtime.noteRemoval(of: place)
    }
    arePlacesStale = true
    // Nothing is inserted in the middle of an update: the host does it when the queue has run.
    guard effect != nil && !isMountingDue else { return }
    isMountingDue = true
    runtime.structureChanges.append { [weak self] in self?.mountRows(isFirst: false) }
    guard !rows.hasUnmounted else { return }
    position.replaceChildren(by: placesOfRows)
    arePlacesStale = false
  }

  /// The positions of the rows, beginning with those that were removed and are still shown.
  private var placesOfRows: [ViewPosition] {
    guard let leaving = runtime.transitions?.places(leaving: position), !leaving.isEmpty else { return rows.places }
    return leaving + rows.places
  }

  /// Keeps the views of the rows that are about to be removed, for those that a transition shows leaving.
  private func keepViews(ofRowsAt places: Range<Int>, in transitions: any LeavingViews) {
    for index in places where !rows[index].isTaken {
      let view = RowContents<Content>(capacity: 1)
      view.append(contents[index])
      transitions.keep(KeptRow(contents: view) as any RowViews, for: rows[index])
    }
  }

  /// Arranges the rows from an index on in the order of the elements if some have duplicate ids; their order then
  /// determines their rows.
  ///
  /// - Complexity: O(elements) on average.
  private func arrangeWithDuplicates(
    from place: Int, elements: Data.SubSequence, of forEach: ForEach<Data, ID, Content>
  ) {
    var known: [RowIdentity<ID>: ForEachRow] = [:]
    // The rows before that index stand for the first element with their id.
    var occurrences: [ID: Int] = [:]
    for index in 0..<rows.count {
      if index < place {
        occurrences[ids[index], default: 0] += 1
      } else {
        known[RowIdentity(id: ids[index], occurrence: rows[index].occurrence)] = rows[index]
      }
    }
    let fresh = RowContents<Content>(capacity: elements.count)
    var chosen: [ForEachRow] = []
    var newIDs: [ID] = []
    for element in elements {
      let id = forEach.identify(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence > 0 { report(duplicate: id) }
      let identity = RowIdentity(id: id, occurrence: occurrence)
      let row = known.removeValue(forKey: identity) ?? ForEachRow(of: self, pass: pass, occurrence: occurrence)
      fresh.append(forEach.content(element))
      row.isTaken = true
      chosen.append(row)
      newIDs.append(id)
    }
    let sources = ForEachRows.indices(of: chosen)
    put(chosen, from: sources, ids: newIDs, views: fresh, at: place..<rows.count, forEach)
  }

  private func report(duplicate id: ID) {
    guard reportedIDs.insert(id).inserted else { return }
    position.report(.duplicateID(view: String(describing: ForEach<Data, ID, Content>.self), id: "\(id)"))
  }

  /// Makes the positions of the rows that have none, and notifies the container of the new order.
  private func mountRows(isFirst: Bool) {
    isMountingDue = false
    guard !position.isDetached else { return }
    let new = rows.takeUnmounted()
    let change = isFirst || inputs.listing != nil ? nil : inputs.gradualChange
    for row in new {
      mount(row)
      arePlacesStale = true
      guard !isFirst, let place = row.place else { continue }
      runtime.insert(place)
      if let change { change.views.enter(row.items, at: place, in: change) }
    }
    if !isFirst {
      if arePlacesStale { position.replaceChildren(by: placesOfRows) }
      arePlacesStale = false
      runtime.noteStructure(of: position)
    }
    items.edit { items in
      for row in new where row.index >= 0 && row.index < items.count { items[row.index] = row.items }
    }
    items.notify()
  }

  /// Makes the content of a row. A row that may be removed or moved has a position of its own.
  private func mount(_ row: ForEachRow) {
    let content = _GraphValue<Content>(updater: row, source: row)
    guard !isConstant || inputs.choice != nil || inputs.listing != nil else {
      position.own(row)
      row.items = Content.makeElement(view: content, inputs: inputs.inBranch(at: position)).items
      return
    }
    let place = ViewPosition(Row.self, in: position, runtime: runtime)
    row.place = place
    place.own(row)
    var inside = inputs.inBranch(at: place)
    if inside.hasExtras { inside = inside.tagged(implicitly: ids[row.index], at: place) }
    row.items = Content.makeElement(view: content, inputs: inside).items
  }
}

extension RowsPosition: IdentifyingRows {
  func holds(_ id: AnyHashable) -> Bool { (id.base as? ID).map(ids.contains) ?? false }

  var identifiedViews: [(ids: [AnyHashable], views: LayoutItems)] {
    let isIdentified = Content.self is any IdentifiedView.Type
    return ids.indices.map { index in
      let explicit = isIdentified ? (contents[index] as? any IdentifiedView)?.explicitID : nil
      return ([AnyHashable(ids[index])] + (explicit.map { [$0] } ?? []), rows[index].items)
    }
  }
}

extension RowsPosition: LateCounter {
  func countLate() { rows.countEqualViews(upTo: pass) }
}
