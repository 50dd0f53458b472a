import AttributeGraph2

/// How deep the views of a host are nested, and the stack on which everything runs that goes through all of them.
///
/// Making, laying out, drawing and ending views call themselves for the views inside. Up to a few views inside each other
/// that happens on the caller's stack. A host with more switches to a stack of its own, of the same thread, as long as it
/// works; only the pages that are touched take memory.
@MainActor
struct ViewNesting {
  /// How many views may be nested in each other. A view behind that is not made, and an issue names the path to it.
  nonisolated static var limit: Int { 25_000 }
  /// How many views nested in each other the caller's stack has room for.
  static var levelsOfCaller: Int { 64 }
  /// The size of the other stack in bytes: room for 40 KB a view.
  static var stackSize: Int { 1 << 30 }

  /// The largest number of views that were nested in each other so far.
  fileprivate(set) var deepest = 0
  /// Whether the other stack is in use.
  fileprivate var isSwitched = false
  /// The types of the views that are being made inside each other.
  fileprivate let path = GrowingList<Any.Type>()
  /// The number of levels around a view that has turned out to contain itself without end: until it is made, no view is
  /// made further in. Otherwise one that contains itself twice would be made as often as there are ways to the limit.
  fileprivate var cut: Int?
}

extension HostRuntime {
  /// Runs work that goes through all views, on the other stack where they are nested too deep for that of the caller.
  func nesting<Result>(_ body: () -> Result) -> Result {
    nesting.deepest < ViewNesting.levelsOfCaller ? body() : switchingStacks(body)
  }

  private func switchingStacks<Result>(_ body: () -> Result) -> Result {
    guard !nesting.isSwitched else { return body() }
    nesting.isSwitched = true
    defer { nesting.isSwitched = false }
    var result: Result?
    withStack(ofSize: ViewNesting.stackSize) { result = body() }
    guard let result else { fatalError("A closure that has returned gave no result.") }
    return result
  }
}

extension _ViewInputs {
  /// Makes what is inside of a view that may contain itself: one with a body, or one of a hidden type.
  ///
  /// - Parameters:
  ///   - type: The type of the view.
  ///   - make: Makes it with the inputs one level further in.
  /// - Returns: What was made; nothing behind the limit, which is reported.
  func nested(_ type: Any.Type, _ make: (_ViewInputs) -> _ViewListOutputs) -> _ViewListOutputs {
    var inside = self
    inside.level += 1
    let (runtime, level) = (runtime, inside.level)
    if let cut = runtime.nesting.cut, level > cut { return _ViewListOutputs(items: .many([])) }
    guard level <= ViewNesting.limit else {
      runtime.cutNesting(at: level, before: type)
      return _ViewListOutputs(items: .many([]))
    }
    runtime.nesting.deepest = max(runtime.nesting.deepest, level)
    runtime.nesting.path.append(type)
    defer {
      runtime.nesting.path.dropLast()
      if runtime.nesting.cut == level { runtime.nesting.cut = nil }
    }
    return level == ViewNesting.levelsOfCaller ? runtime.nesting { make(inside) } : make(inside)
  }
}

extension HostRuntime {
  /// Reports a view that is nested too deep, and makes no other one inside the outermost view of its type.
  fileprivate func cutNesting(at level: Int, before type: Any.Type) {
    let path = nesting.path.all
    let first = path.firstIndex { $0 == type } ?? path.startIndex
    nesting.cut = level - (path.count - first)
    let end = path[first...].dropFirst().firstIndex { $0 == type } ?? path.endIndex
    let way = (path[first..<end].prefix(8) + [type]).map { String(describing: $0) }
    report(.viewsNestTooDeep(view: String(describing: type), path: way))
  }
}
