/// The opacity of a view that comes or leaves without a transition of its own.
nonisolated struct FadeOpacity: Animatable {
  var animatableData: Double
}

// Views that come or leave in an animated change fade. The fade is an opacity of the outermost node of the view for the
// time that it takes, so other views take nothing for it.
extension LayoutNode {
  /// Fades the view by the animation of a transaction.
  ///
  /// - Parameters:
  ///   - opacity: The opacity at the end.
  ///   - start: The opacity of a view that does not fade yet.
  ///   - transaction: The transaction of the change that inserts or removes the view.
  final func fade(to opacity: Double, from start: Double, in transaction: Transaction) {
    fade(from: start).take(FadeOpacity(animatableData: opacity), transaction)
  }

  /// The running fade, or one that begins.
  private func fade(from start: Double) -> AnimatedValue<FadeOpacity> {
    let extras = makeExtras()
    if let fade = extras.fade { return fade }
    let fade = AnimatedValue(FadeOpacity(animatableData: start), in: runtime.animations)
    extras.fade = fade
    runtime.layout.fadingCount += 1
    fade.updater.add { [weak self] in self?.showFade() }
    return fade
  }

  private func showFade() {
    guard let fade = extras?.fade else { return }
    // A view that has left stays invisible until it is removed.
    if !fade.isRunning && fade.shown.animatableData == 1 { endFade() }
    drawInside()
  }

  /// Shows the view as it is without a fade.
  final func endFade() {
    guard let fade = extras?.fade else { return }
    extras?.fade = nil
    runtime.layout.fadingCount -= 1
    fade.end()
  }

  /// The opacity by the fades of this view and of those around it.
  ///
  /// - Complexity: O(depth).
  final var enclosingFade: Double {
    var (opacity, node) = (1.0, self)
    while true {
      // Springs go beyond their ends.
      if let fade = node.extras?.fade { opacity *= min(Length.measured(fade.shown.animatableData), 1) }
      guard let parent = node.parent, !parent.layoutKind.contains(.endsEffects) else { return opacity }
      node = parent
    }
  }
}
