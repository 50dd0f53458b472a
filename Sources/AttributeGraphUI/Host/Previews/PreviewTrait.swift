import Foundation

/// A setting of a preview: its space, its orientation, or a modifier around it.
public struct PreviewTrait<T>: Sendable {
  let change: (@Sendable (inout PreviewSettings) -> Void)?
  let makeModifier: (@Sendable @MainActor () -> any PreviewModifier)?

  fileprivate init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) {
    self.change = change
    makeModifier = nil
  }

  fileprivate init(modifier: @escaping @Sendable @MainActor () -> any PreviewModifier) {
    change = nil
    makeModifier = modifier
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole screen of the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .device } }

  /// The size with which the view answers the device's.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .sizeThatFits } }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait { $0.orientation = .portrait } }

  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait { $0.orientation = .portraitUpsideDown } }

  /// On its left side.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait { $0.orientation = .landscapeLeft } }

  /// On its right side.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait { $0.orientation = .landscapeRight } }

  /// A modifier around the view; of several, the first is the innermost.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    let kept = MainActorValue(modifier)
    return PreviewTrait(modifier: { kept.value })
  }
}

/// A value that stays on the main actor, while its reference is `Sendable`.
@MainActor
private final class MainActorValue<Value>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
