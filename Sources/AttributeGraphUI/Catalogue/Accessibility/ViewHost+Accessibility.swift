import Foundation

/// Reads the accessibility tree and performs actions on its elements.
extension ViewHost {
  /// The accessibility elements of the views; while something is presented, those of the frontmost presentation.
  ///
  /// The tree is made on request; a host without requests does no work for it.
  ///
  /// - Complexity: O(positions).
  public func accessibilityTree() -> AccessibilityTree {
    guard let front = rootsFromTheTop.first else { return AccessibilityTree(elements: []) }
    let builder = AccessibilityTreeBuilder()
    return AccessibilityTree(elements: runtime.nesting { builder.nodes(at: front) })
  }

  /// The element with a label, an input label, or an identifier: the first in reading order.
  ///
  /// - Throws: `HostError` if there is none; the error lists the available ones.
  public func accessibilityElement(_ target: ControlTarget) throws(HostError) -> AccessibilityNode {
    let all = accessibilityTree().all
    if let found = matches(target, among: all).first { return found }
    throw .nothingFound(target: target, available: all.compactMap(\.label), kind: "accessibility element")
  }

  private func matches(_ target: ControlTarget, among all: [AccessibilityNode]) -> [AccessibilityNode] {
    switch target {
    case .text(let text):
      let labelled = all.filter { $0.label == text }
      return labelled.isEmpty ? all.filter { $0.inputLabels.contains(text) } : labelled
    case .identifier(let identifier): return all.filter { $0.identifier == identifier }
    case .number(let number, let target):
      let found = matches(target, among: all)
      return found.indices.contains(number - 1) ? [found[number - 1]] : []
    }
  }

  /// Activates an element, like a double tap with a screen reader.
  ///
  /// - Throws: `HostError` if there is none; the error lists the available ones.
  /// - Returns: The work that it caused, or the reason for which the element was not activated.
  @discardableResult
  public func accessibilityActivate(
    _ target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let element = try accessibilityElement(target)
    return act(on: element, as: "activate", file, line, element.activate, without: "action")
  }

  /// Changes the value of an element by a step.
  ///
  /// - Throws: `HostError` if there is none; the error lists the available ones.
  /// - Returns: The work that it caused, or the reason for which nothing was changed.
  @discardableResult
  public func accessibilityAdjust(
    _ target: ControlTarget, _ direction: AccessibilityAdjustmentDirection, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let element = try accessibilityElement(target)
    let adjust = element.adjust.map { adjust in { adjust(direction) } }
    return act(on: element, as: "adjust", file, line, adjust, without: "value that changes by steps")
  }

  /// Performs a named action of an element.
  ///
  /// - Throws: `HostError` if there is no such element or no such action; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func accessibilityPerform(
    _ action: String, on target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    try accessibilityPerform(AccessibilityActionKind(title: action), on: target, file: file, line: line)
  }

  /// Performs an action of a kind on an element.
  ///
  /// - Throws: `HostError` if there is no such element or no such action; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func accessibilityPerform(
    _ kind: AccessibilityActionKind, on target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let element = try accessibilityElement(target)
    let actions = element.unlistedActions + element.actions
    guard let action = actions.last(where: { $0.kind == kind }) else {
      throw .noControl(title: kind.name, available: element.actionNames, kind: "accessibility action")
    }
    return perform(as: "\(kind.name) '\(element.label ?? "")'", file, line) {
      withExtendedLifetime(element, action.perform)
    }
  }

  /// Scrolls an element by a page towards an edge, if it has a scroll action.
  ///
  /// - Throws: `HostError` if there is none; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func accessibilityScroll(
    _ target: ControlTarget, to edge: Edge, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let element = try accessibilityElement(target)
    let scroll = element.scroll.map { scroll in { scroll(edge) } }
    return act(on: element, as: "scroll", file, line, scroll, without: "scroll action")
  }

  /// Zooms the content of an element around its centre, if it has a zoom action.
  ///
  /// - Throws: `HostError` if there is none; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func accessibilityZoom(
    _ target: ControlTarget, _ direction: AccessibilityZoomGestureAction.Direction, file: String = #fileID,
    line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let element = try accessibilityElement(target)
    let action = AccessibilityZoomGestureAction(
      direction: direction, location: .center, point: CGPoint(x: element.frame.midX, y: element.frame.midY))
    let zoom = element.zoom.map { zoom in { zoom(action) } }
    return act(on: element, as: "zoom", file, line, zoom, without: "zoom action")
  }

  /// Does something with an element, or reports why that is not possible.
  private func act(
    on element: AccessibilityNode, as verb: String, _ file: String, _ line: Int, _ action: (() -> Void)?,
    without missing: String
  ) -> UpdateReport {
    let name = "'\(element.label ?? "")'"
    let report = perform(as: "\(verb) \(name)", file, line) { withExtendedLifetime(element) { action?() } }
    if action == nil { return report.refused(because: "\(name) has no \(missing)") }
    return element.isEnabled ? report : report.refused(because: "\(name) is disabled")
  }

  /// Moves accessibility focus to an element, or to none; `AccessibilityFocusState` follows.
  ///
  /// - Throws: `HostError` if there is no such element; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func moveAccessibilityFocus(
    to target: ControlTarget?, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let element: AccessibilityNode?
    if let target { element = try accessibilityElement(target) } else { element = nil }
    return perform(as: "focus '\(element?.label ?? "")'", file, line) {
      runtime.knownService(AccessibilityFocusBook.self)?.focus(on: element?.id)
    }
  }

  /// The element with accessibility focus according to `AccessibilityFocusState`; nil for none.
  public var accessibilityFocus: AccessibilityNode? {
    guard let place = runtime.knownService(AccessibilityFocusBook.self)?.focused else { return nil }
    return AccessibilityTreeBuilder().nodes(at: place).first
  }
}
