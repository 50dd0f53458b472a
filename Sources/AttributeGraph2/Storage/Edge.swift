/// One end of an edge: the node at the other end, and the edge's position in that node's list, in eight bytes.
///
/// Memory for objects is aligned to 16 bytes, and its addresses have 48 bits at most. So an address leaves room for 20
/// bits of position; where a list is longer than that, `farPosition` stands for what `GraphState.farPositions` tells.
@usableFromInline
@safe struct Edge: BitwiseCopyable {
  @usableFromInline var bits: UInt64

  /// No edge: the node at the other end is gone, and its reader has not run since.
  @usableFromInline static var tombstone: Edge { @inlinable @inline(__always) get { Edge(bits: 0) } }

  /// How many bits the position has.
  private static var positionBits: UInt64 {
    #if _pointerBitWidth(_32)
    31  // An `Int` holds no more.
    #elseif os(Android)
    12  // Pointers carry a tag in their top byte there.
    #else
    20
    #endif
  }
  private static var positionMask: UInt64 { (1 << positionBits) - 1 }

  /// The position that stands for all that have no room.
  static var farPosition: Int { Int(positionMask) }

  @inlinable @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// An edge end that names a node.
  init(_ node: NodeReference, position: Int) {
    let address = unsafe UInt64(UInt(bitPattern: node.unmanaged.toOpaque()))
    #if _pointerBitWidth(_32)
    bits = address << 32
    #elseif os(Android)
    bits = address << 16 | (address >> 56) << 12
    #else
    assert(address >> 48 == 0 && address & 15 == 0, "An object lies where an edge cannot lead.")
    bits = address << 16
    #endif
    bits |= UInt64(min(position, Self.farPosition))
  }

  /// Where the node at the other end is in memory; 0 where it is gone.
  @inlinable var address: UInt {
    @inline(__always) get {
      #if _pointerBitWidth(_32)
      UInt(truncatingIfNeeded: bits >> 32)
      #elseif os(Android)
      UInt(bits >> 16 & 0x0000_ffff_ffff_fff0 | bits << 44 >> 56 << 56)
      #else
      UInt(bits >> 16 & ~15)
      #endif
    }
  }

  /// The node at the other end; nil where it is gone.
  @inlinable var node: NodeReference? {
    @inline(__always) get {
      // SAFETY: what is not nil was made of a node, which lives as long as the edge (invariant 1).
      guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
      return unsafe NodeReference(unmanaged: Unmanaged<Node>.fromOpaque(pointer))
    }
  }

  /// The node at the other end.
  ///
  /// - Precondition: It is not gone.
  var present: NodeReference {
    @inline(__always) get {
      // SAFETY: as for `node`, and the precondition.
      let pointer = unsafe UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
      return unsafe NodeReference(unmanaged: Unmanaged<Node>.fromOpaque(pointer))
    }
  }

  /// Whether the edge is the first in the list at the other end.
  var isFirst: Bool { @inline(__always) get { bits & Self.positionMask == 0 } }

  /// The position in the list at the other end, up to `farPosition`.
  var position: Int {
    get { Int(truncatingIfNeeded: bits & Self.positionMask) }
    set { bits = bits & ~Self.positionMask | UInt64(min(newValue, Self.farPosition)) }
  }
}
