import Foundation

/// A colour on the way to another one, in the light and in the dark appearance.
nonisolated struct ShownColor: Animatable {
  private var light: Color.Resolved
  private var dark: Color.Resolved

  /// The colour itself, before anything is animated.
  init(_ color: Color) {
    light = Color.Resolved(color.components(in: .light))
    dark = Color.Resolved(color.components(in: .dark))
  }

  var animatableData: AnimatablePair<Color.Resolved.AnimatableData, Color.Resolved.AnimatableData> {
    get { AnimatablePair(light.animatableData, dark.animatableData) }
    set {
      light.animatableData = newValue.first
      dark.animatableData = newValue.second
    }
  }

  /// Whether all numbers are finite, as they are unless the components of the colour are invalid.
  var isFinite: Bool {
    [light, dark].allSatisfy { color in
      let numbers = color.animatableData
      let hues = numbers.second
      return numbers.first.isFinite && hues.first.isFinite && hues.second.first.isFinite && hues.second.second.isFinite
    }
  }

  /// The colour of the present moment, by its components.
  var color: Color {
    let (light, dark) = (Color(light), Color(dark))
    return light == dark ? light : Color(source: .adaptive(light: light.source, dark: dark.source))
  }
}

/// The colour of a leaf, while it is on its way.
struct ColorAnimation {
  fileprivate let shown: AnimatedValue<ShownColor>
  /// The colour at the end of the way.
  fileprivate var target: Color
}

extension LeafNode {
  /// The look of the leaf with its colour on the way, if its transaction animates the change of the colour.
  ///
  /// Only one colour takes the place of another one: that of a rectangle or of a shape, or else the one in which a text
  /// or a symbol is drawn. Gradients and pictures, and the parts of a text with looks of their own, change at once.
  ///
  /// - Parameters:
  ///   - content: The content that is to be drawn.
  ///   - paint: Its paint; nil for the default colour.
  ///   - old: What was drawn before; nil for nothing.
  /// - Returns: Both with the colour in which they are drawn now.
  final func shown(
    _ content: DisplayContent, _ paint: DisplayPaint?, after old: Drawing?
  ) -> (content: DisplayContent, paint: DisplayPaint?) {
    if let end = content.color {
      guard let color = color(goingTo: end, from: old?.content.color) else { return (content, paint) }
      return (content.colored(color), paint)
    }
    guard let end = DisplayPaint.color(of: paint) else {
      endColorAnimation()
      return (content, paint)
    }
    let start = old.flatMap { $0.content.color == nil ? DisplayPaint.color(of: $0.foreground) : nil }
    guard let color = color(goingTo: end, from: start) else { return (content, paint) }
    return (content, paint?.colored(color) ?? .color(color))
  }

  /// The colour in which the leaf is drawn while it is on the way to another one; nil where it is there.
  private func color(goingTo end: Color, from start: Color?) -> Color? {
    guard colorAnimation != nil || start != nil && start != end && transaction.animation != nil else { return nil }
    let new = ShownColor(end)
    // An invalid colour is not even equal to itself, and nothing lies between it and another one.
    guard new.isFinite else {
      endColorAnimation()
      return nil
    }
    if let running = colorAnimation {
      if running.target != end {
        colorAnimation?.target = end
        running.shown.take(new, transaction)
      }
      if !running.shown.isRunning { endColorAnimation() }
      return colorAnimation?.shown.shown.color
    }
    guard let old = start.map({ ShownColor($0) }), old.isFinite else { return nil }
    let shown = AnimatedValue(old, in: runtime.animations)
    shown.take(new, transaction)
    guard shown.isRunning else { return nil }
    // An animation that has ended is kept until the drawing: a difference from the step drawn last is no change of the
    // colour, and begins no other animation.
    shown.updater.add { [weak self] in self?.noteDrawing() }
    colorAnimation = ColorAnimation(shown: shown, target: end)
    return shown.shown.color
  }

  /// Shows the leaf in its colour, because it is on the screen no more.
  final func endColorAnimation() {
    guard let running = colorAnimation else { return }
    colorAnimation = nil
    running.shown.end()
  }
}

extension DisplayContent {
  /// The colour of a rectangle, or of a shape that has one.
  fileprivate var color: Color? {
    switch self {
    case .color(let color), .shape(_, let color): color
    case .gradient, .pattern, .symbol, .image, .text, .styledText, .control: nil
    }
  }

  /// The content with its colour replaced.
  fileprivate func colored(_ color: Color) -> DisplayContent {
    if case .shape(let name, _) = self { .shape(name, color) } else { .color(color) }
  }
}

extension DisplayPaint {
  /// The colour of a paint, where that is one; nothing stands for the default colour.
  fileprivate static func color(of paint: DisplayPaint?) -> Color? {
    guard let paint else { return .primary }
    return paint.color
  }

  /// A colour in place of the one that is there.
  fileprivate func colored(_ color: Color) -> DisplayPaint {
    if case .effected(let paint, let effects) = self { .effected(paint.colored(color), effects) } else { .color(color) }
  }
}
