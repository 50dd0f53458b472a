import AttributeGraphUI
import Foundation
import GraphBenchKit

/// What makes the tree update.
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
  /// The leaves stand in a scroll view, which is scrolled.
  case scroll

  /// How far is scrolled, in points.
  static let scrollDistance: CGFloat = 40

  /// Whether it is another way to change the font size, or leads to no layout at all: what differs is which bodies run.
  var isLikeFontSize: Bool {
    switch self {
    case .unreadState, .binding, .callback: true
    case .fontSize, .resize, .insert, .scroll: false
    }
  }

  /// What happens, for the line above the rows of a table.
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

/// What the scenario pulls to make the tree update, filled in by the tree's bodies.
@MainActor
final class Levers {
  /// Changes the state that the trigger is about.
  var pull: () -> Void = {}
  /// Takes the change back, where that is not the same as making it again.
  var restore: () -> Void = {}
}
