/// The layout of a node's record, by offset in bytes.
///
/// | offset | every node | reader | cell |
/// |---|---|---|---|
/// | 0 | generation | | |
/// | 4 | count of owners | | |
/// | 8 | mark: when it changed, flags, state | | |
/// | 16 | outputs (an effect: its place in the order of creation) | | |
/// | 28 | kind | | |
/// | 32 | | inputs | value, own comparison |
/// | 44 | | count of evaluations | |
/// | 48 | | revision at which its inputs were as it has seen them | |
/// | 56 | | what the closure captures, or an object in its place | |
/// | 64 | | value, or owner and queue of an effect | |
///
/// ## Invariants
/// `checkInvariants()` checks those of live nodes by number; 7, 10 and 11 are tested.
/// 1. Edges are mutual: where input *i* of reader *r* names source *s* at position *p*,
///    output *p* of *s* names *r* at position *i*; and the other way round.
/// 2. A source stands at most once among the inputs of a reader.
/// 3. Marks are closed downstream: every output of a marked node (checked or dirty) is marked or computing.
/// 4. A settled reader (clean or provisional) has only settled inputs, none of which changed after it was verified.
/// 5. A state cell is settled until it ends: clean, or provisional where it stands for what an evaluation observes.
/// 6. Outside evaluations nothing is verifying or computing, and every internal stack is empty.
/// 7. An ended node has no edges and waits in no queue.
/// 8. A computed attribute that has a provisional input is not clean: a read of it has to ask for external changes.
/// 9. A node without an owner and without an output has ended.
/// 10. A record is in use while its node has an owner or an edge, is on the evaluation stack, or waits in a queue. So
///     what an edge, the stack or a queue names is a record in use.
/// 11. The generation of a record is odd from the making of its node to its end, and never comes back.
@usableFromInline enum NodeRecord {
  @usableFromInline static var cellValue: Int { @inlinable @inline(__always) get { 32 } }
  @usableFromInline static var captures: Int { @inlinable @inline(__always) get { 56 } }
  @usableFromInline static var computedValue: Int { @inlinable @inline(__always) get { 64 } }
  static var effectSize: Int { 72 }
  static var queuedEffectSize: Int { 80 }

  /// The largest value that lies in a record, in bytes.
  @usableFromInline static var largestValue: Int { @inlinable @inline(__always) get { 64 } }

  /// Whether values of a type lie in memory of their own.
  @inlinable @inline(__always) static func boxes<Value>(_ type: Value.Type) -> Bool {
    MemoryLayout<Value>.size > largestValue || MemoryLayout<Value>.alignment > 8
  }

  /// The size of a value in a record, in bytes.
  @inlinable @inline(__always) static func size<Value>(of type: Value.Type) -> Int {
    boxes(type) ? MemoryLayout<UInt>.size : (MemoryLayout<Value>.size &+ 7) & ~7
  }

  /// Whether a type is `Int`, `Double` or `Bool`, whose values are read as values and not by their places.
  ///
  /// Any plain type could be, but `_isPOD` is answered after the optimiser has removed retains, and this before. A
  /// class is asked for first, because its metatype is not known to be another one than that of `Int`.
  @inlinable @inline(__always) static func isPlain<Value>(_ type: Value.Type) -> Bool {
    #if hasFeature(Embedded)
    return true  // One way to read takes less code than two.
    #else
    return _canBeClass(type) == 0 && (type == Int.self || type == Double.self || type == Bool.self)
    #endif
  }
}

// Fields that every node has.
extension NodeReference {
  /// How many objects, scopes and running steps of the engine own the node.
  @inlinable var owners: UInt32 {
    // SAFETY: `NodeRecord` has the layout; a graph is confined and no accessor calls out, so accesses cannot overlap.
    @inline(__always) get { unsafe field(4, as: UInt32.self).pointee }
    @inline(__always) nonmutating set { unsafe field(4, as: UInt32.self).pointee = newValue }
  }

  @inlinable var mark: NodeMark {
    @inline(__always) get { unsafe field(8, as: NodeMark.self).pointee }  // SAFETY: as for `owners`.
    @inline(__always) nonmutating set { unsafe field(8, as: NodeMark.self).pointee = newValue }
  }

  /// The readers that have this node among their inputs.
  @inlinable var outputs: EdgeList {
    // SAFETY: as for `owners`.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(field(16, as: EdgeList.self)) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe field(16, as: EdgeList.self) }
  }

  /// The kind that the node shares with others made at the same place.
  @inlinable var kindID: NodeKind.ID {
    @inline(__always) get { unsafe field(28, as: NodeKind.ID.self).pointee }  // SAFETY: as for `owners`.
    @inline(__always) nonmutating set { unsafe field(28, as: NodeKind.ID.self).pointee = newValue }
  }

  @inlinable var state: NodeState {
    @inline(__always) get { mark.state }
    @inline(__always) nonmutating set { mark.state = newValue }
  }
  @inlinable var flags: NodeFlags {
    @inline(__always) get { mark.flags }
    @inline(__always) nonmutating set { mark.flags = newValue }
  }
  /// Whether it is an effect that was stopped. Of another node the flag means that its end was deferred.
  var isStoppedEffect: Bool { flags.contains(.isEffect | .isStopped) }
  @inlinable var changedAt: Revision {
    @inline(__always) get { mark.changedAt }
    @inline(__always) nonmutating set { mark.changedAt = newValue }
  }

  /// The graph that the node belongs to.
  @inlinable var graph: GraphReference {
    // SAFETY: a record in use lies on a page of a living graph's state.
    @inline(__always) get {
      unsafe GraphReference(
        pointer: SlabPage.header(of: self).pointee.graph.unsafelyUnwrapped.assumingMemoryBound(to: GraphState.self))
    }
  }

  /// Whether the record has an owner or an output, without which the node ends.
  @inlinable var isHeld: Bool { @inline(__always) get { owners != 0 || !outputs.isEmpty } }
}

// Fields of readers: computed attributes and effects.
extension NodeReference {
  /// The inputs of the last evaluation, in the order of their first read.
  @inlinable var inputs: EdgeList {
    // SAFETY: as for `owners`; only readers are asked.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(field(32, as: EdgeList.self)) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe field(32, as: EdgeList.self) }
  }

  /// How often the rule or body ran, but for multiples of 2^32.
  @inlinable var evaluationsModulo: UInt32 {
    @inline(__always) get { unsafe field(44, as: UInt32.self).pointee }  // SAFETY: as for `inputs`.
    @inline(__always) nonmutating set { unsafe field(44, as: UInt32.self).pointee = newValue }
  }

  /// The revision at which the last run had its inputs; those of a settled reader have not changed since. Of an effect
  /// the lower 16 bits count its runs with writes.
  @inlinable var verifiedAt: Revision {
    @inline(__always) get { unsafe field(48, as: Revision.self).pointee }  // SAFETY: as for `inputs`.
    @inline(__always) nonmutating set { unsafe field(48, as: Revision.self).pointee = newValue }
  }

  /// The first input in memory: in the record itself, or in the block of its edges.
  @unsafe @inlinable var firstInput: UnsafeMutablePointer<Edge> {
    @inline(__always) get {
      // SAFETY: the word of a list without a block is its only edge.
      if inputs.usesBlock { return unsafe inputs.block }
      return unsafe field(32, as: Edge.self)
    }
  }

  /// Whether an input is stale. One on the stack waits for this reader, which has caught the error of the cycle.
  var hasStaleInput: Bool {
    for index in 0..<inputs.count {
      if let state = inputs[index].node?.state, state == .checked || state == .dirty { return true }
    }
    return false
  }

  /// The object with what the closure captures, or the one that stands in its place; 0 for none.
  @inlinable var captures: UInt {
    // SAFETY: as for `inputs`.
    @inline(__always) get { unsafe field(NodeRecord.captures, as: UInt.self).pointee }
    @inline(__always) nonmutating set { unsafe field(NodeRecord.captures, as: UInt.self).pointee = newValue }
  }

  @inlinable @inline(__always) func closure(in graph: GraphReference) -> ClosureWords {
    ClosureWords(function: graph.fields.nodes.kinds[kindID].function, captures: captures)
  }
}

// Fields of effects.
extension NodeReference {
  /// The effect's place in the order of creation. An effect has no outputs; it stands where the only one would.
  var order: UInt64 {
    @inline(__always) get { outputs.word }
    @inline(__always) nonmutating set { outputs.word = newValue }
  }

  /// How often the effect changed something in this run of its queue.
  var runsWithWrites: Int {
    get { Int(verifiedAt.number & 0xffff) }
    nonmutating set { verifiedAt.number = verifiedAt.number & ~0xffff | UInt64(min(newValue, 0xffff)) }
  }

  @inline(__always) func verifyEffect(at revision: Revision) {
    verifiedAt.number = revision.number | verifiedAt.number & 0xffff
  }

  /// How many effects have made each other in their first runs in the run of a framework's queue, up to this one. It
  /// lies where the revision will be, as long as the effect has not run.
  var generationOfFirstRun: Int {
    get { Int(verifiedAt.number >> 16) }
    nonmutating set { verifiedAt.number = UInt64(newValue) << 16 | verifiedAt.number & 0xffff }
  }

  /// The scope that owns the effect; nil where none does.
  var owner: Scope? {
    // SAFETY: the scope ends its nodes, or lets them go, before it goes itself.
    get {
      unsafe field(64, as: UnsafeRawPointer?.self).pointee.map {
        unsafe Unmanaged<Scope>.fromOpaque($0).takeUnretainedValue()
      }
    }
    nonmutating set {
      unsafe field(64, as: UnsafeRawPointer?.self).pointee = newValue.map {
        unsafe UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
      }
    }
  }

  /// The framework's queue to which the effect belongs; nil for one of the graph's own queues.
  var queue: EffectQueue? {
    get {
      guard flags.contains(.hasQueue) else { return nil }
      // SAFETY: the effect owns its queue until it ends.
      return unsafe field(72, as: UnsafeRawPointer?.self).pointee.map {
        unsafe Unmanaged<EffectQueue>.fromOpaque($0).takeUnretainedValue()
      }
    }
  }
}

// Values.
extension NodeReference {
  /// Where a value lies: in the record, or in a box that the record names.
  @unsafe @inlinable @inline(__always)
  func place<Value>(_ offset: Int, of type: Value.Type) -> UnsafeMutablePointer<Value> {
    unsafe NodeRecord.boxes(type)
      ? field(offset, as: UnsafeMutablePointer<Value>.self).pointee : field(offset, as: Value.self)
  }

  /// The value at an offset, by a read that was expected and is recorded, or by a slow path. Both lead to the place of
  /// the value, so that a caller that needs a part of it retains nothing else.
  @inlinable @inline(__always) func read<Value>(
    _ offset: Int, isExpected: Bool, slowly: () -> Value, placeSlowly: () -> UnsafeMutablePointer<Value>
  ) -> Value {
    if NodeRecord.isPlain(Value.self) { return _fastPath(isExpected) ? value(offset, as: Value.self) : slowly() }
    // SAFETY: both give the place of the value, which is loaded before anything else runs.
    let place = unsafe _fastPath(isExpected) ? place(offset, of: Value.self) : placeSlowly()
    return unsafe place.pointee
  }

  /// Where a value lies that is read, after the read was recorded: a listener that is notified of the edge may end the
  /// node, and then the read still gives the value that the node had.
  @unsafe @inlinable @inline(__always)
  func place<Value>(_ offset: Int, of type: Value.Type, after record: () -> Void) -> UnsafeMutablePointer<Value> {
    let (generation, value) = (generation, value(offset, as: type))
    record()
    return unsafe _fastPath(generation == self.generation)
      ? place(offset, of: type) : EndedNode.place(of: value, self, generation)
  }

  /// Puts the first value into its place.
  @inlinable @inline(__always) func initialize<Value>(_ offset: Int, to value: consuming Value) {
    // SAFETY: the record has room for the value, or for the address of its box.
    if NodeRecord.boxes(Value.self) {
      let box = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      unsafe field(offset, as: UnsafeMutablePointer<Value>.self).initialize(to: box)
      unsafe box.initialize(to: value)
    } else {
      unsafe field(offset, as: Value.self).initialize(to: value)
    }
  }

  /// The value at an offset, which is initialised.
  @inlinable @inline(__always) func value<Value>(_ offset: Int, as type: Value.Type) -> Value {
    // SAFETY: the caller knows the type of the node's value, and that there is one.
    unsafe place(offset, of: type).pointee
  }

  /// Puts a value in place of the old one, as a whole, and returns the old one. An assignment would release it part by
  /// part, and the user's code that runs then would see a value that is half old and half new.
  @inlinable @inline(__always) func replace<Value>(_ offset: Int, by value: consuming Value) -> Value {
    // SAFETY: as for `value`; the place is initialised again before anything else runs.
    let place = unsafe place(offset, of: Value.self)
    let old = unsafe place.move()
    unsafe place.initialize(to: value)
    return old
  }

  /// Takes the value out of its place, which is not initialised any more.
  @inlinable @inline(__always) func takeValue<Value>(_ offset: Int, as type: Value.Type) -> Value {
    // SAFETY: as for `value`.
    let place = unsafe place(offset, of: Value.self)
    let old = unsafe place.move()
    if NodeRecord.boxes(Value.self) { unsafe place.deallocate() }
    return old
  }
}

extension WeakNode {
  /// Whether the node has not ended since it was referred to.
  @inlinable var isCurrent: Bool { node.generation == generation }

  @inlinable var living: NodeReference? { isCurrent && node.state != .ended ? node : nil }
}
