/// The first values of the cells that an open transaction wrote, to tell at its end which cells are back where they
/// began.
@usableFromInline
@safe struct WriteLog: ~Copyable {
  /// What stands before each value.
  @usableFromInline
  struct Entry: BitwiseCopyable {
    /// The cell; nil once it has gone.
    @usableFromInline var cell: NodeReference?
    /// The cell's kind, which knows how to compare and to release the value.
    @usableFromInline let kind: NodeKind.ID
    /// Whether the value is plain data, whose end runs nothing.
    @usableFromInline let isPlain: Bool
    /// When the cell had changed before the transaction wrote it.
    @usableFromInline let changedAt: Revision
    /// The revision before the transaction's first write to the cell.
    @usableFromInline let revision: Revision
    /// Where the next entry begins, in bytes from the start of the buffer.
    @usableFromInline let next: Int

    @inlinable
    init(
      cell: NodeReference, kind: NodeKind.ID, isPlain: Bool, changedAt: Revision, revision: Revision, next: Int
    ) {
      self.cell = cell
      self.kind = kind
      self.isPlain = isPlain
      self.changedAt = changedAt
      self.revision = revision
      self.next = next
    }
  }

  @usableFromInline var buffer = ValueBuffer()
  /// Where the first entry begins that was not settled yet, in bytes.
  var head = 0

  init() {}

  @inlinable var isEmpty: Bool { @inline(__always) get { buffer.used == 0 } }

  /// What an entry takes, in bytes.
  @usableFromInline static var entrySize: Int {
    @inlinable @inline(__always) get { ValueBuffer.padded(MemoryLayout<Entry>.size) }
  }

  /// Notes the value that a cell had before the transaction's first write to it.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable @inline(__always)
  mutating func append<Value>(_ cell: StateCell<Value>, at revision: Revision) {
    let start = buffer.used
    let next = start &+ (Self.entrySize &+ ValueBuffer.size(of: Value.self))
    unsafe buffer.reserve(next)
    // SAFETY: the buffer has room for the entry and the value behind it.
    unsafe (buffer.start + start).initializeMemory(
      as: Entry.self,
      to: Entry(
        cell: NodeReference(cell), kind: cell.kindID, isPlain: _isPOD(Value.self), changedAt: cell.changedAt,
        revision: revision, next: next))
    unsafe ValueBuffer.put(cell.stored, at: buffer.start + start + Self.entrySize)
    buffer.used = next
  }

  /// The first entry that was not settled yet; nil where there is none, and the log is empty then.
  mutating func first() -> Entry? {
    guard head < buffer.used else {
      head = 0
      buffer.used = 0
      return nil
    }
    // SAFETY: every offset that `next` gave was initialised by `append`; entries are taken out in order.
    return unsafe (buffer.start + head).assumingMemoryBound(to: Entry.self).pointee
  }

  /// Takes out the first entries, as long as they are of cells that were written once, hold plain data and are compared
  /// by their type: such a cell was compared when it was written, and plain data are the same whenever they are.
  ///
  /// - Complexity: O(entries taken out).
  @inline(__always)
  mutating func removePlainWrites() {
    var place = unsafe buffer.start + head
    let end = unsafe buffer.start + buffer.used
    while unsafe place < end {
      // SAFETY: as for `first()`.
      let entry = unsafe place.assumingMemoryBound(to: Entry.self)
      guard unsafe entry.pointee.isPlain, let cell = unsafe entry.pointee.cell,
        cell.traits.isDisjoint(with: [.wasWrittenAgain, .hasComparison])
      else {
        unsafe head = place - buffer.start
        return
      }
      cell.mark = cell.mark.removing(.factsOfWrites)
      unsafe place = buffer.start + entry.pointee.next
    }
    head = 0
    buffer.used = 0
  }

  /// Where the value of the first entry lies; it is valid until something is appended.
  @unsafe var placeOfFirst: UnsafeMutableRawPointer { unsafe buffer.start + head + Self.entrySize }

  /// Takes the first entry out, whose value was taken out.
  mutating func removeFirst() {
    // SAFETY: as for `first()`.
    head = unsafe (buffer.start + head).assumingMemoryBound(to: Entry.self).pointee.next
  }

  /// Takes a cell that ends out of the log; its value stays until the transaction ends.
  ///
  /// - Complexity: O(cells written); only a cell that was written and goes in the same transaction pays it.
  mutating func forget(_ cell: NodeReference) {
    var offset = head
    while offset < buffer.used {
      // SAFETY: as for `first()`.
      let entry = unsafe (buffer.start + offset).assumingMemoryBound(to: Entry.self)
      if unsafe entry.pointee.cell == cell { unsafe entry.pointee.cell = nil }
      offset = unsafe entry.pointee.next
    }
  }
}

extension GraphReference {
  /// Notes the value that a cell has before the open transaction's first write to it, and that there are others.
  @inlinable @inline(__always)
  func log<Value>(_ cell: StateCell<Value>) {
    if cell.traits.contains(.isLogged) {
      cell.traits.insert(.wasWrittenAgain)
      return
    }
    cell.traits.insert(.isLogged)
    fields.writeLog.append(cell, at: fields.revision)
    if !fields.evaluationStack.isEmpty { noteFirstWrite(to: NodeReference(cell)) }
  }

  /// Whether the cell of the first entry of the write log holds the same as before the transaction.
  func isBackWhereItBegan(_ entry: WriteLog.Entry) -> Bool {
    // SAFETY: the place is read before the user's comparison runs.
    guard let cell = entry.cell else { return false }
    return unsafe fields.kinds.settle(entry.kind, fields.writeLog.placeOfFirst, .comparing(cell))
  }

  /// Gives the cell of the first entry of the write log the value back that it had before the transaction; the one that was
  /// passing takes its place, and is released in its stead. None of the user's code runs.
  ///
  /// - Returns: Whether the two could be told apart, see `StateCell.settle`.
  func takeBack(_ entry: WriteLog.Entry, _ cell: NodeReference) -> Bool {
    // SAFETY: nothing is appended meanwhile.
    unsafe fields.kinds.settle(entry.kind, fields.writeLog.placeOfFirst, .takingBack(cell))
  }

  /// Takes the first entry out of the write log and releases its value, which may run the user's code.
  func releaseFirstWrite(_ entry: WriteLog.Entry) {
    let place = unsafe fields.writeLog.placeOfFirst
    fields.writeLog.removeFirst()
    // SAFETY: the value is moved out before its end can run code that makes the buffer grow.
    _ = unsafe fields.kinds.settle(entry.kind, place, .releasing)
  }
}

/// What is done about the value that a cell had before the transaction's first write to it.
@usableFromInline
enum WriteSettling: BitwiseCopyable {
  /// It is compared with what the cell has.
  case comparing(NodeReference)
  /// The cell has it again.
  case takingBack(NodeReference)
  /// It is taken out and released.
  case releasing
}

extension StateCell {
  /// Settles the value that a cell had before the transaction's first write to it.
  ///
  /// - Parameters:
  ///   - place: Where the value lies.
  ///   - step: What is done about it.
  /// - Returns: Compared, whether the cell holds the same. Taken back, whether a reader could tell it from the one that the
  ///   cell held at last: the comparison is one of the cell's own, or the values are plain, and their bits differ.
  @unsafe @inlinable @inline(__always)
  static func settle(_ place: UnsafeMutableRawPointer, _ step: WriteSettling) -> Bool {
    switch step {
    case .comparing(let cell):
      // A copy: the comparison is the user's code.
      let original = unsafe ValueBuffer.pointer(to: Value.self, at: place).pointee
      return unsafe reference(to: cell)._withUnsafeGuaranteedRef { $0.isSame(original, $0.stored) }
    case .takingBack(let cell):
      return unsafe reference(to: cell)._withUnsafeGuaranteedRef { unsafe $0.takeBack(place) }
    case .releasing:
      // SAFETY: the place holds a value of the cell's.
      unsafe _ = ValueBuffer.take(Value.self, from: place)
      return false
    }
  }

  /// A node that is known to be a cell of this type.
  @unsafe @inlinable @inline(__always)
  static func reference(to cell: NodeReference) -> Unmanaged<StateCell<Value>> {
    unsafe Unmanaged<StateCell<Value>>.fromOpaque(cell.unmanaged.toOpaque())
  }

  /// Exchanges the value with one that lies in the write log, see `settle`.
  @unsafe @usableFromInline
  final func takeBack(_ place: UnsafeMutableRawPointer) -> Bool {
    // SAFETY: the place holds a value of the cell's, and holds one again when this returns.
    let first = unsafe ValueBuffer.pointer(to: Value.self, at: place)
    let passing = unsafe replaceStored(by: first.move())
    unsafe first.initialize(to: passing)
    guard _isPOD(Value.self) || traits.contains(.hasComparison) else { return false }
    return unsafe withUnsafeBytes(of: &uncheckedStored) {
      unsafe !UnsafeRawBufferPointer(start: first, count: $0.count).elementsEqual($0)
    }
  }
}
