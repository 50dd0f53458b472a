/// What the nodes have in common that one place in the source makes of one type: where that is, and how they update.
///
/// A graph has one for each place and type; its nodes name it by its number, so that it costs them four bytes.
@usableFromInline
@safe final class NodeKind {
  /// The number of a kind in its graph.
  @usableFromInline
  struct ID: BitwiseCopyable {
    @usableFromInline let number: UInt32
  }

  /// The place in the source.
  let site: CreationSite.ID

  /// Runs the rule of a reader of this kind once, with its reads tracked, and stores the outcome; then those of attributes
  /// that are like it and come next, see `Sequel`.
  ///
  /// - Returns: The last reader that has run, which may be gone if an edge has come or gone.
  ///
  /// The creating call's `@inlinable` code makes this closure, so that the compiler specialises it for the value's type
  /// in the module that names the type. A method that subclasses override would be called unspecialised.
  let update: (ReaderReference, Sequel) -> ReaderReference

  /// Settles a write to a cell of this kind, see `StateCell.settle`.
  let settle: (UnsafeMutableRawPointer, WriteSettling) -> Bool

  init(site: CreationSite.ID, _ behaviour: Behaviour) {
    self.site = site
    switch behaviour {
    case .reader(let update):
      self.update = update
      unsafe settle = Self.settlesNothing
    case .cell(let settle):
      update = { _, _ in preconditionFailure("What has no rule is asked to run it.") }
      unsafe self.settle = settle
    case .effect:
      update = { _, _ in preconditionFailure("An effect is asked to run a rule.") }
      unsafe settle = Self.settlesNothing
    }
  }

  @unsafe private static func settlesNothing(_ place: UnsafeMutableRawPointer, _ step: WriteSettling) -> Bool {
    preconditionFailure("What is no cell is asked to settle a write.")
  }

  /// What the nodes of a kind do in their own way.
  @usableFromInline
  @safe enum Behaviour {
    /// They update.
    case reader(update: (ReaderReference, Sequel) -> ReaderReference)
    /// They settle writes.
    case cell(settle: (UnsafeMutableRawPointer, WriteSettling) -> Bool)
    /// They run their actions, which are of one type.
    case effect
  }
}

/// What a graph counts for each of its kinds.
@safe struct KindRecord: BitwiseCopyable {
  /// The kind, which the graph's state owns.
  let kind: Unmanaged<NodeKind>
  /// How many nodes of it have not ended.
  var live = 0
  /// What the object of one takes, in bytes.
  var bytes = 0

  init(_ kind: Unmanaged<NodeKind>) { unsafe self.kind = kind }
}

/// The kinds of a graph.
@safe struct NodeKinds: ~Copyable {
  /// What tells kinds apart.
  struct Key: Hashable {
    var file: UInt
    var line: UInt
    var type: UInt
    var variant: UInt32

    /// Where it is remembered that the kind was asked for.
    var place: Int { @inline(__always) get { Int(truncatingIfNeeded: (line &+ type >> 4) & 15) } }
  }

  /// A kind that was asked for, and what tells it from others, in 32 bytes.
  struct Recent: BitwiseCopyable {
    var file: UInt = 0
    var line: UInt = 0
    /// The class of the nodes; 0 where no kind was asked for.
    var type: UInt = 0
    var variant: UInt32 = 0
    var number: UInt32 = 0
  }

  private(set) var records = PlainStack<KindRecord>()
  private var numbers: [Key: NodeKind.ID] = [:]
  /// Kinds that were asked for, each at the place that its key says.
  private var recent = PlainStack<Recent>()

  init() { recent.push(Recent(), times: 16) }

  /// Gives back what the table has; it is empty then. The compiler cannot cope with a `deinit` here.
  mutating func close() {
    // SAFETY: no node is left that names one of the kinds, which `identifier` has retained.
    for index in 0..<records.count { unsafe records[index].kind.release() }
  }

  /// The number of a kind; a loop that makes nodes at a few places costs one comparison a node.
  ///
  /// - Parameters:
  ///   - file: The place.
  ///   - line: The place.
  ///   - type: The class of the nodes.
  ///   - variant: Tells ways of updating apart that nodes of the class have.
  ///   - behaviour: What they do in their own way.
  /// - Returns: The number.
  /// - Complexity: O(1); at a place that is new to the graph O(places of the process).
  @inline(__always)
  mutating func identifier(
    file: StaticString, line: UInt, type: ObjectIdentifier, variant: Int, _ behaviour: NodeKind.Behaviour
  ) -> NodeKind.ID {
    // SAFETY: a static string's address stands for it and is never read through here.
    let address = file.hasPointerRepresentation ? unsafe UInt(bitPattern: file.utf8Start) : 0
    let key = Key(
      file: address, line: line, type: UInt(bitPattern: type), variant: UInt32(truncatingIfNeeded: variant))
    let known = recent[key.place]
    if known.file == key.file && known.line == key.line && known.type == key.type && known.variant == key.variant {
      return NodeKind.ID(number: known.number)
    }
    return lookUp(key, file, behaviour)
  }

  /// The number of a kind that was not asked for just now.
  @inline(never)
  private mutating func lookUp(_ key: Key, _ file: StaticString, _ behaviour: NodeKind.Behaviour) -> NodeKind.ID {
    let id =
      numbers[key]
      ?? make(CreationSiteTable.number(of: CreationSite(file: file.description, line: key.line)), behaviour)
    numbers[key] = id
    recent[key.place] = Recent(
      file: key.file, line: key.line, type: key.type, variant: key.variant, number: id.number)
    return id
  }

  private mutating func make(_ site: CreationSite.ID, _ behaviour: NodeKind.Behaviour) -> NodeKind.ID {
    let id = NodeKind.ID(number: UInt32(truncatingIfNeeded: records.count))
    unsafe records.push(KindRecord(.passRetained(NodeKind(site: site, behaviour))))
    return id
  }

  /// Where nodes of a kind are made.
  func site(of id: NodeKind.ID) -> CreationSite.ID {
    // SAFETY: the table owns the kind.
    unsafe self[id].kind._withUnsafeGuaranteedRef { $0.site }
  }

  /// Runs the rule of a reader, and those of attributes that follow it, see `NodeKind.update`.
  @inline(__always)
  func update(_ reader: ReaderReference, _ sequel: Sequel) -> ReaderReference {
    // SAFETY: the table owns the kind, and lives as long as the graph that the reader is updated in.
    unsafe self[reader.asNode.kindID].kind._withUnsafeGuaranteedRef { $0.update(reader, sequel) }
  }

  /// Settles a write to a cell, see `StateCell.settle`.
  @unsafe @inline(__always)
  func settle(_ id: NodeKind.ID, _ place: UnsafeMutableRawPointer, _ step: WriteSettling) -> Bool {
    // SAFETY: as for `update`.
    unsafe self[id].kind._withUnsafeGuaranteedRef { unsafe $0.settle(place, step) }
  }

  /// What is known of a kind.
  subscript(id: NodeKind.ID) -> KindRecord {
    @inline(__always) get { records[Int(id.number)] }
  }

  /// Counts a new node.
  ///
  /// - Returns: What its object takes, in bytes.
  @inline(__always)
  func countBirth(of node: Node) -> Int {
    // SAFETY: the node's kind has a record.
    let record = unsafe records.elements + Int(node.kindID.number)
    unsafe record.pointee.live &+= 1
    if unsafe record.pointee.bytes == 0 { unsafe record.pointee.bytes = node.allocatedSize }
    return unsafe record.pointee.bytes
  }

  /// Counts the end of a node of a kind.
  ///
  /// - Returns: What its object takes, in bytes.
  @inline(__always)
  func countEnd(of id: NodeKind.ID) -> Int {
    // SAFETY: the kind has a record.
    let record = unsafe records.elements + Int(id.number)
    unsafe record.pointee.live &-= 1
    return unsafe record.pointee.bytes
  }
}
