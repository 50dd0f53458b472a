import Foundation

/// Sets the position of an alignment guide in a view.
nonisolated public struct _AlignmentWritingModifier: PrimitiveViewModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  /// Puts a node with the guide around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    return body(
      inputs.wrapping(at: position) { child, place in
        AlignmentGuideNode(
          at: place, wrapping: child, guide: place === position ? modifier : modifier.until(endOf: place),
          inputs: inputs)
      })
  }
}

/// A node with a guide of its own.
///
/// The position of the guide is not stored: the closure runs whenever a container aligns its views, for each view in
/// turn. State that the closure reads is tracked as if a body had read it.
final class AlignmentGuideNode: WrapperNode {
  /// A value that no other one equals.
  private struct Reading: Equatable {
    static func == (one: Reading, other: Reading) -> Bool { false }
  }

  private let latest: Latest<_AlignmentWritingModifier>
  /// Runs the closure to find out what it reads, once its first dimensions are known.
  private var watch: (ViewDimensions) -> Void = { _ in }
  private var lastDimensions = ViewDimensions(size: .zero)

  /// Puts a node with a guide around another one.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, guide: _GraphValue<_AlignmentWritingModifier>,
    inputs: _ViewInputs
  ) {
    latest = guide.latest()
    super.init(at: position, wrapping: child)
    watch = { [unowned self] dimensions in
      watch = { [unowned self] in lastDimensions = $0 }
      lastDimensions = dimensions
      runtime.structureChanges.append { [weak self] in
        guard let self, !hasEnded else { return }
        ValueWatch(of: guide, at: position, inputs: inputs) { [weak self] modifier in
          if let self { _ = modifier.computeValue(lastDimensions) }
          return Reading()
        }.add(self)
      }
    }
  }

  override class var layoutKind: LayoutKind { [.frame, .isTransparent] }
  override func inputChanged(_ input: LayoutInput) { invalidate() }

  override func providesGuides(_ kinds: GuideKinds) -> Bool {
    latest.value.map { kinds.contains($0.key.kind) } ?? false || super.providesGuides(kinds)
  }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let inside = child.dimensions(for: proposal, size: size)
    guard let modifier = latest.value else { return inside }
    watch(inside)
    return inside.setting(modifier.key, to: position.finite(modifier.computeValue(inside), as: "computeValue"))
  }

  override func end() {
    super.end()
    watch = { _ in }
  }
}

extension View {
  /// Sets the position of a horizontal guide in the view; the closure receives its dimensions.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: guide.key, computeValue: computeValue))
  }

  /// Sets the position of a vertical guide in the view; the closure receives its dimensions.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: guide.key, computeValue: computeValue))
  }
}
