/// Takes views off the screen when the view around them begins to leave it: a view that is still shown leaving has no
/// part in the bars of the screen any more.
nonisolated struct _StayingModifier: PrimitiveViewModifier {
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    // A position that is aside is not notified when the view around it comes back.
    let position = inputs.makePosition(Self.self)
    let inside = inputs.inside(position)
    let shown = inside.makePosition(Self.self)
    position.own(StayingViews(at: shown))
    position.leaving = {}
    return body(inside.inside(shown))
  }
}

/// The views inside of the modifier.
@MainActor
private final class StayingViews: Ending, LeavingObserver {
  private weak var position: ViewPosition?

  init(at position: ViewPosition) { self.position = position }

  func leavingChanged() {
    position?.runtime.structureChanges.append { [weak position] in
      guard let position, !position.isDetached else { return }
      if position.isStaying { position.runtime.reinsert(position) } else { position.runtime.putAside(position) }
    }
  }

  func end() {}
}
