import AttributeGraphUI
import Foundation
import GraphBenchKit

/// The change that causes an update.
package enum LayoutTrigger: String, CaseIterable {
  /// The parent's title changes its font size, as in the source's sample.
  case fontSize
  /// A state of the parent changes that only its own body reads.
  case unreadState
  /// A child sets the parent's state through a binding.
  case binding
  /// A child sets the parent's state through a callback; the leaves have callbacks too.
  case callback
  /// The host is resized.
  case resize
  /// A row is inserted before the others.
  case insert
  /// The leaves are in a scroll view, which is scrolled.
  case scroll

  /// The distance of a scroll, in points.
  static let scrollDistance: CGFloat = 40

  /// Whether it also changes the font size, or causes no layout: only the bodies that run differ.
  var isLikeFontSize: Bool {
    switch self {
    case .unreadState, .binding, .callback: true
    case .fontSize, .resize, .insert, .scroll: false
    }
  }

  /// The caption above the rows of a table.
  var caption: String {
    switch self {
    case .fontSize: "the title above the leaves changes its height"
    case .unreadState: "a state of the parent changes that only its own body reads"
    case .binding: "a child changes the title's height through a binding"
    case .callback: "a child changes the title's height through a callback, and the leaves have callbacks too"
    case .resize: "the screen gets higher by a point for each leaf, or lower"
    case .insert: "a leaf is inserted before the others"
    case .scroll: "the leaves stand in a scroll view, which is scrolled by 40 points"
    }
  }
}

/// The setters by which a scenario updates the tree, captured by the tree's bodies.
@MainActor
final class Levers {
  /// Changes the state of the trigger.
  var pull: () -> Void = {}
  /// Undoes the change, if repeating it does not.
  var restore: () -> Void = {}
}
