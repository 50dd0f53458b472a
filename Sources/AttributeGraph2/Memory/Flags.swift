/// A set of independent facts about what a tag stands for.
///
/// It is no `OptionSet`: a debug build does not specialise its generic operations, and allocates an array for each
/// literal. These operations are generic over a tag without a value, so nothing is looked up.
@usableFromInline struct Flags<Tag>: BitwiseCopyable {
  @usableFromInline let rawValue: UInt16

  @inlinable @inline(__always) init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable static var none: Flags { Flags(rawValue: 0) }

  @inlinable @inline(__always)
  static func | (one: Flags, other: Flags) -> Flags { Flags(rawValue: one.rawValue | other.rawValue) }
  @inlinable @inline(__always)
  static func & (one: Flags, other: Flags) -> Flags { Flags(rawValue: one.rawValue & other.rawValue) }

  @inlinable var isEmpty: Bool { @inline(__always) get { rawValue == 0 } }
  @inlinable @inline(__always) func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable @inline(__always) func isDisjoint(with other: Flags) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable @inline(__always) mutating func insert(_ other: Flags) { self = self | other }
  @inlinable @inline(__always)
  mutating func remove(_ other: Flags) { self = Flags(rawValue: rawValue & ~other.rawValue) }
}
