/// Something that a person feels or hears: a knock, a tone.
///
/// A host makes none, and keeps what was asked for in `ViewHost.feedback`.
public struct SensoryFeedback: Hashable, Sendable {
  private enum Kind: Hashable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case weight(Weight)
    case flexibility(Flexibility)
  }

  private let kind: Kind
  /// How strong a knock is, from 0 to 1; 1 for what is no knock.
  public let intensity: Double

  private init(_ kind: Kind, intensity: Double = 1) {
    self.kind = kind
    self.intensity = intensity
  }

  /// Something has come to a good end.
  public static let success = SensoryFeedback(.success)
  /// Something needs attention.
  public static let warning = SensoryFeedback(.warning)
  /// Something has failed.
  public static let error = SensoryFeedback(.error)
  /// Another thing is chosen.
  public static let selection = SensoryFeedback(.selection)
  /// A value has grown.
  public static let increase = SensoryFeedback(.increase)
  /// A value has shrunk.
  public static let decrease = SensoryFeedback(.decrease)
  /// Something begins.
  public static let start = SensoryFeedback(.start)
  /// Something ends.
  public static let stop = SensoryFeedback(.stop)
  /// Something that is moved stands in line.
  public static let alignment = SensoryFeedback(.alignment)
  /// A level is another one.
  public static let levelChange = SensoryFeedback(.levelChange)
  /// A drawing is recognised.
  public static let pathComplete = SensoryFeedback(.pathComplete)
  /// Things of a usual weight have met.
  public static let impact = SensoryFeedback.impact()

  /// Things of a weight have met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(.weight(weight), intensity: intensity)
  }

  /// Things of a hardness have met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(.flexibility(flexibility), intensity: intensity)
  }

  /// How heavy things are that meet.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// As usual.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things are that meet.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// As usual.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }
}

extension SensoryFeedback: CustomStringConvertible {
  /// The name, and of a knock its kind and its strength: `impact heavy 0.5`.
  public var description: String {
    switch kind {
    case .weight(let weight): "impact \(weight.name)" + (intensity == 1 ? "" : " \(intensity)")
    case .flexibility(let flexibility): "impact \(flexibility.name)" + (intensity == 1 ? "" : " \(intensity)")
    default: "\(kind)"
    }
  }
}

/// A feedback that a host was asked for.
final class FeedbackLog: HostService {
  var entries: [SensoryFeedback] = []
}

extension ViewHost {
  /// The feedbacks that views and generators of UIKit asked for, in order.
  public var feedback: [SensoryFeedback] { runtime.knownService(FeedbackLog.self)?.entries ?? [] }
}

/// Notes feedback when a value has changed.
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
  /// Lets a person feel something when a value has changed.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Lets a person feel something when a value has changed in a certain way.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Lets a person feel what a closure chooses when a value has changed.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Lets a person feel what a closure without values chooses when a value has changed.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}
