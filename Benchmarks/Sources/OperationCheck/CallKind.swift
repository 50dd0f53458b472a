/// What a call is counted as.
enum CallKind: String, CaseIterable {
  /// Memory is asked for: the C library's functions, on which Swift's are built.
  case allocations
  /// A reference is counted up.
  case retains
  /// A reference is counted down.
  case releases
  /// The runtime begins or ends to watch for two accesses to one variable at once.
  case exclusivityChecks
  /// Anything else that the program asks Swift's runtime and standard library for: metadata, casts, what generic code
  /// does without knowing its types.
  case runtimeCalls

  /// What the kind is called at the head of a column.
  var title: String {
    switch self {
    case .allocations: "allocations"
    case .retains: "retains"
    case .releases: "releases"
    case .exclusivityChecks: "exclusivity"
    case .runtimeCalls: "other runtime calls"
    }
  }

  /// Whether the engine promises that hot operations have none.
  var isRuledOut: Bool { self != .runtimeCalls }

  /// The kind of a call; nil where it is an ordinary one.
  ///
  /// What the functions of a kind call among themselves is not counted again: `swift_bridgeObjectRetain` ends in
  /// `swift_retain`, `calloc` may end in `malloc`.
  init?(_ call: CallgrindProfile.Call) {
    let callerKind = Self.kind(of: call.caller.name)
    if let kind = Self.kind(of: call.callee.name) {
      if kind == callerKind { return nil }
      self = kind
    } else if callerKind == nil, Self.isRuntime(call.callee), !Self.isRuntime(call.caller),
      !Self.belongsToAllocation(call.callee.name)
    {
      self = .runtimeCalls
    } else {
      return nil
    }
  }

  private static func isRuntime(_ function: CallgrindProfile.Function) -> Bool {
    function.object.contains("/libswiftCore.")
  }

  /// The kind of a function that is counted wherever it is called from.
  ///
  /// The functions that count references come in many forms: strong, unowned and unknown, by one and by several.
  private static func kind(of name: String) -> CallKind? {
    if allocating.contains(name) { return .allocations }
    guard name.hasPrefix("swift_") else { return nil }
    if name.hasPrefix("swift_beginAccess") || name.hasPrefix("swift_endAccess") { return .exclusivityChecks }
    if name.hasSuffix("Count") { return nil }
    if name.contains("etain") { return .retains }
    return name.contains("elease") ? .releases : nil
  }

  /// The C library's functions, and C++'s.
  private static let allocating: Set<String> = [
    "malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign", "operator new(unsigned long)",
  ]

  /// Whether a function of the runtime is a part of what is counted already: an object is allocated by `malloc`, and
  /// freed after its last release.
  private static func belongsToAllocation(_ name: String) -> Bool {
    name.hasPrefix("swift_alloc") || name.hasPrefix("swift_slow") || name.hasPrefix("swift_dealloc")
      || name.hasPrefix("swift_initStackObject") || name.hasPrefix("swift_setDealloc")
  }
}
