extension ViewHost {
  /// The container that is pointed at, of which a closure makes something; without a target the first one.
  ///
  /// What is presented is searched before what it covers.
  ///
  /// - Parameters:
  ///   - target: A text in the container, an identifier of it or of a view around it, or one of several.
  ///   - kind: What is looked for, for the error.
  ///   - part: What is needed of the position of a container; nil where there is none.
  /// - Throws: `HostError` where there is no such container.
  /// - Returns: What was needed.
  /// - Complexity: O(positions).
  func findContainer<Part: AnyObject>(
    _ target: ControlTarget?, kind: String, _ part: (ViewPosition) -> Part?
  ) throws(HostError) -> Part {
    if let target {
      guard let found = containers(for: target, part).first else {
        throw .nothingFound(target: target, available: [], kind: kind)
      }
      return found
    }
    for root in rootsFromTheTop {
      if let found = root.first(part) { return found }
    }
    throw .nothingShown(kind: kind)
  }

  private func containers<Part: AnyObject>(for target: ControlTarget, _ part: (ViewPosition) -> Part?) -> [Part] {
    var found: [Part] = []
    func add(_ candidate: Part?) {
      if let candidate, !found.contains(where: { $0 === candidate }) { found.append(candidate) }
    }
    switch target {
    case .text(let text):
      root.forEachPosition { if $0.text?() == text { add($0.nearest(part)) } }
    case .identifier(let identifier):
      root.forEachPosition { position in
        guard position.knownFacts?.identifier?() == identifier else { return }
        add(position.first(part) ?? position.nearest(part))
      }
    case .number(let number, let target):
      let all = containers(for: target, part)
      if all.indices.contains(number - 1) { found = [all[number - 1]] }
    }
    return found
  }

  /// What is searched one after the other: what was presented last, and so on down to the root view.
  var rootsFromTheTop: [ViewPosition] {
    presented.reversed().map(\.position) + [root]
  }
}
