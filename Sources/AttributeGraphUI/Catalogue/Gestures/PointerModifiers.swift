import Foundation

/// A phase of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The action of a view when a pointer enters, moves and leaves.
final class PointerReaction {
  /// Runs with the pointer's point in the coordinates of the host, or nil when the pointer has left.
  let perform: (CGPoint?, LayoutNode) -> Void
  /// Whether the pointer is over the view.
  var isOver = false

  /// Makes a reaction from a closure.
  init(perform: @escaping (CGPoint?, LayoutNode) -> Void) { self.perform = perform }
}

/// Runs a closure when a pointer enters, moves and leaves.
nonisolated struct _PointerModifier: PrimitiveViewModifier {
  /// The coordinates of the points.
  let space: CoordinateSpace
  /// Runs with the phase, and with whether the pointer was over the view before.
  let perform: (HoverPhase, Bool) -> Void

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let modifier = modifier.latest()
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = WrapperNode(at: place, wrapping: child)
        place.info.nodes.add(node)
        let reaction = PointerReaction { point, node in
          guard let modifier = modifier.value else { return }
          let wasOver = place.info[PointerReaction.self]?.isOver ?? false
          place.info[PointerReaction.self]?.isOver = point != nil
          let local = point.map { modifier.space.isLocal ? node.convert(fromHost: $0) : $0 }
          modifier.perform(local.map(HoverPhase.active) ?? .ended, wasOver)
        }
        place.info[PointerReaction.self] = reaction
        return node
      })
  }
}

extension View {
  /// Runs an action when a pointer enters the view, with true, and when it leaves, with false.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      _PointerModifier(space: .local) { phase, wasOver in
        if wasOver != (phase != .ended) { action(phase != .ended) }
      })
  }

  /// Runs an action when a pointer moves over the view, and when it leaves.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_PointerModifier(space: coordinateSpace) { phase, _ in action(phase) })
  }

  /// Runs an action when a pointer moves over the view, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Sets whether the effects of `hoverEffect` inside are off; a host shows none.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Describes the view in a few words, as its accessibility hint. A host shows no tooltip.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Describes the view in a few words: its accessibility hint. A host shows no tooltip.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Describes the view in a few words: its accessibility hint. A host shows no tooltip.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}

/// Actions of a person with a pointer.
extension ViewHost {
  /// Moves the pointer to a point, or off the screen for nil: views that it enters or leaves run their actions.
  ///
  /// As in SwiftUI, views in front do not hide the pointer from those behind. Actions of the views that it leaves run
  /// first.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func movePointer(to point: CGPoint?) -> UpdateReport {
    perform(as: "move the pointer") {
      var over: [(reaction: PointerReaction, node: LayoutNode)] = []
      for root in rootsFromTheTop {
        root.forEachPosition { position in
          guard let info = position.knownInfo, let reaction = info[PointerReaction.self],
            let node = info.nodes.current
          else { return }
          let isInside = point.map { node.isPlaced && position.isOnScreen && node.frameInHost.contains($0) } ?? false
          if isInside { over.append((reaction, node)) } else if reaction.isOver { reaction.perform(nil, node) }
        }
      }
      for (reaction, node) in over { reaction.perform(point, node) }
    }
  }
}
