#if !canImport(Darwin)
import Foundation

/// Haptic feedback of UIKit: the current host stores it in `ViewHost.feedback`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Prepares for feedback; nothing to do.
  open func prepare() {}

  fileprivate func note(_ feedback: SensoryFeedback) {
    HostRuntime.current?.service(FeedbackLog.self).entries.append(feedback)
  }
}

/// Feedback for an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or the hardness of the impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Their weight, or their hardness.
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Makes a generator of medium weight.
  public override convenience init() { self.init(style: .medium) }
  /// Makes a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// Makes a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Gives the feedback.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Gives the feedback at a location.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Gives the feedback with an intensity from 0 to 1.
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

/// Feedback for a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of result.
  public enum FeedbackType: Int, Sendable {
    /// Success, warning, or error.
    case success, warning, error
  }

  /// Gives the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: note(.success)
    case .warning: note(.warning)
    case .error: note(.error)
    }
  }
}

/// Feedback for a change of selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback.
  open func selectionChanged() { note(.selection) }
}
#endif
