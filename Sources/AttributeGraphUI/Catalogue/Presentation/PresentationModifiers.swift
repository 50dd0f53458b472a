import Foundation

/// Sets a trait of the enclosing presentation; elsewhere it has no effect.
nonisolated struct _PresentationTraitModifier: PrimitiveViewModifier {
  let write: (inout PresentationTraits) -> Void
  var selection: Binding<PresentationDetent>?

  /// Sets the trait for the lifetime of the modifier.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    guard let look = inputs.environment.values.presentationLook else { return body(inputs.inside(position)) }
    let latest = modifier.latest()
    look.set({ latest.value?.write(&$0) }, from: position)
    modifier.updater.add { [weak look] in look?.changed() }
    if modifier.read().selection != nil {
      let watch = ValueWatch(of: modifier, at: position, inputs: inputs) { $0.selection?.wrappedValue }
      watch.onChange = { [weak look] in look?.changed() }
    }
    position.own(PresentationTelling(look, from: position))
    return body(inputs.inside(position))
  }
}

/// Puts views behind the enclosing presentation.
nonisolated struct _PresentationBackgroundModifier<Background: View>: PrimitiveViewModifier {
  let background: Background
  let alignment: Alignment

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    guard let look = inputs.environment.values.presentationLook else { return body(inputs.inside(position)) }
    // The layer comes before the content in the tree, so it is drawn behind it.
    let layer = inputs.listLayer(
      modifier.projection { modifier in
        ZStack(alignment: modifier.alignment) { modifier.background }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: modifier.alignment)
      }, at: position,
      modifierAt: position,
      isBehind: false)
    look.set({ $0.background = layer }, from: position)
    position.own(PresentationTelling(look, from: position))
    return body(inputs.inside(position))
  }
}

/// Removes the traits of a modifier from the presentation when the modifier leaves the tree.
@MainActor
private final class PresentationTelling: Ending {
  private weak var look: PresentationLook?
  private unowned let position: ViewPosition

  init(_ look: PresentationLook, from position: ViewPosition) {
    self.look = look
    self.position = position
  }

  func leaveTree() { look?.set(nil, from: position) }

  func end() { look = nil }
}

/// Whether a person can interact with the views behind a presentation; a host always lets a test do so.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, upThrough(PresentationDetent), disabled }
  private let kind: Kind

  /// The system's choice.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
  /// A person can.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
  /// Enabled while the sheet is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
  /// A person cannot.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
}

/// The first effect of a finger on the content of a sheet; a host only reports it.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, resizes, scrolls }
  private let kind: Kind

  /// The system's choice.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
  /// It drags the sheet to another height.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
  /// It scrolls.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

/// The kind of presentation in compact size classes; a host reports it.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, none, popover, sheet, fullScreenCover }
  private let kind: Kind

  /// The system's choice.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// No adaptation.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// A cover over everything.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: PresentationLook? { nil } }

  /// The traits of the enclosing presentation.
  var presentationLook: PresentationLook? {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

extension View {
  /// Sets traits of the enclosing presentation.
  nonisolated func telling(
    selection: Binding<PresentationDetent>? = nil, _ write: @escaping (inout PresentationTraits) -> Void
  ) -> ModifiedContent<Self, _PresentationTraitModifier> {
    modifier(_PresentationTraitModifier(write: write, selection: selection))
  }

  /// Sets the heights at which the enclosing sheet rests; it opens at the lowest, and a host drags it to others.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    telling { $0.detents = detents }
  }

  /// Sets the heights at which the enclosing sheet rests, with a binding to the current one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    telling(selection: selection) {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Sets whether the enclosing sheet has a drag indicator; a host reports it.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    telling { $0.dragIndicator = visibility }
  }

  /// Sets whether a person cannot dismiss the enclosing sheet: `ViewHost.dismiss()` then throws.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    telling { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }

  /// Sets the radius of the corners of the enclosing presentation, in points; a host reports it.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    telling { $0.cornerRadius = cornerRadius }
  }

  /// Puts a style behind the enclosing sheet, filling its rectangle.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_PresentationBackgroundModifier(background: Rectangle().fill(style), alignment: .center))
  }

  /// Puts views behind the enclosing sheet, filling its rectangle.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_PresentationBackgroundModifier(background: content(), alignment: alignment))
  }

  /// Sets whether a person can interact with the views behind the enclosing presentation; a host reports it.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    telling { $0.backgroundInteraction = interaction }
  }

  /// Sets the first effect of a finger on the content of the enclosing sheet; a host reports it.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    telling { $0.contentInteraction = behavior }
  }

  /// Sets the adaptation of the enclosing presentation in compact size classes; a host reports it.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    telling { $0.compactAdaptation = (adaptation, adaptation) }
  }

  /// Sets the adaptation of the enclosing presentation in compact size classes along each axis; a host reports it.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    telling { $0.compactAdaptation = (horizontalAdaptation, verticalAdaptation) }
  }
}

/// The frame of a sheet, and dragging it.
extension PresentedViews {
  /// The frame of a sheet in the host's coordinates; nil for other presentations.
  public var frame: CGRect? { sheetNode?.sheetFrame }

  /// The heights at which a sheet rests, from the lowest; empty for a sheet with the whole height.
  public var detents: [PresentationDetent] {
    sheetNode.map { look.detents(in: $0.geometry.size.height) } ?? []
  }

  /// The height at which a sheet currently rests; nil for a sheet with the whole height.
  public var detent: PresentationDetent? { sheetNode.flatMap { look.detent(in: $0.geometry.size.height) } }

  /// Whether a person cannot leave it.
  public var isDismissDisabled: Bool { look.traits.isDismissDisabled }

  /// Whether there is a mark that it can be dragged.
  public var dragIndicator: Visibility { look.traits.dragIndicator }

  /// The radius of its corners, in points; nil for the system's.
  public var cornerRadius: CGFloat? { look.traits.cornerRadius }

  /// Whether a person can use the views behind it.
  public var backgroundInteraction: PresentationBackgroundInteraction { look.traits.backgroundInteraction }

  /// The first effect of a finger on its content.
  public var contentInteraction: PresentationContentInteraction { look.traits.contentInteraction }

  /// The kind of presentation in a compact horizontal size class.
  public var compactAdaptation: PresentationAdaptation { look.traits.compactAdaptation.horizontal }
}

extension ViewHost {
  /// Drags the frontmost sheet to another of its heights.
  ///
  /// - Throws: `HostError` if no sheet is presented, or it does not rest at that height.
  /// - Returns: The work that it caused.
  @discardableResult
  public func dragSheet(
    to detent: PresentationDetent, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    guard let last = presented.last(where: { $0.kind == .sheet }) else { throw .nothingShown(kind: "sheet") }
    guard PresentedViews(last).detents.contains(detent) else {
      throw .disabled("\(detent)", kind: "height of the sheet")
    }
    return perform(as: "drag the sheet", file, line) { last.look.drag(to: detent) }
  }
}
