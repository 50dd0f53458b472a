import AttributeGraph2

/// The place of a `ForEach` in a lazy container: rows with the identity of their element's id, made when they come into
/// sight.
///
/// When the collection changes, the rows that were made are looked up in it, and those on the screen are remade; the
/// others when they come back. Other elements are not read, unless a row is not at its previous index.
@MainActor
final class LazyRowsPosition<Data: RandomAccessCollection, ID: Hashable, Content: View>: PositionPart {
  private let source: RowSource
  private let inputs: _ViewInputs
  private let runtime: HostRuntime
  private var forEach: ForEach<Data, ID, Content>
  private var reportedIDs: Set<AnyHashable> = []
  /// Whether a change of a constant collection was reported.
  private var wasRangeReported = false

  private init(_ forEach: ForEach<Data, ID, Content>, at position: ViewPosition, inputs: _ViewInputs) {
    self.forEach = forEach
    self.inputs = inputs
    runtime = inputs.runtime
    let box = Latest<LazyRowsPosition>()
    source = RowSource(at: position, queue: inputs.queue) { row, place in box.value?.make(row, at: place) }
    super.init()
    box.value = self
    source.count = forEach.data.count
    source.holdsEffects = (inputs.listing as? LazyListing)?.isList == false
    source.indexOfID = { [unowned self] in index(of: $0) }
    source.mayHoldIDs = Content.mayHoldIDs
    position.info.frameOfID = { [unowned source] in source.frame(ofID: $0) }
    position.own(self)
    release = { box.value = nil }
  }

  /// Releases the rows' maker, which references this object.
  private var release: () -> Void = {}

  /// Makes the position of a `ForEach`, and none of its rows.
  static func makeViewList(
    of view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(ForEach<Data, ID, Content>.self)
    let this = LazyRowsPosition(view.read(), at: position, inputs: inputs)
    view.updater.add { [weak this] in this?.update(to: view.read()) }
    return _ViewListOutputs(items: .rows(this.source))
  }

  override func end() {
    release()
    release = {}
  }

  private func element(at index: Int) -> Data.Element {
    forEach.data[forEach.data.index(forEach.data.startIndex, offsetBy: index)]
  }

  /// The index of the element with an id, or of the one whose view has it by `id(_:)`.
  ///
  /// - Complexity: O(elements); for an id that no element has, the closure runs for each up to the view that has it.
  private func index(of id: AnyHashable) -> Int? {
    if let id = id.base as? ID, let place = forEach.data.firstIndex(where: { forEach.identify($0) == id }) {
      return forEach.data.distance(from: forEach.data.startIndex, to: place)
    }
    guard Content.self is any IdentifiedView.Type else { return nil }
    return runtime.evaluateOutsideBodies {
      for (index, element) in forEach.data.enumerated()
      where (forEach.content(element) as? any IdentifiedView)?.explicitID == id {
        return index
      }
      return nil
    }
  }

  /// Makes the content of a row. An effect of its own makes the view, so a changed read of the closure remakes that row
  /// only.
  private func make(_ row: LazyRow, at place: ViewPosition) {
    let id = AnyHashable(forEach.identify(element(at: row.index)))
    if !source.identify(row, by: id) { report(duplicate: id) }
    let content = ClosureContent(at: place, inputs: inputs) { [unowned self, unowned row] in
      forEach.content(element(at: row.index))
    }
    row.invalidate = { [unowned content] in content.invalidate() }
    if Content.self is any IdentifiedView.Type {
      row.explicitID = { [unowned content] in (content.graphValue.read() as? any IdentifiedView)?.explicitID }
    }
    row.items = content.makeViewList(inputs: inputs.inBranch(at: place)).items
    (inputs.listing as? LazyListing)?.makeSelectable(row, at: place, inputs: inputs)
  }

  private func report(duplicate id: AnyHashable) {
    guard reportedIDs.insert(id).inserted else { return }
    source.position.report(.duplicateID(view: String(describing: ForEach<Data, ID, Content>.self), id: "\(id)"))
  }

  /// Sets a new collection and closure.
  ///
  /// - Complexity: O(rows that were made) as long as their elements are where they were; otherwise O(elements), up to
  ///   the last of them.
  private func update(to new: ForEach<Data, ID, Content>) {
    if forEach.isConstant {
      if !wasRangeReported, let issue = forEach.issue(ofChangeTo: new) {
        wasRangeReported = true
        source.position.report(issue)
      }
      forEach = forEach.withContent(of: new)
    } else {
      forEach = new
    }
    source.count = forEach.data.count
    let isInPlace = source.rows.allSatisfy { index, row in
      index < source.count && row.id == AnyHashable(forEach.identify(element(at: index)))
    }
    if !isInPlace { follow() }
    for row in source.rows.values {
      if row.position?.isAside ?? true { row.isOutdated = true } else { row.invalidate() }
    }
    source.container?.childrenChanged()
  }

  /// Finds the elements of the rows that were made, and removes the rows of removed elements.
  private func follow() {
    var wanted: [ID: [LazyRow]] = [:]
    for row in source.rows.values.sorted(by: { $0.index > $1.index }) {
      if let id = row.id?.base as? ID { wanted[id, default: []].append(row) }
    }
    var places: [ObjectIdentifier: Int] = [:]
    for (id, place) in forEach.loops.find(forEach, wanted.mapValues(\.count)) {
      // Of several rows with one id, each stands for the next element that has it.
      if let row = wanted[id]?.popLast() { places[ObjectIdentifier(row)] = place }
    }
    source.rearrange { places[ObjectIdentifier($0)] }
  }
}
