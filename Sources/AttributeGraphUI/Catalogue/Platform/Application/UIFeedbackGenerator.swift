#if !canImport(Darwin)
import Foundation

/// Lets a person feel something, as UIKit does: the host that works keeps it in `ViewHost.feedback`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Gets ready; nothing has to.
  open func prepare() {}

  fileprivate func note(_ feedback: SensoryFeedback) {
    HostRuntime.current?.service(FeedbackLog.self).entries.append(feedback)
  }
}

/// Lets a person feel that things have met.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or hard the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Their weight, or their hardness.
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Makes a generator for things of a usual weight.
  public override convenience init() { self.init(style: .medium) }
  /// Makes a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// Makes a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Lets a person feel it.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Lets a person feel it at a place.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Lets a person feel it in a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    switch style {
    case .light: note(.impact(weight: .light, intensity: intensity))
    case .medium: note(.impact(weight: .medium, intensity: intensity))
    case .heavy: note(.impact(weight: .heavy, intensity: intensity))
    case .soft: note(.impact(flexibility: .soft, intensity: intensity))
    case .rigid: note(.impact(flexibility: .rigid, intensity: intensity))
    }
  }
}

/// Lets a person feel how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// Well, with a warning, or badly.
    case success, warning, error
  }

  /// Lets a person feel it.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: note(.success)
    case .warning: note(.warning)
    case .error: note(.error)
    }
  }
}

/// Lets a person feel that another thing is selected.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a person feel it.
  open func selectionChanged() { note(.selection) }
}
#endif
