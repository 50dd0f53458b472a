// Set operations of the flags without generic code. A debug build does not specialise that of the standard library, which
// took four fifths of the time of an update there.

extension NodeFlags {
  @inlinable @inline(__always)
  init(arrayLiteral elements: NodeFlags...) {
    self.init(rawValue: 0)
    for element in elements { insert(element) }
  }

  @inlinable @inline(__always)
  func contains(_ other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable @inline(__always)
  func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable @inline(__always)
  mutating func insert(_ other: NodeFlags) { self = NodeFlags(rawValue: rawValue | other.rawValue) }
  @inlinable @inline(__always)
  mutating func remove(_ other: NodeFlags) { self = NodeFlags(rawValue: rawValue & ~other.rawValue) }
}

extension SlowPathReasons {
  @inlinable @inline(__always)
  init(arrayLiteral elements: SlowPathReasons...) {
    self.init(rawValue: 0)
    for element in elements { insert(element) }
  }

  @inlinable @inline(__always)
  func contains(_ other: SlowPathReasons) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable @inline(__always)
  func isDisjoint(with other: SlowPathReasons) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable @inline(__always)
  mutating func insert(_ other: SlowPathReasons) { self = SlowPathReasons(rawValue: rawValue | other.rawValue) }
  @inlinable @inline(__always)
  mutating func remove(_ other: SlowPathReasons) { self = SlowPathReasons(rawValue: rawValue & ~other.rawValue) }
}

extension UpdateFlags {
  @inlinable @inline(__always)
  init(arrayLiteral elements: UpdateFlags...) {
    self.init(rawValue: 0)
    for element in elements { insert(element) }
  }

  @inlinable @inline(__always)
  func contains(_ other: UpdateFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable @inline(__always)
  mutating func insert(_ other: UpdateFlags) { self = UpdateFlags(rawValue: rawValue | other.rawValue) }
  @inlinable @inline(__always)
  mutating func remove(_ other: UpdateFlags) { self = UpdateFlags(rawValue: rawValue & ~other.rawValue) }
}

extension FrameFlags {
  @inlinable @inline(__always)
  init(arrayLiteral elements: FrameFlags...) {
    self.init(rawValue: 0)
    for element in elements { self = FrameFlags(rawValue: rawValue | element.rawValue) }
  }

  @inlinable @inline(__always)
  func contains(_ other: FrameFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
}
