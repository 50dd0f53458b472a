import Foundation

/// Misuse that a host has survived: it was refused or limited, and is reported here.
public struct Issue: Codable, Hashable, Sendable, CustomStringConvertible {
  /// A description, in SwiftUI's words if SwiftUI reports it too.
  public let message: String
  /// The type of the view that caused it; for a modifier, the type of the view in whose body it is written, or
  /// `ViewHost` in the closure of a host.
  public internal(set) var view: String
  /// The modifier that caused it, as it is written; nil for a view.
  public internal(set) var modifier: String?
  /// The property or the parameter in question, if there is one.
  public let property: String?
  /// The types of the views in whose bodies it stands, from the outermost to the innermost; empty if unknown.
  public internal(set) var path: [String] = []
  /// The work that was left out because of it, as a sentence; nil if there is none, or if the message names it.
  public internal(set) var omission: String?

  /// The description, the cause, and what was not done.
  public var description: String {
    "\(message) [\([view, modifier, property].compactMap(\.self).joined(separator: "."))]"
      + (omission.map { " \($0)" } ?? "")
  }

  private enum CodingKeys: String, CodingKey {
    case message, view, modifier, property, path, omission
  }

  init(message: String, view: String, property: String?) {
    (self.message, self.view, self.property) = (message, view, property)
  }

  /// Reads an issue; one of an older recording has neither a path nor a modifier.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    message = try values.decode(String.self, forKey: .message)
    view = try values.decode(String.self, forKey: .view)
    modifier = try values.decodeIfPresent(String.self, forKey: .modifier)
    property = try values.decodeIfPresent(String.self, forKey: .property)
    path = try values.decodeIfPresent([String].self, forKey: .path) ?? []
    omission = try values.decodeIfPresent(String.self, forKey: .omission)
  }

  /// The issue with the views in whose bodies a position stands.
  @MainActor func at(_ position: ViewPosition) -> Issue {
    var issue = self
    issue.path = position.namesOfDeclaringViews
    if view.hasPrefix("_") {
      issue.modifier = Self.writtenName(ofModifier: view)
      issue.view = issue.path.last ?? "ViewHost"
    }
    return issue
  }
}

extension Issue {
  /// Modifiers with type names that differ from what is written.
  private static let writtenNames = [
    "FlexFrame": "frame", "Transform": "transformEffect", "Scale": "scaleEffect", "Rotation": "rotationEffect",
    "Rotation3D": "rotation3DEffect", "Alignment": "alignmentGuide", "SafeAreaRegionsIgnoring": "ignoresSafeArea",
    "MatchedGeometry": "matchedGeometryEffect", "SplitColumnWidth": "navigationSplitViewColumnWidth", "Drop": "onDrop",
    "MaskAlignment": "mask",
  ]

  /// The written form of a modifier, by its type: `padding` for `_PaddingLayout`.
  private static func writtenName(ofModifier type: String) -> String {
    var name = type.dropFirst().prefix { $0 != "<" }
    for suffix in ["Modifier", "Writing", "Layout", "Effect"] where name.hasSuffix(suffix) && name != suffix {
      name = name.dropLast(suffix.count)
    }
    return writtenNames[String(name)] ?? name.prefix(1).lowercased() + name.dropFirst()
  }
}

// Issues of views.
extension Issue {
  /// State was set while a body or a layout was being evaluated; the write was dropped.
  static func stateSetDuringUpdate(view: String, property: String) -> Issue {
    Issue(
      message: "Modifying state during view update, this will cause undefined behavior.", view: view,
      property: property)
  }

  /// A body changed a property of an `@Observable` object that a view had read.
  static func modelSetDuringUpdate(view: String, property: String) -> Issue {
    Issue(
      message: "A body changed a property of an observed object that a view has read, so that bodies run again for it. "
        + "Change objects in actions.", view: view, property: property)
  }

  /// An observed object announced a change while a body was being evaluated.
  static func publishingDuringUpdate(view: String, property: String) -> Issue {
    Issue(
      message: "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
      view: view, property: property)
  }

  /// A state's binding was read while the state was not connected.
  static func stateOutsideOfView(type: String) -> Issue {
    Issue(
      message: "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update.",
      view: "State<\(type)>", property: nil)
  }

  /// A binding to a row of a `ForEach` was set after the row had gone.
  static func rowOfBindingIsGone(type: String) -> Issue {
    Issue(
      message: "A row's binding was set after its element had left the collection; nothing was written. "
        + "Release the binding with its row.",
      view: "Binding<\(type)>", property: nil)
  }

  /// A state object was read while it was not connected.
  static func stateObjectOutsideOfView(type: String) -> Issue {
    Issue(
      message: "Accessing StateObject's object without being installed on a View. "
        + "This will create a new instance each time.",
      view: "StateObject<\(type)>", property: nil)
  }

  /// No enclosing view provides an object that a view requires.
  static func missingObject(kind: String, type: String, view: String, property: String) -> Issue {
    Issue(
      message: "No \(kind) of type \(type) found. "
        + "A View.\(kind == "ObservableObject" ? "environmentObject" : "environment")(_:) for \(type) "
        + "may be missing as an ancestor of this view.",
      view: view, property: property)
  }

  /// Several elements of a `ForEach` have one id.
  static func duplicateID(view: String, id: String) -> Issue {
    Issue(
      message: "\(view): the ID \(id) occurs multiple times within the collection, "
        + "this will give undefined results!",
      view: view, property: id)
  }

  /// The range of a `ForEach` for constant data has changed; the initial rows remain.
  static func changedRange(view: String, count: Int, initialCount: Int) -> Issue {
    let change =
      count == initialCount
      ? "has another range than at first" : "count (\(count)) != its initial count (\(initialCount))"
    return Issue(
      message: "\(view) \(change). `ForEach(_:content:)` should only be used for *constant* data. "
        + "Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!",
      view: view, property: nil)
  }

  /// No view provides the page of a value.
  static func missingDestination(type: String, view: String) -> Issue {
    Issue(
      message: "No navigation destination for values of type \(type). "
        + "A View.navigationDestination(for:destination:) for \(type) may be missing inside of this view.",
      view: view, property: nil)
  }

  /// A view provides pages of values for which another one, closer to the root, provides them.
  static func repeatedDestination(type: String) -> Issue {
    Issue(
      message: "A navigationDestination for \"\(type)\" was declared earlier on the stack. "
        + "Only the destination declared closest to the root view of the stack will be used.",
      view: "_NavigationDestinationModifier", property: nil)
  }

  /// Something is presented where something else is presented already.
  static func waitingPresentation(_ kind: String, view: String) -> Issue {
    Issue(
      message: "Currently, only presenting a single view is supported here. "
        + "The next \(kind) will be presented when the one that is presented gets dismissed.",
      view: view, property: nil)
  }

  /// Several fields have the focus value that was set.
  static func ambiguousFocus(_ value: some Hashable, view: String) -> Issue {
    Issue(
      message: "Several fields are focused for the value \(String(describing: value)); the first of them was taken. "
        + "Give each field a value of its own.", view: view, property: nil)
  }

  /// No view in the scroll views inside of a reader or a modifier has the id to which they should scroll.
  static func unknownScrollTarget(id: String, view: String, property: String?) -> Issue {
    Issue(
      message:
        "No view in a scroll view inside has the id \(id), so nothing was scrolled. Give a view there .id(_:), or "
        + "scroll when it is there.", view: view, property: property)
  }

  /// The value of a slider is outside of its range.
  static func sliderOutOfBounds(_ value: Double, _ range: ClosedRange<Double>) -> Issue {
    Issue(
      message:
        "The value \(value) of a slider is outside of its range, \(range.lowerBound) to \(range.upperBound); the "
        + "thumb stands at the end.", view: "Slider", property: "value")
  }

  /// The value of a progress view is out of range.
  static func progressOutOfBounds(view: String) -> Issue {
    Issue(
      message: "ProgressView initialized with an out-of-bounds progress value. "
        + "The value will be clamped to the range of `0...total`.", view: view, property: "value")
  }

  /// No option of a picker has the tag of the selection.
  static func missingTag(selection: String, of view: String) -> Issue {
    Issue(
      message: "\(view): the selection \"\(selection)\" is invalid and does not have an associated tag, "
        + "this will give undefined results.", view: view, property: "selection")
  }

  /// A shape has a number that is NaN or infinite.
  static func invalidShape(_ shape: String) -> Issue {
    Issue(message: "Invalid shape (one of its numbers or points is not finite).", view: shape, property: nil)
  }

  /// A length of a frame is invalid; it is treated as unspecified.
  static func invalidFrameLength(view: String, length: String) -> Issue {
    Issue(message: FrameLength.invalidLengthMessage, view: view, property: length)
  }

  /// A length, a factor or a coordinate is invalid; it is treated as unspecified.
  static func invalidLength(view: String, length: String) -> Issue {
    Issue(
      message: "Invalid length (not a finite number, or negative where that means nothing).", view: view,
      property: length)
  }

  /// A custom layout answered with an invalid length; it is limited by the proposal.
  static func layoutAnswer(view: String, length: String, answer: CGFloat) -> Issue {
    Issue(
      message: "sizeThatFits(proposal:subviews:cache:) returned \(answer), which is not a length. "
        + "Return infinity only to a proposal of infinity.", view: view, property: length)
  }

  /// A custom layout placed its subviews other than once each.
  static func layoutMistake(view: String, _ what: String) -> Issue {
    Issue(
      message: "placeSubviews(in:proposal:subviews:cache:) \(what). Place each subview once, at a point.", view: view,
      property: nil)
  }

  /// A flexible frame's minimum, ideal and maximum contradict each other; the later one is treated as unspecified.
  static func contradictoryFrameLength(view: String, length: String) -> Issue {
    Issue(message: FrameLength.contradictionMessage, view: view, property: length)
  }
}

// Endless work.
extension Issue {
  /// Views are nested without end.
  static func viewsNestTooDeep(view: String, path: [String]) -> Issue {
    Issue(
      message: "Views are nested more than \(ViewNesting.limit) deep: \(path.joined(separator: " → ")). "
        + "Those further in are not shown. A body that contains its own view needs a condition that ends it.",
      view: view, property: nil)
  }

  /// Masks are nested without end.
  static func masksNestTooDeep(view: String) -> Issue {
    Issue(
      message:
        "Masks are nested more than \(MaskDrawing.deepest) deep. The mask further in is empty, so nothing is seen through "
        + "it. A body that masks with its own view needs a condition that ends it.", view: view, property: nil)
  }

  /// A schedule has more entries than a frame can handle.
  static func endlessSchedule(view: String, entries: Int) -> Issue {
    Issue(
      message: "The schedule has \(entries) moments or more until now; it is followed no further. "
        + "Leave a time of a frame or more between them.", view: view, property: "schedule")
  }

  /// An action ran again and again in one frame because of its own changes.
  static func actionDoesNotSettle(_ action: String, view: String, loop: [String], runs: Int) -> Issue {
    var issue = Issue(
      message: "\(action) tried to update multiple times per frame.", view: view,
      property: loop.isEmpty ? nil : loop.joined(separator: " → "))
    issue.omission = "It was cut off after \(runs) runs: its remaining runs in this frame were skipped."
    return issue
  }

  /// An update led to another one again and again.
  static func updateDoesNotSettle(view: String, passes: Int) -> Issue {
    Issue(
      message: "The view tree is still changing after \(passes) passes in one frame; the last one is kept.", view: view,
      property: nil)
  }

  /// The graph refused or limited something.
  static func graph(_ diagnostic: String, view: String) -> Issue {
    Issue(message: diagnostic, view: view, property: nil)
  }
}
