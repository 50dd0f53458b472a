/// Haptic or audio feedback for a person.
///
/// A host produces none, and records the requests in `ViewHost.feedback`.
public struct SensoryFeedback: Hashable, Sendable {
  private enum Kind: Hashable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case weight(Weight)
    case flexibility(Flexibility)
  }

  private let kind: Kind
  /// The intensity of an impact, from 0 to 1; 1 for other feedback.
  public let intensity: Double

  private init(_ kind: Kind, intensity: Double = 1) {
    self.kind = kind
    self.intensity = intensity
  }

  /// Success.
  public static let success = SensoryFeedback(.success)
  /// A warning.
  public static let warning = SensoryFeedback(.warning)
  /// Something has failed.
  public static let error = SensoryFeedback(.error)
  /// A changed selection.
  public static let selection = SensoryFeedback(.selection)
  /// A value has grown.
  public static let increase = SensoryFeedback(.increase)
  /// A value has shrunk.
  public static let decrease = SensoryFeedback(.decrease)
  /// Something begins.
  public static let start = SensoryFeedback(.start)
  /// Something ends.
  public static let stop = SensoryFeedback(.stop)
  /// An alignment of a dragged item.
  public static let alignment = SensoryFeedback(.alignment)
  /// A changed level.
  public static let levelChange = SensoryFeedback(.levelChange)
  /// A recognised drawing.
  public static let pathComplete = SensoryFeedback(.pathComplete)
  /// An impact of medium weight.
  public static let impact = SensoryFeedback.impact()

  /// An impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(.weight(weight), intensity: intensity)
  }

  /// An impact of a flexibility.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(.flexibility(flexibility), intensity: intensity)
  }

  /// The weight of the colliding objects.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Of medium weight.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of the colliding objects.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }
}

extension SensoryFeedback: CustomStringConvertible {
  /// The name, and for an impact its kind and its intensity: `impact heavy 0.5`.
  public var description: String {
    switch kind {
    case .weight(let weight): "impact \(weight.name)" + (intensity == 1 ? "" : " \(intensity)")
    case .flexibility(let flexibility): "impact \(flexibility.name)" + (intensity == 1 ? "" : " \(intensity)")
    default: "\(kind)"
    }
  }
}

/// A recorded request for feedback.
final class FeedbackLog: HostService {
  var entries: [SensoryFeedback] = []
}

extension ViewHost {
  /// The feedback that views and UIKit's generators have requested, in order.
  public var feedback: [SensoryFeedback] { runtime.knownService(FeedbackLog.self)?.entries ?? [] }
}

/// Records feedback when a value has changed.
nonisolated struct _SensoryFeedbackModifier<T: Equatable>: ViewModifier {
  let trigger: T
  let feedback: (_ old: T, _ new: T) -> SensoryFeedback?

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      guard let feedback = feedback(old, new) else { return }
      HostRuntime.current?.service(FeedbackLog.self).entries.append(feedback)
    }
  }
}

extension View {
  /// Plays feedback when a value has changed.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays feedback when a value has changed in a certain way.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays the feedback that a closure chooses when a value has changed.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Plays the feedback that a closure without parameters chooses when a value has changed.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}
