import AttributeGraph2

/// The nesting depth of a host's views, and the stack for work that traverses all of them.
///
/// Creating, laying out, drawing and ending views are recursive. At a small depth they run on the caller's stack. A
/// host with deeper nesting switches to a stack of its own on the same thread while it works; only touched pages take
/// memory.
@MainActor
struct ViewNesting {
  /// The maximum nesting depth. A view beyond it is not created, and an issue names the path to it.
  nonisolated static var limit: Int { 25_000 }
  /// The nesting depth for which the caller's stack has room.
  static var levelsOfCaller: Int { 64 }
  /// The size of the other stack in bytes: room for 40 KB per view.
  static var stackSize: Int { 1 << 30 }

  /// The largest nesting depth so far.
  fileprivate(set) var deepest = 0
  /// Whether the other stack is in use.
  fileprivate var isSwitched = false
  /// The types of the nested views that are being created, outermost first.
  fileprivate let path = GrowingList<Any.Type>()
  /// The level outside a view that was found to contain itself without end: until that view is finished, no view is
  /// created at a deeper level. Otherwise a view that contains itself twice would be created once for each path to the
  /// limit.
  fileprivate var cut: Int?
}

extension HostRuntime {
  /// Runs work that traverses all views; uses the other stack if they are nested too deep for the caller's stack.
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
  /// Creates the content of a view that may contain itself: one with a body, or one of a hidden type.
  ///
  /// - Parameters:
  ///   - type: The type of the view.
  ///   - make: Creates the content with inputs one level deeper.
  /// - Returns: The created outputs; none beyond the limit, which is reported.
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
  /// Reports a view that is nested too deep, and stops creating views inside the outermost view of its type.
  fileprivate func cutNesting(at level: Int, before type: Any.Type) {
    let path = nesting.path.all
    let first = path.firstIndex { $0 == type } ?? path.startIndex
    nesting.cut = level - (path.count - first)
    let end = path[first...].dropFirst().firstIndex { $0 == type } ?? path.endIndex
    let way = (path[first..<end].prefix(8) + [type]).map { String(describing: $0) }
    report(.viewsNestTooDeep(view: String(describing: type), path: way))
  }
}
