/// The address of a node record: what edges, stacks and queues hold. It owns nothing.
///
/// Records do not move, so the address names the node for as long as it has an owner or a reader (invariant 10).
@usableFromInline @safe struct NodeReference: BitwiseCopyable {
  @usableFromInline let record: UnsafeMutableRawPointer

  @inlinable @inline(__always) init(record: UnsafeMutableRawPointer) { unsafe self.record = record }

  @inlinable var address: UInt { @inline(__always) get { unsafe UInt(bitPattern: record) } }

  /// - Precondition: A field of that type lies at the offset; `NodeRecord` has them all.
  @unsafe @inlinable @inline(__always)
  func field<Field: ~Copyable>(_ offset: Int, as type: Field.Type) -> UnsafeMutablePointer<Field> {
    unsafe (record + offset).assumingMemoryBound(to: type)
  }
}

/// The number of a record in its graph: half the size of an address, for lists of many nodes. `Slabs` has the node.
@usableFromInline struct NodeNumber: BitwiseCopyable {
  @usableFromInline let value: UInt32

  @inlinable @inline(__always) init(_ value: UInt32) { self.value = value }
}

extension NodeReference: Hashable {
  @inlinable @inline(__always)
  static func == (one: NodeReference, other: NodeReference) -> Bool { one.address == other.address }

  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(address) }
}

/// A weak reference to a node: the generation distinguishes it from later nodes in the same record.
@usableFromInline struct WeakNode: Hashable, BitwiseCopyable {
  @usableFromInline let node: NodeReference
  @usableFromInline let generation: UInt32

  @inlinable @inline(__always) init(_ node: NodeReference) {
    self.node = node
    generation = node.generation
  }
}
