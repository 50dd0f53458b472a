/// One end of an edge: the node at the other end, and the edge's position in that node's list, in eight bytes.
///
/// Records are aligned to 8 bytes and addresses have at most 48 bits, which leaves 19 bits for the position. In longer
/// lists `farPosition` refers to an entry of `FarPositions`.
@usableFromInline @safe struct Edge: BitwiseCopyable {
  @usableFromInline var bits: UInt64

  /// No edge: the node at the other end has ended, and its reader has not run since.
  @usableFromInline static var tombstone: Edge { @inlinable @inline(__always) get { Edge(bits: 0) } }

  @usableFromInline static var positionBits: UInt64 {
    @inlinable @inline(__always) get {
      #if _pointerBitWidth(_32)
      31  // An `Int` holds no more.
      #elseif os(Android)
      11  // Pointers carry a tag in their top byte there.
      #else
      19
      #endif
    }
  }
  @usableFromInline static var positionMask: UInt64 { @inlinable @inline(__always) get { (1 << positionBits) - 1 } }

  /// The position that refers to `FarPositions`.
  static var farPosition: Int { Int(positionMask) }

  @inlinable @inline(__always) init(bits: UInt64) { self.bits = bits }

  /// An edge end that names a node.
  @inline(__always) init(_ node: NodeReference, position: Int) {
    bits = Self.bits(of: node) | UInt64(min(position, Self.farPosition))
  }

  @inlinable @inline(__always) static func bits(of node: NodeReference) -> UInt64 {
    let address = UInt64(node.address)
    #if _pointerBitWidth(_32)
    return address << 32
    #elseif os(Android)
    return address << 16 | (address >> 56) << 11
    #else
    return address << 16
    #endif
  }

  /// Whether the edge leads to a node: one subtraction and one comparison.
  @inlinable @inline(__always)
  func leads(to node: NodeReference) -> Bool { bits ^ Self.bits(of: node) <= Self.positionMask }

  /// The address of the record at the other end; 0 for a tombstone.
  @inlinable var address: UInt {
    @inline(__always) get {
      #if _pointerBitWidth(_32)
      UInt(truncatingIfNeeded: bits >> 32)
      #elseif os(Android)
      UInt(bits >> 16 & 0x0000_ffff_ffff_fff8 | bits << 45 >> 56 << 56)
      #else
      UInt(bits >> 16 & ~7)
      #endif
    }
  }

  /// The node at the other end; nil for a tombstone.
  @inlinable var node: NodeReference? {
    @inline(__always) get {
      // SAFETY: a nonzero address is that of a node, whose record lives as long as the edge (invariants 1 and 10).
      guard let record = unsafe UnsafeMutableRawPointer(bitPattern: address) else { return nil }
      return unsafe NodeReference(record: record)
    }
  }

  /// The node at the other end.
  ///
  /// - Precondition: The edge is no tombstone.
  @inlinable var present: NodeReference {
    @inline(__always) get {
      // SAFETY: as for `node`, and the precondition.
      unsafe NodeReference(record: UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped)
    }
  }

  var position: Int {
    @inline(__always) get { Int(truncatingIfNeeded: bits & Self.positionMask) }
    @inline(__always) set { bits = bits & ~Self.positionMask | UInt64(min(newValue, Self.farPosition)) }
  }
}
