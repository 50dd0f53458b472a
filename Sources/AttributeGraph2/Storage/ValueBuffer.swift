/// One growing piece of memory for values of any type, one behind the other.
///
/// It is kept between uses, so that putting a value into it allocates nothing. What lies where is its owner's concern.
@usableFromInline
@safe struct ValueBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutableRawPointer
  @usableFromInline var capacity = 512
  /// How much of the buffer is in use, in bytes.
  @usableFromInline var used = 0

  /// Every value begins at a multiple of this many bytes.
  @usableFromInline static var alignment: Int { @inlinable @inline(__always) get { 16 } }

  @usableFromInline
  init() {
    unsafe start = .allocate(byteCount: 512, alignment: Self.alignment)
  }

  @inlinable deinit {
    // The owners empty the buffer: a graph goes with its last node, outside transactions and evaluations.
    unsafe start.deallocate()
  }

  /// A size in bytes, rounded up so that what follows is aligned.
  @inlinable @inline(__always)
  static func padded(_ size: Int) -> Int { (size + alignment - 1) & ~(alignment - 1) }

  /// Whether values of a type need a stricter alignment than the buffer has; each is kept in a box of its own then.
  @inlinable @inline(__always)
  static func boxes<Value>(_ type: Value.Type) -> Bool { MemoryLayout<Value>.alignment > alignment }

  /// What a value takes in the buffer, in bytes.
  @inlinable @inline(__always)
  static func size<Value>(of type: Value.Type) -> Int {
    padded(boxes(type) ? MemoryLayout<UInt>.size : MemoryLayout<Value>.size)
  }

  /// Puts a value into a free place.
  @unsafe @inlinable @inline(__always)
  static func put<Value>(_ value: consuming Value, at place: UnsafeMutableRawPointer) {
    // SAFETY: the place has room for the value, or for the pointer to its box, and is aligned for it.
    if boxes(Value.self) {
      let box = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      unsafe box.initialize(to: value)
      unsafe place.initializeMemory(as: UnsafeMutablePointer<Value>.self, to: box)
    } else {
      unsafe place.initializeMemory(as: Value.self, to: value)
    }
  }

  /// Where a value is that was put into a place.
  @unsafe @inlinable @inline(__always)
  static func pointer<Value>(to type: Value.Type, at place: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Value> {
    unsafe boxes(type)
      ? place.assumingMemoryBound(to: UnsafeMutablePointer<Value>.self).pointee
      : place.assumingMemoryBound(to: Value.self)
  }

  /// Takes a value out of its place.
  @unsafe @inlinable @inline(__always)
  static func take<Value>(_ type: Value.Type, from place: UnsafeMutableRawPointer) -> Value {
    let pointer = unsafe pointer(to: type, at: place)
    let value = unsafe pointer.move()
    if boxes(type) { unsafe pointer.deallocate() }
    return value
  }

  /// Makes room for a total of so many bytes; places move.
  @unsafe @inlinable @inline(__always)
  mutating func reserve(_ size: Int) {
    if size > capacity { unsafe grow(toHold: size) }
  }

  @unsafe @usableFromInline
  mutating func grow(toHold size: Int) {
    let larger = max(size, capacity * 2)
    let new = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: Self.alignment)
    // SAFETY: Swift values may be moved by copying their bytes, and the old buffer is not looked at again.
    unsafe new.copyMemory(from: start, byteCount: used)
    unsafe start.deallocate()
    unsafe start = new
    capacity = larger
  }
}
