/// The first values of the cells that an open transaction wrote, to tell at its end which cells are back where they
/// began.
///
/// The values lie one behind the other in one buffer that is kept between transactions, so that a write in a
/// transaction allocates nothing.
@usableFromInline
@safe struct WriteLog: ~Copyable {
  /// What stands before each value.
  @usableFromInline
  @safe struct Entry {
    /// The cell; nil once it has gone.
    @usableFromInline var cell: NodeReference?
    /// When the cell had changed before the transaction wrote it.
    @usableFromInline var changedAt: Revision
    /// The revision before the transaction's first write to the cell.
    @usableFromInline var revision: Revision
    /// Takes the value behind the entry out of the buffer; returns whether the cell, if it is given, holds the same.
    @usableFromInline var settle: (UnsafeMutableRawPointer, NodeReference?) -> Bool
    /// Where the next entry begins, in bytes from the start of the buffer.
    @usableFromInline var next: Int

    @inlinable
    init(
      cell: NodeReference, changedAt: Revision, revision: Revision,
      settle: @escaping (UnsafeMutableRawPointer, NodeReference?) -> Bool, next: Int
    ) {
      self.cell = cell
      self.changedAt = changedAt
      self.revision = revision
      unsafe self.settle = settle
      self.next = next
    }
  }

  @usableFromInline var buffer: UnsafeMutableRawPointer
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  /// Every entry and every value begins at a multiple of this many bytes.
  @usableFromInline static var alignment: Int { @inlinable @inline(__always) get { 16 } }
  /// What an entry takes, in bytes.
  @usableFromInline static var entrySize: Int {
    @inlinable @inline(__always) get { (MemoryLayout<Entry>.stride + alignment - 1) & ~(alignment - 1) }
  }

  @usableFromInline
  init() {
    capacity = 512
    unsafe buffer = .allocate(byteCount: capacity, alignment: Self.alignment)
  }

  @inlinable deinit {
    // A graph goes with its last node, outside transactions: the log is empty.
    unsafe buffer.deallocate()
  }

  @inlinable var isEmpty: Bool { @inline(__always) get { used == 0 } }

  /// Notes the value that a cell had before the transaction's first write to it.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable @inline(__always)
  mutating func append<Value>(_ cell: StateCell<Value>, at revision: Revision) {
    let node = NodeReference(cell)
    // A value that needs a stricter alignment than the buffer has is kept in a box of its own.
    let isBoxed = MemoryLayout<Value>.alignment > Self.alignment
    let size = isBoxed ? MemoryLayout<UInt>.stride : MemoryLayout<Value>.stride
    let start = used
    let next = start + Self.entrySize + ((size + Self.alignment - 1) & ~(Self.alignment - 1))
    if next > capacity { grow(toHold: next) }
    // SAFETY: the buffer has room for the entry and the value behind it, both suitably aligned.
    unsafe (buffer + start).initializeMemory(
      as: Entry.self,
      to: Entry(
        cell: node, changedAt: cell.changedAt, revision: revision,
        settle: { place, cell in
          let pointer =
            unsafe isBoxed
            ? place.assumingMemoryBound(to: UnsafeMutablePointer<Value>.self).pointee
            : place.assumingMemoryBound(to: Value.self)
          let original = unsafe pointer.move()
          if isBoxed { unsafe pointer.deallocate() }
          guard let cell else { return false }
          return unsafe Unmanaged<StateCell<Value>>.fromOpaque(cell.unmanaged.toOpaque())._withUnsafeGuaranteedRef {
            $0.isSame?(original, $0.stored) ?? false
          }
        }, next: next))
    let place = unsafe buffer + start + Self.entrySize
    if isBoxed {
      let box = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      unsafe box.initialize(to: cell.stored)
      unsafe place.initializeMemory(as: UnsafeMutablePointer<Value>.self, to: box)
    } else {
      unsafe place.initializeMemory(as: Value.self, to: cell.stored)
    }
    used = next
  }

  /// Takes the entry that begins at an offset out of the log.
  ///
  /// - Returns: The entry, without its value, and whether the cell holds the same as before the transaction.
  mutating func settle(at offset: Int) -> (entry: Entry, isSame: Bool) {
    // SAFETY: the caller walks the offsets from 0 by `next`; each was initialised by `append`. A comparison is the
    // user's code, but writes are refused while it runs, so nothing is appended meanwhile.
    let entry = unsafe (buffer + offset).assumingMemoryBound(to: Entry.self).move()
    let isSame = unsafe entry.settle(buffer + offset + Self.entrySize, entry.cell)
    return (entry, isSame)
  }

  /// Forgets everything; the values were taken out by `settle(at:)`.
  mutating func removeAll() { used = 0 }

  /// Takes a cell that ends out of the log; its value stays until the transaction ends.
  ///
  /// - Complexity: O(cells written); only a cell that was written and goes in the same transaction pays it.
  mutating func forget(_ cell: NodeReference) {
    var offset = 0
    while offset < used {
      // SAFETY: as for `settle(at:)`.
      let entry = unsafe (buffer + offset).assumingMemoryBound(to: Entry.self)
      if unsafe entry.pointee.cell == cell { unsafe entry.pointee.cell = nil }
      offset = unsafe entry.pointee.next
    }
  }

  @usableFromInline
  mutating func grow(toHold size: Int) {
    let larger = max(size, capacity * 2)
    let new = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: Self.alignment)
    // SAFETY: Swift values may be moved by copying their bytes, and the old buffer is not looked at again.
    unsafe new.copyMemory(from: buffer, byteCount: used)
    unsafe buffer.deallocate()
    unsafe buffer = new
    capacity = larger
  }
}

extension GraphReference {
  /// Notes the value that a cell has before the open transaction's first write to it.
  @inlinable @inline(__always)
  func log<Value>(_ cell: StateCell<Value>) {
    cell.traits.insert(.isLogged)
    fields.writeLog.append(cell, at: fields.revision)
  }
}
