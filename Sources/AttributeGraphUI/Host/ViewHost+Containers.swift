extension ViewHost {
  /// Returns the container that a target points at and from which a closure makes a value; without a target, the first
  /// such container.
  ///
  /// Presented views are searched before the views they cover.
  ///
  /// - Parameters:
  ///   - target: A text in the container, an identifier of it or of a view around it, or one of several.
  ///   - kind: The kind of container, for the error.
  ///   - part: Extracts the required part of a container's position; nil if it does not have it.
  /// - Throws: `HostError` if there is no such container; the error lists the available ones by their first texts.
  /// - Returns: The required part.
  /// - Complexity: O(positions).
  func findContainer<Part: AnyObject>(
    _ target: ControlTarget?, kind: String, _ part: (ViewPosition) -> Part?
  ) throws(HostError) -> Part {
    guard !isClosed else { throw .closed }
    if let target {
      for root in rootsFromTheTop {
        if let found = containers(for: target, in: root, part).first { return found }
      }
      throw .nothingFound(target: target, available: containerNames(part), kind: kind)
    }
    for root in rootsFromTheTop {
      if let found = root.first(part) { return found }
    }
    throw .nothingShown(kind: kind)
  }

  /// The containers that a target points at, inside of a root, in the order of the source.
  private func containers<Part: AnyObject>(
    for target: ControlTarget, in root: ViewPosition, _ part: (ViewPosition) -> Part?
  ) -> [Part] {
    var found: [Part] = []
    func add(_ candidate: Part?) {
      if let candidate, !found.contains(where: { $0 === candidate }) { found.append(candidate) }
    }
    switch target {
    case .text(let text):
      root.forEachPosition { if $0.text?() == text { add($0.nearest(part)) } }
    case .identifier(let identifier):
      root.forEachPosition { position in
        guard position.knownInfo?.identifier?() == identifier else { return }
        add(position.first(part) ?? position.nearest(part))
      }
    case .number(let number, let target):
      let all = containers(for: target, in: root, part)
      if all.indices.contains(number - 1) { found = [all[number - 1]] }
    }
    return found
  }

  /// The names of the containers from which a closure makes a value, in the order of the source: their first texts.
  private func containerNames<Part: AnyObject>(_ part: (ViewPosition) -> Part?) -> [String] {
    var names: [String] = []
    var known: Set<ObjectIdentifier> = []
    root.forEachPosition { position in
      guard let container = part(position), known.insert(ObjectIdentifier(container)).inserted else { return }
      let texts = position.texts
      let name = texts.prefix(Self.textsInName).joined(separator: " ") + (texts.count > Self.textsInName ? " …" : "")
      if !name.isEmpty { names.append(name) }
    }
    return names
  }

  /// The greatest number of texts in the name of a container.
  private static let textsInName = 3

  /// The roots to search in order: the latest presentation first, the root view last.
  var rootsFromTheTop: [ViewPosition] {
    presented.reversed().map(\.position) + [root]
  }
}
