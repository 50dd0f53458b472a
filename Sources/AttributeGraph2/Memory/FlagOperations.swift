// Set operations of the flags. The flags are no `OptionSet`s: a debug build does not specialise its generic operations, and
// allocates an array for each literal of flags.

extension NodeFlags {
  @inlinable @inline(__always)
  static func | (one: NodeFlags, other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: one.rawValue | other.rawValue) }
  @inlinable @inline(__always)
  static func & (one: NodeFlags, other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: one.rawValue & other.rawValue) }

  @inlinable @inline(__always) func contains(_ other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable @inline(__always) func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable @inline(__always) mutating func insert(_ other: NodeFlags) { self = self | other }
  @inlinable @inline(__always)
  mutating func remove(_ other: NodeFlags) { self = NodeFlags(rawValue: rawValue & ~other.rawValue) }
}

extension SlowPathReasons {
  @inlinable @inline(__always) static func | (one: SlowPathReasons, other: SlowPathReasons) -> SlowPathReasons {
    SlowPathReasons(rawValue: one.rawValue | other.rawValue)
  }

  @inlinable var isEmpty: Bool { @inline(__always) get { rawValue == 0 } }
  @inlinable @inline(__always)
  func contains(_ other: SlowPathReasons) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable @inline(__always) func isDisjoint(with other: SlowPathReasons) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable @inline(__always) mutating func insert(_ other: SlowPathReasons) { self = self | other }
  @inlinable @inline(__always)
  mutating func remove(_ other: SlowPathReasons) { self = SlowPathReasons(rawValue: rawValue & ~other.rawValue) }
}

extension UpdateFlags {
  @inlinable @inline(__always) static func | (one: UpdateFlags, other: UpdateFlags) -> UpdateFlags {
    UpdateFlags(rawValue: one.rawValue | other.rawValue)
  }

  @inlinable @inline(__always)
  func contains(_ other: UpdateFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable @inline(__always) mutating func insert(_ other: UpdateFlags) { self = self | other }
  @inlinable @inline(__always)
  mutating func remove(_ other: UpdateFlags) { self = UpdateFlags(rawValue: rawValue & ~other.rawValue) }
}
