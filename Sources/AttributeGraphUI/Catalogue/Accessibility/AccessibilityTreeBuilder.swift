import Foundation

/// A view whose elements have traits by its type.
protocol AccessibleControl {
  /// The traits.
  static var accessibilityTraits: AccessibilityTraits { get }
}

extension Button: AccessibleControl {
  static var accessibilityTraits: AccessibilityTraits { .isButton }
}

extension NavigationLink: AccessibleControl {
  static var accessibilityTraits: AccessibilityTraits { .isButton }
}

extension Link: AccessibleControl {
  static var accessibilityTraits: AccessibilityTraits { .isLink }
}

extension Toggle: AccessibleControl {
  static var accessibilityTraits: AccessibilityTraits { .isToggle }
}

extension Picker: AccessibleControl {
  static var accessibilityTraits: AccessibilityTraits { .isButton }
}

/// Makes the accessibility elements of positions. It runs on request, and is made for it.
@MainActor
struct AccessibilityTreeBuilder {
  private let drawnFrames = DrawnFrames()

  /// The elements at a position and inside, in reading order.
  func nodes(at position: ViewPosition) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode]
    if let place = position.knownInfo?[AccessibilityPlace.self] {
      return modified(at: position, by: place.properties(), place)
    } else if let control = position.control {
      nodes = controlNodes(at: position, control)
    } else if let share = position.knownInfo?[AccessibleShare.self] {
      nodes = share.elements(AccessibilityNode(position, frame: frame(of: position)), of: insideNodes(of: position))
    } else if let elements = platformNodes(at: position) {
      nodes = elements
    } else if let node = leafNode(at: position) {
      nodes = [node]
    } else {
      nodes = insideNodes(of: position)
    }
    if let type = position.type as? any AccessibleControl.Type, !(position.type is any PickerView.Type) {
      for index in nodes.indices {
        nodes[index].traits.formUnion(type.accessibilityTraits)
        if type.accessibilityTraits == .isLink { nodes[index].traits.remove(.isButton) }
      }
    }
    return nodes
  }

  /// The elements inside, sorted by their priority.
  private func insideNodes(of position: ViewPosition) -> [AccessibilityNode] {
    let nodes = position.children.flatMap { self.nodes(at: $0) }
    guard nodes.contains(where: { $0.sortPriority != 0 }) else { return nodes }
    return nodes.enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }.map(\.element)
  }

  /// The elements that a platform object declares; nil for other views, and if it declares none.
  private func platformNodes(at position: ViewPosition) -> [AccessibilityNode]? {
    #if canImport(Darwin)
    return nil
    #else
    guard let elements = position.knownInfo?[AccessiblePlatformObject.self]?.elements(at: position) else { return nil }
    return elements.isEmpty ? nil : elements
    #endif
  }

  private func leafNode(at position: ViewPosition) -> AccessibilityNode? {
    if position.leaf == nil, let text = position.text {
      return AccessibilityNode(position, frame: frame(of: position)).with {
        $0.label = text()
        $0.traits = .isStaticText
      }
    }
    guard let leaf = position.leaf, leaf.mask == nil, position.isOnScreen else { return nil }
    let spoken = (leaf as? TextNode)?.spoken
    // A text with a label is an element even if it draws nothing.
    guard let item = leaf.displayItem else {
      return spoken?.speech.label == nil ? nil : textNode("", spoken, at: position, frame: frame(of: position))
    }
    guard item.opacity > 0 else { return nil }
    if let text = leaf.text?() { return textNode(text, spoken, at: position, frame: item.frame) }
    if let image = leaf as? ImageNode {
      guard let words = image.accessibilityWords else { return nil }
      return AccessibilityNode(position, frame: item.frame).with {
        $0.label = words.text
        $0.isOnlyNamed = words.isName
        $0.traits = .isImage
      }
    }
    guard case .control(_, let value) = item.content else { return nil }
    return AccessibilityNode(position, frame: item.frame).with {
      $0.value = value.isEmpty ? nil : value
      $0.isFace = true
    }
  }

  private func textNode(
    _ text: String, _ spoken: ResolvedText?, at position: ViewPosition, frame: CGRect
  ) -> AccessibilityNode? {
    let label = spoken?.string ?? text
    guard !label.isEmpty else { return nil }
    return AccessibilityNode(position, frame: frame).with {
      $0.label = label
      $0.traits = .isStaticText
      guard let speech = spoken?.speech else { return }
      $0.settings = speech.settings
      if let heading = speech.heading { $0.makeHeading(heading) }
    }
  }

  // MARK: - Controls

  private func controlNodes(at position: ViewPosition, _ control: Control) -> [AccessibilityNode] {
    guard control.isVisible else { return [] }
    var inside = insideNodes(of: position)
    guard let action = control.action as? any AccessibleAction else { return inside }
    var element = AccessibilityNode(position, frame: frame(of: position))
    element.isEnabled = control.isEnabled
    element.label = control.title() ?? label(of: inside, at: position)
    element.actions = inside.flatMap(\.actions)
    return action.complete(&element, of: control, at: position, children: &inside) ? [element] : inside
  }

  /// The label of elements that are combined: without a text, the titles of labels, and otherwise the names of symbols.
  private func label(of nodes: [AccessibilityNode], at position: ViewPosition? = nil) -> String? {
    let words = nodes.filter { !$0.isOnlyNamed }.compactMap(\.label)
    let titles = words.isEmpty ? position?.labelTitles ?? [] : words
    let all = titles.isEmpty ? nodes.compactMap(\.label) : titles
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  private func frame(of position: ViewPosition) -> CGRect {
    if let node = position.knownInfo?.nodes.current, node.isPlaced { return node.frameInHost }
    return drawnFrames.frame(of: position) ?? .zero
  }

  // MARK: - Modifiers

  private func modified(
    at position: ViewPosition, by properties: AccessibilityProperties, _ place: AccessibilityPlace
  ) -> [AccessibilityNode] {
    guard properties.isHidden != true else { return [] }
    var nodes = insideNodes(of: position)
    let frame = frame(of: position)
    if let representation = properties.representation {
      nodes = elements(of: representation, at: position, place, frame: frame)
    }
    if let content = properties.childContent {
      let inside = elements(of: content, at: position, place, frame: frame)
      nodes = [AccessibilityNode(position, frame: frame).with { $0.children = inside }]
    }
    if let behavior = properties.children { nodes = [group(nodes, behavior, at: position, frame: frame)] }
    // A view with a label or a value of its own is an element even if it draws no text.
    if nodes.isEmpty, properties.makesElement { nodes = [AccessibilityNode(position, frame: frame)] }
    return nodes.map { node in node.with { apply(properties, to: &$0, at: position, place) } }
  }

  private func group(
    _ nodes: [AccessibilityNode], _ behavior: AccessibilityChildBehavior, at position: ViewPosition, frame: CGRect
  ) -> AccessibilityNode {
    var group = AccessibilityNode(position, frame: frame)
    if behavior == .contain { group.children = nodes }
    guard behavior == .combine else { return group }
    group.label = label(of: nodes)
    let values = nodes.compactMap(\.value)
    group.value = values.isEmpty ? nil : values.joined(separator: ", ")
    let hints = nodes.compactMap(\.hint)
    group.hint = hints.isEmpty ? nil : hints.joined(separator: ", ")
    group.traits = nodes.reduce(into: []) { $0.formUnion($1.traits) }
    group.isEnabled = nodes.allSatisfy(\.isEnabled)
    group.actions = nodes.flatMap(\.actions)
    group.adjust = nodes.compactMap(\.adjust).first
    group.contentEntries = nodes.flatMap(\.contentEntries)
    let buttons = nodes.filter { $0.activate != nil }
    if buttons.count == 1 {
      group.activate = buttons.first?.activate
    } else {
      for button in buttons {
        guard let perform = button.activate, let label = button.label else { continue }
        group.actions.append(AccessibilityAction(kind: AccessibilityActionKind(title: label), perform: perform))
      }
    }
    return group
  }

  /// The elements of a view outside of the tree, in the environment of a position.
  private func elements(
    of view: () -> AnyView, at position: ViewPosition, _ place: AccessibilityPlace, frame: CGRect
  ) -> [AccessibilityNode] {
    let (runtime, values) = (position.runtime, place.environment.values)
    let host = ViewHost(
      room: .host(frame.size, safeArea: EdgeInsets()), displayScale: runtime.displayScale, measurer: runtime.measurer,
      clock: VirtualClock(), environment: { $0 = values }, root: view)
    runtime.becomeCurrent()
    return nodes(at: host.root).map { node in
      node.with {
        $0.replacement = host
        $0.frame = $0.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      }
    }
  }

  private func apply(
    _ properties: AccessibilityProperties, to node: inout AccessibilityNode, at position: ViewPosition,
    _ place: AccessibilityPlace
  ) {
    let values = place.environment.values
    func words(_ text: Text) -> String { text.spoken(in: values, now: position.runtime.time.now).string }
    if let identifier = properties.identifier { node.identifier = node.identifier ?? identifier }
    if let label = properties.label { (node.label, node.isOnlyNamed) = (words(label), false) }
    if let content = properties.labelContent {
      let (own, frame) = (node.label ?? "", node.frame)
      let inside = elements(of: { content(own) }, at: position, place, frame: frame)
      (node.label, node.isOnlyNamed) = (label(of: inside) ?? node.label, false)
    }
    if let value = properties.value { node.value = words(value) }
    if let hint = properties.hint { node.hint = words(hint) }
    if let heading = properties.heading { node.makeHeading(heading) }
    node.traits.formUnion(properties.addedTraits)
    node.traits.remove(properties.removedTraits)
    if let labels = properties.inputLabels { node.inputLabels = labels.map(words) }
    if let priority = properties.sortPriority { node.sortPriority = priority }
    if let adjust = properties.adjust { node.adjust = adjust }
    if let scroll = properties.scroll { node.scroll = scroll }
    if let zoom = properties.zoom { node.zoom = zoom }
    if let responds = properties.respondsToUserInteraction { node.ownResponse = responds }
    for change in properties.customContent { change.apply(to: &node.contentEntries, words: words) }
    node.rotorEntries += properties.rotors.map { (words($0.label), $0.entries) }
    node.settings.merge(properties.settings) { $1 }
    node.chart = properties.chart ?? node.chart
    switch properties.activationPoint {
    case .point(let point):
      node.ownActivationPoint = CGPoint(x: node.frame.minX + point.x, y: node.frame.minY + point.y)
    case .unit(let point):
      node.ownActivationPoint = CGPoint(
        x: node.frame.minX + node.frame.width * point.x, y: node.frame.minY + node.frame.height * point.y)
    case nil: break
    }
    for action in properties.actions {
      node.actions.removeAll { $0.kind == action.kind }
      node.actions.append(action)
      if action.kind == .default { node.activate = action.perform }
    }
    if let content = properties.actionContent {
      for button in elements(of: content, at: position, place, frame: node.frame) {
        guard let perform = button.activate, let label = button.label else { continue }
        // The host of the buttons has to live as long as their actions can be performed.
        node.actions.append(
          AccessibilityAction(kind: AccessibilityActionKind(title: label)) {
            withExtendedLifetime(button.replacement, perform)
          })
      }
    }
  }
}

/// Pickers of any kind.
private protocol PickerView {}
extension Picker: PickerView {}

extension AccessibilityNode {
  /// Makes the element a heading.
  fileprivate mutating func makeHeading(_ level: AccessibilityHeadingLevel) {
    headingLevel = level
    traits.insert(.isHeader)
  }

  /// The element after a change.
  func with(_ change: (inout AccessibilityNode) -> Void) -> AccessibilityNode {
    var node = self
    change(&node)
    return node
  }
}

extension AccessibilityProperties {
  /// Whether the properties make a view that draws no text an element.
  fileprivate var makesElement: Bool {
    label != nil || value != nil || hint != nil || !addedTraits.isEmpty || !actions.isEmpty || adjust != nil
      || actionContent != nil || heading != nil || scroll != nil || zoom != nil
  }
}

/// The smallest rectangles around what is drawn at positions and inside.
@MainActor
private final class DrawnFrames {
  /// The rectangles of controls, by the number of their position: controls may be nested.
  private var known: [Int: CGRect?] = [:]

  /// The rectangle of a position, in the host's coordinates; nil if nothing is drawn there.
  ///
  /// - Complexity: O(positions inside, without those in controls that were asked for before).
  func frame(of position: ViewPosition) -> CGRect? {
    if let known = known[position.identity] { return known }
    var frame: CGRect?
    func add(_ other: CGRect?) { frame = other.map { other in frame?.union(other) ?? other } ?? frame }
    if let leaf = position.leaf, leaf.mask == nil { add(leaf.displayItem?.frame) }
    position.forEachChild { add(self.frame(of: $0)) }
    if position.control != nil { known[position.identity] = .some(frame) }
    return frame
  }
}
