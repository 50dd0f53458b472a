/// The place and the behaviour that all nodes of one type share that one place in the source makes, and the function of
/// their closures. A graph has one for each; its nodes name it by an offset, so that it costs them four bytes.
@usableFromInline @safe final class NodeKind {
  @usableFromInline struct ID: BitwiseCopyable {
    /// Where its record lies in the table, in bytes.
    @usableFromInline let offset: UInt32
    @inlinable init(offset: UInt32) { self.offset = offset }
  }

  @usableFromInline let size: Int
  /// The address of the function of the nodes' closures; 0 where they have none.
  @usableFromInline let function: UInt
  /// Runs the rule or body of the reader on top of the evaluation stack. The creating call's `@inlinable` code makes
  /// this closure, so that it is specialised in the module that names the type of the value.
  @usableFromInline let run: (NodeReference) -> Void
  /// Settles a write to a cell of this kind.
  @usableFromInline let settle: (UnsafeMutableRawPointer, WriteSettling) -> Bool
  /// Takes value and closure out of the record of a node that ends; they are released later.
  @usableFromInline let dispose: (NodeReference) -> Void
  /// The content of a node without an evaluation, for inspection.
  @usableFromInline let content: (NodeReference) -> NodeContent?
  /// Whether an object lies in place of the closure.
  @usableFromInline let hasRuleBox: Bool
  /// Whether the nodes own nothing but memory in their records.
  @usableFromInline let isPlain: Bool
  /// The address of the type of the values, where `run` runs all rules of such values: closures that do not throw and
  /// whose values are compared by their type; 0 where it does not.
  @usableFromInline let alike: UInt

  @inlinable @inline(__always) init(
    size: Int, function: UInt = 0, run: @escaping (NodeReference) -> Void = { _ in },
    settle: @escaping (UnsafeMutableRawPointer, WriteSettling) -> Bool = { _, _ in false },
    dispose: @escaping (NodeReference) -> Void, content: @escaping (NodeReference) -> NodeContent? = { _ in nil },
    hasRuleBox: Bool = false, isPlain: Bool = false, alike: UInt = 0
  ) {
    self.function = function
    self.alike = alike
    self.hasRuleBox = hasRuleBox
    self.isPlain = isPlain
    self.size = size
    self.run = run
    unsafe self.settle = unsafe settle
    self.dispose = dispose
    self.content = content
  }
}

/// The content of a node, without an evaluation; empty in Embedded Swift, which has no values of any type.
@usableFromInline enum NodeContent {
  #if hasFeature(Embedded)
  @usableFromInline static func value<Value>(_ value: Value) -> NodeContent? { nil }
  @usableFromInline static func error<Failure>(_ error: Failure) -> NodeContent? { nil }
  #else
  /// The value of a cell, or what the last evaluation of a rule gave.
  case value(Any)
  /// The error that the last evaluation of a rule ended with.
  case error(any Error)
  #endif
}

/// The parts of a kind that hot paths read, and the number of its live nodes.
@usableFromInline @safe struct KindRecord: BitwiseCopyable {
  /// The kind, which the graph's state owns.
  @usableFromInline let kind: Unmanaged<NodeKind>
  @usableFromInline let size: Int
  /// How many nodes of it have not ended.
  @usableFromInline var live = 0
  @usableFromInline let site: CreationSite.ID
  /// Whether the nodes own nothing but memory in their records.
  let isPlain: Bool
  /// `run` of one kind runs nodes of all kinds with this address (`NodeKind.alike`), unless it is 0.
  @usableFromInline let alike: UInt
  /// The address of the function of the nodes' closures; 0 where they have none.
  @usableFromInline let function: UInt

  init(_ site: CreationSite.ID, _ kind: NodeKind) {
    unsafe self.kind = .passRetained(kind)
    size = kind.size
    self.site = site
    isPlain = kind.isPlain
    alike = kind.alike
    function = kind.function
  }

  /// The address that stands for a type; 0 in Embedded Swift, where types have no metadata.
  @inlinable @inline(__always) static func address<Value>(of type: Value.Type) -> UInt {
    #if hasFeature(Embedded)
    0
    #else
    // SAFETY: a metatype's address stands for it and is never read through here.
    unsafe unsafeBitCast(type as Any.Type, to: UInt.self)
    #endif
  }
}

@usableFromInline @safe struct NodeKinds: ~Copyable {
  @usableFromInline struct Key: Hashable, BitwiseCopyable {
    @usableFromInline var file: UInt = 0
    @usableFromInline var line: UInt = 0
    /// The type of the nodes; 0 where no kind was asked for.
    @usableFromInline var type: UInt = 0
    /// The function of the nodes' closures, or a number: one place can make nodes of one type that differ in it.
    @usableFromInline var variant: UInt = 0
  }

  /// A kind that was asked for.
  @usableFromInline struct Recent: BitwiseCopyable {
    @usableFromInline var key = Key()
    @usableFromInline var offset: UInt32 = 0
  }

  @usableFromInline var records = PlainStack<KindRecord>()
  private var numbers: [Key: NodeKind.ID] = [:]
  /// Recently requested kinds, each at the index that its key determines.
  @usableFromInline var recent = PlainStack<Recent>()

  init() { recent.push(Recent(), times: 16) }

  /// Releases the kinds of the table, which is not used afterwards. A `deinit` here crashes the compiler.
  mutating func close() {
    // SAFETY: no node is left that names one of the kinds, which its record has retained.
    for index in 0..<records.count { unsafe records[index].kind.release() }
  }

  /// The kind of nodes; a loop that makes nodes at a few places costs one comparison a node.
  @inlinable @inline(__always) mutating func identifier<Content>(
    _ file: StaticString, _ line: UInt, of type: Content.Type, variant: UInt, _ kind: () -> NodeKind
  ) -> NodeKind.ID {
    // SAFETY: a static string's address and a metatype's stand for them and are never read through here.
    let address = file.hasPointerRepresentation ? unsafe UInt(bitPattern: file.utf8Start) : 0
    #if hasFeature(Embedded)
    // Types have no metadata there. The code that makes the kind is specialised for them, so its address is as good.
    let type = withoutActuallyEscaping(kind) {
      unsafe unsafeBitCast($0, to: (code: UInt, context: UInt).self).code
    }
    #else
    let type = KindRecord.address(of: type)
    #endif
    let known = recent[Self.place(line, type, variant)]
    let key = known.key
    if key.file == address && key.line == line && key.type == type && key.variant == variant {
      return NodeKind.ID(offset: known.offset)
    }
    return lookUp(file, address, line, type, variant, kind)
  }

  /// A kind that was not asked for just now.
  @usableFromInline @inline(never) mutating func lookUp(
    _ file: StaticString, _ address: UInt, _ line: UInt, _ type: UInt, _ variant: UInt, _ kind: () -> NodeKind
  ) -> NodeKind.ID {
    let key = Key(file: address, line: line, type: type, variant: variant)
    var id = NodeKind.ID(offset: UInt32(records.count * MemoryLayout<KindRecord>.stride))
    if let known = numbers[key] {
      id = known
    } else {
      numbers[key] = id
      records.push(KindRecord(CreationSiteTable.number(of: CreationSite(file: file.description, line: line)), kind()))
    }
    recent[Self.place(line, type, variant)] = Recent(key: key, offset: id.offset)
    return id
  }

  /// The place of a kind among those that were asked for.
  @inlinable @inline(__always) static func place(_ line: UInt, _ type: UInt, _ variant: UInt) -> Int {
    Int(truncatingIfNeeded: (line &+ type >> 4 &+ variant >> 4) & 15)
  }

  /// Whether `run` of one kind runs nodes of another kind, too.
  @inlinable @inline(__always) func areAlike(_ one: NodeKind.ID, _ other: NodeKind.ID) -> Bool {
    one.offset == other.offset || self[one].alike == self[other].alike && self[one].alike != 0
  }

  var live: (nodes: Int, bytes: Int) {
    (0..<records.count).reduce(into: (0, 0)) {
      $0.0 += records[$1].live
      $0.1 += records[$1].live * records[$1].size
    }
  }

  @inlinable subscript(id: NodeKind.ID) -> KindRecord {
    // SAFETY: the kind has a record there.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(record(of: id)) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe record(of: id) }
  }

  @unsafe @inlinable @inline(__always) func record(of id: NodeKind.ID) -> UnsafeMutablePointer<KindRecord> {
    unsafe (UnsafeMutableRawPointer(records.elements) + Int(id.offset)).assumingMemoryBound(to: KindRecord.self)
  }

  /// Calls a closure with the kind of a node, without retaining it.
  @inline(__always) func with<Result>(_ id: NodeKind.ID, _ body: (NodeKind) -> Result) -> Result {
    // SAFETY: the table owns the kind, and lives as long as the graph's state.
    unsafe self[id].kind._withUnsafeGuaranteedRef(body)
  }
}
