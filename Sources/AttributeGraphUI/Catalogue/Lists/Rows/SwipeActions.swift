/// Buttons at an edge of a list row that a swipe reveals.
nonisolated struct _SwipeActionsModifier<Actions: View>: PrimitiveViewModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  /// Registers the buttons with the enclosing list; they are made when a row is swiped.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    guard inputs.isInList else { return body(inputs.inside(position)) }
    return body(
      inputs.wrapping(at: position) { child, place in
        let swipe = SwipeOpening(
          inputs.inside(place), describe: { (modifier.read().edge, modifier.read().allowsFullSwipe) },
          make: { inside in
            let actions = modifier.until(endOf: inside.position).property(\.actions)
            return Actions._makeViewList(view: actions, inputs: inside)
          })
        place.own(swipe)
        return TraitNode(at: place, wrapping: child) { $0.swipes.append(swipe) }
      })
  }
}

/// The buttons of a modifier at a side of a row, to be shown by a host.
@MainActor
final class SwipeOpening: Ending {
  private let inputs: _ViewInputs
  private var describe: (() -> (edge: HorizontalEdge, allowsFullSwipe: Bool))?
  private var make: ((_ViewInputs) -> _ViewListOutputs)?
  private var shown: Presentation?

  /// Buttons that a closure makes when they are shown.
  init(
    _ inputs: _ViewInputs, describe: @escaping () -> (edge: HorizontalEdge, allowsFullSwipe: Bool),
    make: @escaping (_ViewInputs) -> _ViewListOutputs
  ) {
    self.inputs = inputs
    self.describe = describe
    self.make = make
  }

  /// The edge of the buttons.
  var edge: HorizontalEdge { describe?().edge ?? .trailing }

  /// Whether a full swipe runs the first button.
  var allowsFullSwipe: Bool { describe?().allowsFullSwipe ?? false }

  /// Whether the buttons are in a presentation.
  func isShowing(_ presentation: Presentation) -> Bool { shown === presentation }

  /// Shows the buttons in the next frame.
  func open() {
    inputs.runtime.structureChanges.append { [weak self] in self?.present() }
  }

  private func present() {
    guard shown == nil, let make else { return }
    let dismissal = Dismissal { [weak self] in self?.closeLater() }
    shown = inputs.runtime.presentations.present(as: .swipeActions, inputs: inputs, dismissal: dismissal, make)
  }

  private func closeLater() {
    inputs.runtime.structureChanges.append { [weak self] in self?.close() }
  }

  private func close() {
    guard let shown else { return }
    self.shown = nil
    inputs.runtime.presentations.remove(shown)
  }

  func leaveTree() { if shown != nil { closeLater() } }

  func end() {
    close()
    describe = nil
    make = nil
  }
}

extension View {
  /// Adds buttons at an edge of a list row, which a swipe reveals: `ViewHost.swipe(_:from:)`.
  ///
  /// The buttons are made when they are revealed. Several modifiers for one edge put their buttons side by side, the
  /// innermost first. Buttons at the trailing edge replace the delete button.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
