import Synchronization

/// Where a handle leads: a place in memory that is never given back, with a node in it or not.
///
/// A handle remembers the generation of the place at which it was made. When the node ends, the generation moves on,
/// so a handle can tell that its node is gone, whatever lives at the place now, and even when the whole graph is gone.
@usableFromInline
@safe struct HandleSlot: Hashable, BitwiseCopyable {
  /// What a place holds.
  @usableFromInline
  @safe struct Place: ~Copyable {
    /// It is odd while a node lives here, and moves on at its beginning and at its end.
    @usableFromInline let generation: Atomic<UInt32>
    /// The node that lives here.
    @usableFromInline var node: Unmanaged<Node>?

    init() {
      generation = Atomic(0)
      unsafe node = nil
    }
  }

  /// What stands before the places of a page. A page belongs to one graph at a time.
  @safe struct Header: ~Copyable {
    /// The generation of the page's places when its graph took it: older handles are those of graphs before.
    let firstGeneration: Atomic<UInt32>
    /// The graph.
    var graph: GraphReference?

    init() {
      firstGeneration = Atomic(0)
      graph = nil
    }
  }

  @usableFromInline let place: UnsafeMutablePointer<Place>

  init(place: UnsafeMutablePointer<Place>) { unsafe self.place = place }

  @usableFromInline
  static func == (one: HandleSlot, other: HandleSlot) -> Bool { unsafe one.place == other.place }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(unsafe UInt(bitPattern: place)) }

  private var header: UnsafeMutablePointer<Header> {
    // SAFETY: places lie in pages that are aligned to their size, and a page begins with its header.
    let page = unsafe UInt(bitPattern: place) & ~UInt(HandleTable.pageSize - 1)
    return unsafe UnsafeMutableRawPointer(bitPattern: page).unsafelyUnwrapped.assumingMemoryBound(to: Header.self)
  }

  /// Whether the node to which handles of a generation lead lives here.
  @inlinable @inline(__always)
  func isHome(_ generation: UInt32) -> Bool {
    // SAFETY: the page is never released.
    unsafe place.pointee.generation.load(ordering: .acquiring) == generation
  }

  /// Runs a closure on the node that lives here, without retaining it, as if it were of a class.
  ///
  /// - Precondition: A node of that class lives here, and the closure runs no code of the user's.
  @inlinable @inline(__always)
  func withInhabitant<Subclass: Node, Result>(as type: Subclass.Type, _ body: (Subclass) -> Result) -> Result {
    // SAFETY: the precondition; nothing can end the node while the closure runs.
    let node = unsafe place.pointee.node.unsafelyUnwrapped
    return unsafe Unmanaged<Subclass>.fromOpaque(node.toOpaque())._withUnsafeGuaranteedRef(body)
  }

  /// The node that handles of a generation lead to, owned; nil once it has ended.
  @usableFromInline
  func node(_ generation: UInt32) -> Node? {
    // SAFETY: while the generation is that of a handle, the node lives in the isolation domain of the handle, and the
    // scope that owns it retires the place before it lets the node go.
    guard unsafe place.pointee.generation.load(ordering: .acquiring) == generation else { return nil }
    return unsafe place.pointee.node?.takeUnretainedValue()
  }

  /// The same as an object of its class.
  ///
  /// - Precondition: Handles of the generation lead to a node of that class.
  @inlinable
  func node<Subclass: Node>(_ generation: UInt32, as type: Subclass.Type) -> Subclass? {
    // SAFETY: the precondition.
    node(generation).map { unsafe unsafeDowncast($0, to: type) }
  }

  /// The graph that gave out handles of a generation; nil once it is gone.
  func graph(_ generation: UInt32) -> GraphReference? {
    // SAFETY: the page is never released, and belongs to the handle's own graph if it did when the handle was made.
    guard unsafe header.pointee.firstGeneration.load(ordering: .acquiring) < generation else { return nil }
    return unsafe header.pointee.graph
  }

  /// What the node of a generation that has ended was called, if it had a name of its own and nothing lived here since.
  func lastName(_ generation: UInt32) -> String? {
    guard let graph = graph(generation) else { return nil }
    // SAFETY: the page belongs to the handle's own graph, and so to its isolation domain.
    guard unsafe place.pointee.generation.load(ordering: .relaxed) == generation &+ 1 else { return nil }
    return graph.fields.handles.lastName(at: self)
  }

  /// Lets a node live at the place.
  ///
  /// - Returns: The generation that its handles carry.
  @inline(__always)
  fileprivate func receive(_ node: Node) -> UInt32 {
    // SAFETY: the place is free and belongs to the node's graph.
    unsafe place.pointee.node = Unmanaged.passUnretained(node)
    return moveOn()
  }

  /// Ends the time of the node at the place.
  ///
  /// - Returns: Whether the place can be used again.
  @inline(__always)
  fileprivate func vacate() -> Bool {
    // SAFETY: the place belongs to the node's graph.
    unsafe place.pointee.node = nil
    return moveOn() < HandleTable.lastGeneration
  }

  /// Moves the generation on; only the graph to which the place belongs does so.
  @inline(__always)
  private func moveOn() -> UInt32 {
    // SAFETY: the place belongs to the node's graph.
    let next = unsafe place.pointee.generation.load(ordering: .relaxed) &+ 1
    unsafe place.pointee.generation.store(next, ordering: .releasing)
    return next
  }
}

/// The places to which the handles of a graph lead, in memory that is reached without reference counting.
@safe struct HandleTable: BitwiseCopyable {
  /// The size of a page, and its alignment, in bytes.
  static let pageSize = 8192
  /// The generation from which a place is not used again.
  static let lastGeneration: UInt32 = 0xffff_0000
  private static let headerSize = 64
  private static let placesPerPage = (pageSize - headerSize) / MemoryLayout<HandleSlot.Place>.stride

  /// The addresses of pages that no graph uses. They are never given back to the system: handles may outlive a graph.
  private static let pool = Mutex<[UInt]>([])

  /// What the table changes while it works.
  private struct Fields: ~Copyable {
    /// What the last nodes at places were called, where these had names of their own.
    var lastNames: [HandleSlot: String] = [:]
    /// The addresses of the graph's pages.
    var pages: [UInt] = []
    /// The places at which no node lives.
    var free = PlainStack<HandleSlot>()
  }

  private let pointer: UnsafeMutablePointer<Fields>

  private var fields: Fields {
    // SAFETY: the graph's state owns the memory. No access calls out, so accesses cannot overlap.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe pointer }
  }

  /// Makes the memory of a table without pages.
  init() {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: Fields())
  }

  /// What the last node at a place was called, if it had a name of its own.
  fileprivate func lastName(at slot: HandleSlot) -> String? { fields.lastNames[slot] }

  /// Takes a free place for a node.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  func take(for node: Node) -> (slot: HandleSlot, generation: UInt32) {
    if fields.free.isEmpty { takePage(for: node.graph) }
    guard let slot = fields.free.pop() else {
      fatalError("The graph has no place for another handle.")
    }
    return (slot, slot.receive(node))
  }

  /// Ends the time of a node at its place: its handles lead nowhere from here on.
  ///
  /// - Parameters:
  ///   - slot: The place.
  ///   - name: What it was called, if it had a name of its own.
  @inline(__always)
  func retire(_ slot: HandleSlot, name: String?) {
    if name != nil || !fields.lastNames.isEmpty { fields.lastNames[slot] = name }
    if slot.vacate() { fields.free.push(slot) }
  }

  @inline(never)
  private func takePage(for graph: GraphReference) {
    let address = Self.pool.withLock { $0.popLast() } ?? Self.makePage()
    fields.pages.append(address)
    // SAFETY: the page is initialised, and nobody's but this graph's from here on.
    let page = unsafe UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
    unsafe page.assumingMemoryBound(to: HandleSlot.Header.self).pointee.graph = graph
    let places = unsafe Self.places(of: page)
    for index in stride(from: Self.placesPerPage - 1, through: 0, by: -1) {
      unsafe fields.free.push(HandleSlot(place: places + index))
    }
  }

  private static func makePage() -> UInt {
    let page = UnsafeMutableRawPointer.allocate(byteCount: pageSize, alignment: pageSize)
    // SAFETY: fresh memory with room for a header and the places behind it.
    unsafe page.initializeMemory(as: HandleSlot.Header.self, to: HandleSlot.Header())
    let places = unsafe places(of: page)
    for index in 0..<placesPerPage { unsafe (places + index).initialize(to: HandleSlot.Place()) }
    return UInt(bitPattern: page)
  }

  private static func places(of page: UnsafeMutableRawPointer) -> UnsafeMutablePointer<HandleSlot.Place> {
    unsafe (page + headerSize).assumingMemoryBound(to: HandleSlot.Place.self)
  }

  /// Gives the pages and the memory back at the end of the graph, after which handles lead nowhere.
  func close() {
    for address in fields.pages {
      // SAFETY: the graph is gone, so nothing lives in its pages and nobody else has them.
      let page = unsafe UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
      let header = unsafe page.assumingMemoryBound(to: HandleSlot.Header.self)
      let places = unsafe Self.places(of: page)
      var latest: UInt32 = 0
      for index in 0..<Self.placesPerPage {
        latest = max(latest, unsafe (places + index).pointee.generation.load(ordering: .relaxed))
      }
      unsafe header.pointee.graph = nil
      unsafe header.pointee.firstGeneration.store(latest, ordering: .releasing)
      for index in 0..<Self.placesPerPage {
        unsafe (places + index).pointee.generation.store(latest, ordering: .releasing)
      }
      if latest < Self.lastGeneration { Self.pool.withLock { $0.append(address) } }
    }
    // SAFETY: the graph is gone, and with it who has the table.
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }
}
