/// A node without its reference count: what edges, stacks and queues hold.
///
/// Copying it costs nothing. It is valid while the node lives, which the graph guarantees:
/// a node that goes takes itself out of every edge list, stack, queue and log.
@usableFromInline
@safe struct NodeReference: Hashable, BitwiseCopyable {
  @usableFromInline let unmanaged: Unmanaged<Node>

  @inlinable @inline(__always)
  init(_ node: Node) {
    unsafe unmanaged = Unmanaged.passUnretained(node)
  }

  @inlinable @inline(__always)
  init(unmanaged: Unmanaged<Node>) {
    unsafe self.unmanaged = unmanaged
  }

  /// Runs a closure on the node without retaining it.
  @inlinable @inline(__always)
  func with<Result>(_ body: (Node) -> Result) -> Result {
    // SAFETY: a reference is only held while its node lives (see above), so the object is there.
    unsafe unmanaged._withUnsafeGuaranteedRef(body)
  }

  /// The node's place in memory, as a number that is compared with one instruction.
  @inlinable var address: UInt {
    @inline(__always) get { unsafe UInt(bitPattern: unmanaged.toOpaque()) }
  }

  @inlinable @inline(__always)
  static func == (one: NodeReference, other: NodeReference) -> Bool {
    unsafe one.unmanaged.toOpaque() == other.unmanaged.toOpaque()
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(unsafe UInt(bitPattern: unmanaged.toOpaque()))
  }

  /// Whether two nodes are objects of one class.
  @inlinable @inline(__always)
  func isOfSameClass(as other: NodeReference) -> Bool { with { type(of: $0) } == other.with { type(of: $0) } }

  /// What tells the node from all other live ones.
  var id: NodeID { NodeID(number: unsafe UInt(bitPattern: unmanaged.toOpaque())) }

  @inlinable var state: NodeState {
    @inline(__always) get { with { $0.state } }
    @inline(__always) nonmutating set { with { $0.state = newValue } }
  }
  @inlinable var traits: NodeTraits {
    @inline(__always) get { with { $0.traits } }
    @inline(__always) nonmutating set { with { $0.traits = newValue } }
  }
  @inlinable var changedAt: Revision {
    @inline(__always) get { with { $0.changedAt } }
    @inline(__always) nonmutating set { with { $0.changedAt = newValue } }
  }
  @inlinable var mark: NodeMark {
    @inline(__always) get { with { $0.mark } }
    @inline(__always) nonmutating set { with { $0.mark = newValue } }
  }
  var kindID: NodeKind.ID { with { $0.kindID } }
  @inlinable var outputCount: Int {
    @inline(__always) get { with { $0.outputs.count } }
  }
  @inlinable @inline(__always)
  func output(at index: Int) -> NodeReference? {
    with { $0.outputs.node(at: index) }
  }

  /// The same node as a reader.
  ///
  /// - Precondition: The node is a computed attribute or an effect. Every output of an edge is one,
  ///   and so is every node that is not clean (invariant 5).
  @inlinable @inline(__always)
  var asReader: ReaderReference {
    // SAFETY: the precondition; checked in debug builds by `unsafeDowncast` at the uses of the reference.
    unsafe ReaderReference(unmanaged: Unmanaged<Reader>.fromOpaque(unmanaged.toOpaque()))
  }
}

/// A reader without its reference count: a computed attribute or an effect.
@usableFromInline
@safe struct ReaderReference: BitwiseCopyable {
  @usableFromInline let unmanaged: Unmanaged<Reader>

  @inlinable @inline(__always)
  init(_ reader: Reader) {
    unsafe unmanaged = Unmanaged.passUnretained(reader)
  }

  @inlinable @inline(__always)
  init(unmanaged: Unmanaged<Reader>) {
    unsafe self.unmanaged = unmanaged
  }

  /// Runs a closure on the reader without retaining it.
  @inlinable @inline(__always)
  func with<Result>(_ body: (Reader) -> Result) -> Result {
    // SAFETY: as for `NodeReference.with`.
    unsafe unmanaged._withUnsafeGuaranteedRef(body)
  }

  /// Runs a closure on the reader as an instance of a subclass, without retaining or checking it.
  ///
  /// - Precondition: The reader was made by the initialiser of that subclass.
  @inlinable @inline(__always)
  func with<Subclass: Reader, Result>(as type: Subclass.Type, _ body: (Subclass) -> Result) -> Result {
    // SAFETY: the precondition; the callers are closures that the subclass's own initialiser makes.
    unsafe Unmanaged<Subclass>.fromOpaque(unmanaged.toOpaque())._withUnsafeGuaranteedRef(body)
  }

  /// The same reader as a node.
  @inlinable @inline(__always)
  var asNode: NodeReference {
    // SAFETY: a reader is a node.
    unsafe NodeReference(unmanaged: Unmanaged<Node>.fromOpaque(unmanaged.toOpaque()))
  }

  @inlinable var state: NodeState {
    @inline(__always) get { with { $0.state } }
    @inline(__always) nonmutating set { with { $0.state = newValue } }
  }
  @inlinable var verifiedAt: Revision {
    @inline(__always) get { with { $0.verifiedAt } }
    @inline(__always) nonmutating set { with { $0.verifiedAt = newValue } }
  }
  @inlinable var inputCount: Int {
    @inline(__always) get { with { $0.inputs.count } }
  }
  @inlinable @inline(__always)
  func input(at index: Int) -> NodeReference? {
    with { $0.inputs.node(at: index) }
  }
}
