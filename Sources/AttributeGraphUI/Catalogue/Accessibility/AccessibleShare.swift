/// The facts of a view that shows a share of a whole, as an element for assistive technologies: a progress view, a
/// gauge.
@MainActor
struct AccessibleShare {
  /// The title of the label, which the style may not show.
  let title: () -> String?
  /// The share, from 0 to 1; nil if it is not known.
  let share: () -> Double?
  /// The traits.
  let traits: AccessibilityTraits
  /// The opacity of the view; nil if nothing around it sets one.
  let opacity: OpacityScope?

  /// Completes the element of the view.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - inside: The elements in the body of the style.
  /// - Returns: The elements: one, or those inside if a person can use one of them.
  func elements(_ element: AccessibilityNode, of inside: [AccessibilityNode]) -> [AccessibilityNode] {
    guard opacity?.value ?? 1 > 0 else { return [] }
    guard !inside.contains(where: \.respondsToUserInteraction) else { return inside }
    var element = element
    var words = inside.filter { !$0.isOnlyNamed }.compactMap(\.label)
    if let title = title(), !title.isEmpty, !words.contains(title) { words.insert(title, at: 0) }
    element.label = words.isEmpty ? nil : words.joined(separator: ", ")
    element.value = share()?.percentage
    element.traits = traits
    return [element]
  }
}

extension Double {
  /// A share from 0 to 1 in percent, rounded.
  var percentage: String { "\(Int((clampedToUnit * 100).rounded()))%" }
}
