#if !canImport(Darwin)
import Foundation

/// The accessibility elements of a platform object that represents a view: views of UIKit that declare to be elements.
@MainActor
struct AccessiblePlatformObject {
  let object: any ShownObject

  /// The elements, in the order of the source; none if no view declares to be one.
  func elements(at position: ViewPosition) -> [AccessibilityNode] { elements(of: object, at: position) }

  private func elements(of object: any ShownObject, at position: ViewPosition) -> [AccessibilityNode] {
    guard !object.isHidden, (object as? UIView)?.accessibilityElementsHidden != true else { return [] }
    if let view = object as? UIView {
      if view.isAccessibilityElement { return [element(of: view, view, at: position)] }
      if let elements = view.accessibilityElements { return nodes(of: elements, at: position) }
    }
    return object.objectsInside.flatMap { elements(of: $0, at: position) }
  }

  private func nodes(of objects: [Any], at position: ViewPosition) -> [AccessibilityNode] {
    objects.flatMap { object -> [AccessibilityNode] in
      switch object {
      case let element as UIAccessibilityElement:
        element.isAccessibilityElement ? [self.element(of: element, element, at: position)] : []
      case let view as UIView: elements(of: view, at: position)
      default: []
      }
    }
  }

  private func element(
    of responder: UIResponder, _ words: any AccessibleResponder, at position: ViewPosition
  ) -> AccessibilityNode {
    func activate() { if !responder.accessibilityActivate() { (responder as? UIControl)?.touch() } }
    return AccessibilityNode(position, frame: words.accessibilityFrameInHost).with {
      $0.label = words.accessibilityLabel ?? (responder as? UIView)?.shownText
      ($0.value, $0.hint, $0.identifier) = (
        words.accessibilityValue, words.accessibilityHint, words.accessibilityIdentifier
      )
      let traits = words.accessibilityTraits
      $0.traits = AccessibilityTraits(traits)
      $0.isEnabled = !traits.contains(.notEnabled) && (responder as? UIControl)?.isEnabled ?? true
      $0.ownResponse = responder is UIControl || !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
      $0.activate = activate
      if traits.contains(.adjustable) {
        $0.adjust = { direction in
          switch direction {
          case .increment: responder.accessibilityIncrement()
          case .decrement: responder.accessibilityDecrement()
          }
        }
      }
      $0.scroll = { edge in responder.offer { $0.accessibilityScroll(UIAccessibilityScrollDirection(edge)) } }
      $0.actions = (responder.accessibilityCustomActions ?? []).map { action in
        AccessibilityAction(kind: AccessibilityActionKind(title: action.name)) { _ = action.actionHandler?(action) }
      }
      $0.unlistedActions = [
        AccessibilityAction(kind: .default, perform: activate),
        AccessibilityAction(kind: .escape) { responder.offer { $0.accessibilityPerformEscape() } },
        AccessibilityAction(kind: .magicTap) { responder.offer { $0.accessibilityPerformMagicTap() } },
      ]
    }
  }
}

/// A responder with words for assistive technologies.
@MainActor
protocol AccessibleResponder {
  var accessibilityLabel: String? { get }
  var accessibilityValue: String? { get }
  var accessibilityHint: String? { get }
  var accessibilityIdentifier: String? { get }
  var accessibilityTraits: UIAccessibilityTraits { get }
  /// The rectangle in the host's coordinates.
  var accessibilityFrameInHost: CGRect { get }
}

extension UIView: AccessibleResponder {
  var accessibilityFrameInHost: CGRect { convert(bounds, to: nil) }
}

extension UIAccessibilityElement: AccessibleResponder {
  var accessibilityFrameInHost: CGRect { accessibilityFrame }
}

extension UIResponder {
  /// Offers an action to this responder and to those after it, until one has acted.
  fileprivate func offer(_ action: (UIResponder) -> Bool) {
    var responder: UIResponder? = self
    while let here = responder, !action(here) { responder = here.next }
  }
}

extension UIControl {
  /// Touches the control like a finger at its activation point.
  fileprivate func touch() {
    guard isEnabled else { return }
    if let control = self as? UISwitch {
      control.setOn(!control.isOn, animated: false)
      control.sendActions(for: .valueChanged)
    } else {
      sendActions(for: .touchUpInside)
    }
  }
}

extension UIAccessibilityScrollDirection {
  /// The direction towards an edge.
  fileprivate init(_ edge: Edge) {
    self =
      switch edge {
      case .top: .up
      case .bottom: .down
      case .leading: .left
      case .trailing: .right
      }
  }
}

extension AccessibilityTraits {
  /// The traits of views for those of UIKit; being enabled and adjustable is no trait of them.
  fileprivate init(_ traits: UIAccessibilityTraits) {
    let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
      (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
      (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
      (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
      (.header, .isHeader), (.tabBar, .isTabBar),
    ]
    self = pairs.reduce(into: []) { if traits.contains($1.0) { $0.formUnion($1.1) } }
  }
}
#endif
