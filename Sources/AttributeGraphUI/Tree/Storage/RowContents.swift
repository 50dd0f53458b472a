import AttributeGraph2

/// The views of the rows of a `ForEach`, contiguous in memory.
///
/// An update compares the new view of every row with the old one. Here that costs only the comparison: the views are
/// compared in place, and none is copied. (With an array of optionals, an update of one changed row among 10,000 spent
/// most of its time on copies and on finding the metadata of their types.)
@MainActor
@safe
@usableFromInline
final class RowContents<Content> {
  // SAFETY of the three: no access to them is open while any other code runs. (The loops are compiled with the caller,
  // where overlap checks of each access would take a tenth of an update that changes one row. Decisions/0040.)
  /// The memory of the views.
  @usableFromInline @exclusivity(unchecked) var memory: UnsafeMutableRawPointer
  @usableFromInline @exclusivity(unchecked) var uncheckedCapacity: Int
  @usableFromInline @exclusivity(unchecked) var uncheckedCount = 0
  /// The number of views that fit into the memory.
  @inlinable var capacity: Int {
    get { unsafe uncheckedCapacity }
    set { unsafe uncheckedCapacity = newValue }
  }
  /// The number of rows.
  @inlinable var count: Int {
    get { unsafe uncheckedCount }
    set { unsafe uncheckedCount = newValue }
  }
  /// Receives the views that are replaced by others of the same rows, in order; nil if they are released.
  @usableFromInline var replaced: RowContents?
  /// The readings by the closure for the rows; nil for new views that are not in their rows yet.
  @usableFromInline let readings: RowReadings?
  private let comparison = FieldPlan.plan(for: Content.self).comparison

  /// Allocates memory for a number of rows.
  @usableFromInline init(capacity: Int, readings: RowReadings? = nil) {
    unsafe uncheckedCapacity = capacity
    self.readings = readings
    unsafe memory = Self.allocate(capacity)
  }

  isolated deinit {
    removeAll()
    unsafe memory.deallocate()
  }

  // SAFETY of all below: the first `count` places hold initialised views, and nothing else does while no method runs.

  /// Allocates memory for a number of views, followed by room for a new view that is compared with that of a row.
  @inlinable static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
    .allocate(
      byteCount: (capacity + 1) * MemoryLayout<Content>.stride, alignment: max(MemoryLayout<Content>.alignment, 1))
  }

  @inlinable func place(_ index: Int) -> UnsafeMutableRawPointer {
    unsafe memory + index * MemoryLayout<Content>.stride
  }

  /// The view of a row.
  ///
  /// - Precondition: There is such a row.
  subscript(index: Int) -> Content {
    trap(unless: index >= 0 && index < count, "Row \(index) of \(count) was asked for. Ask for one that is there.")
    return unsafe place(index).assumingMemoryBound(to: Content.self).pointee
  }

  /// A copy of the part of a row's view at an offset in bytes.
  ///
  /// - Precondition: There is such a row, and a stored property or an element of that type begins there.
  func read<Part>(_ type: Part.Type, ofRow index: Int, at offset: Int) -> Part {
    trap(unless: index >= 0 && index < count, "Row \(index) of \(count) was asked for. Ask for one that is there.")
    return unsafe (place(index) + offset).assumingMemoryBound(to: type).pointee
  }

  /// Adds a row.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable func append(_ content: consuming Content) {
    if count == capacity { grow() }
    unsafe place(count).initializeMemory(as: Content.self, to: content)
    count += 1
  }

  /// Replaces the view of a row, unless the new view is equal.
  ///
  /// - Returns: Whether it differs.
  /// - Precondition: There is such a row.
  @inlinable func replace(at index: Int, with content: consuming Content) -> Bool {
    trap(unless: index >= 0 && index < count, "Row \(index) of \(count) was to be replaced. Ask for one that is there.")
    // The new view is compared behind the last row: a closure that receives its address would check, for each row,
    // whether it runs on the main actor. The comparison may call user code, which cannot reach the rows.
    let new = unsafe place(count).initializeMemory(as: Content.self, to: content)
    let old = unsafe place(index).assumingMemoryBound(to: Content.self)
    if unsafe areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) {
      unsafe new.deinitialize(count: 1)
      return false
    }
    let view = unsafe old.move()
    unsafe old.moveInitialize(from: new, count: 1)
    replaced?.append(view)
    extendLifetime(view)
    return true
  }

  /// Whether two views are equal.
  @usableFromInline func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    unsafe comparison.areEqual(one, other)
  }

  /// Replaces some rows by new views; views of rows that stay are compared with the old ones, and kept if equal.
  ///
  /// - Parameters:
  ///   - places: The rows that are replaced.
  ///   - fresh: The new views, which are moved out.
  ///   - sources: The old place of the row of each new view among the replaced; `Int.max` for a new row.
  /// - Returns: The new views that differ from the previous views of their rows.
  /// - Precondition: Each source is one of the places, and none occurs twice.
  /// - Complexity: O(rows).
  @inlinable func replace(_ places: Range<Int>, by fresh: RowContents, from sources: [Int]) -> [Int] {
    trap(
      unless: places.upperBound <= count && sources.count == fresh.count,
      "\(sources.count) rows for \(fresh.count) views were put at \(places) of \(count). Name one row for each view.")
    if count == 0 {
      // The views of the first rows stay where they were made.
      unsafe swap(&memory, &fresh.memory)
      unsafe swap(&uncheckedCapacity, &fresh.uncheckedCapacity)
      unsafe swap(&uncheckedCount, &fresh.uncheckedCount)
      return []
    }
    var isSame: [Bool] = []
    isSame.reserveCapacity(sources.count)
    for (index, source) in sources.enumerated() {
      let isEqual = source == .max ? false : unsafe areEqual(place(source), fresh.place(index))
      isSame.append(isEqual)
      guard let replaced, source != .max, !isEqual else { continue }
      unsafe replaced.append(place(source).assumingMemoryBound(to: Content.self).pointee)
    }
    let newCount = count - places.count + sources.count
    let room = unsafe Self.allocate(newCount)
    let tail = count - places.upperBound
    var isMoved = [Bool](repeating: false, count: places.count)
    // Old views are released when everything is in its place, because that runs user code.
    let garbage = RowContents(capacity: sources.count + places.count)
    unsafe move(memory, to: room, count: places.lowerBound)
    for (index, source) in sources.enumerated() {
      let new = unsafe room + (places.lowerBound + index) * MemoryLayout<Content>.stride
      if isSame[index] {
        unsafe move(place(source), to: new, count: 1)
        unsafe garbage.takeOver(fresh.place(index))
      } else {
        unsafe move(fresh.place(index), to: new, count: 1)
        if source != .max { unsafe garbage.takeOver(place(source)) }
      }
      if source != .max { isMoved[source - places.lowerBound] = true }
    }
    for index in places where !isMoved[index - places.lowerBound] { unsafe garbage.takeOver(place(index)) }
    unsafe move(
      place(places.upperBound), to: room + (newCount - tail) * MemoryLayout<Content>.stride, count: tail)
    fresh.count = 0
    unsafe memory.deallocate()
    unsafe memory = room
    (capacity, count) = (newCount, newCount)
    extendLifetime(garbage)
    var changed: [Int] = []
    for (index, source) in sources.enumerated() where source != .max && !isSame[index] { changed.append(index) }
    return changed
  }

  @inlinable func move(_ old: UnsafeMutableRawPointer, to new: UnsafeMutableRawPointer, count: Int) {
    unsafe new.moveInitializeMemory(as: Content.self, from: old.assumingMemoryBound(to: Content.self), count: count)
  }

  @inlinable func takeOver(_ view: UnsafeMutableRawPointer) {
    unsafe move(view, to: place(count), count: 1)
    count += 1
  }

  /// Exchanges the views of a row here and of a row of other contents.
  ///
  /// - Precondition: There are such rows.
  func exchange(_ index: Int, with other: RowContents, at otherIndex: Int) {
    trap(
      unless: index >= 0 && index < count && otherIndex >= 0 && otherIndex < other.count,
      "Row \(index) of \(count) was to be exchanged for \(otherIndex) of \(other.count). Ask for ones that are there.")
    let one = unsafe place(index).assumingMemoryBound(to: Content.self)
    unsafe swap(&one.pointee, &other.place(otherIndex).assumingMemoryBound(to: Content.self).pointee)
  }

  /// Removes all rows.
  func removeAll() {
    let count = self.count
    self.count = 0
    unsafe memory.assumingMemoryBound(to: Content.self).deinitialize(count: count)
  }

  @usableFromInline func grow() {
    let capacity = max(4, self.capacity * 2)
    let room = unsafe Self.allocate(capacity)
    unsafe room.moveInitializeMemory(
      as: Content.self, from: memory.assumingMemoryBound(to: Content.self), count: count)
    unsafe memory.deallocate()
    unsafe memory = room
    self.capacity = capacity
  }
}
