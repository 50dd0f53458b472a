/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the body of such a view, which the compiler infers.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the body of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that a style receives.
public struct ProgressViewStyleConfiguration {
  /// The label of the view.
  nonisolated public struct Label: StylePart {}
  /// The value in words.
  nonisolated public struct CurrentValueLabel: StylePart {}

  /// The completed fraction, from 0 to 1; nil for indeterminate progress.
  public let fractionCompleted: Double?
  /// The label of the view, if it has one.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The value in words, if given.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// The facts of a progress view for its style.
struct ProgressFacts {
  let fraction: Double?
  let hasLabel: Bool
  let hasCurrentValueLabel: Bool
}

/// Makes bodies with a style of progress views.
enum ProgressViewStyleMaker<Style: ProgressViewStyle>: StyleMaker {
  static func makeBody(of facts: ProgressFacts, by style: Style) -> Style.Body {
    style.makeBody(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: facts.fraction, label: facts.hasLabel ? .init() : nil,
        currentValueLabel: facts.hasCurrentValueLabel ? .init() : nil))
  }
}

/// The look without a style: a bar for a value, a wheel for indeterminate progress.
struct UsualProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      VStack(alignment: .leading) {
        configuration.label
        _ControlFace(kind: .progressBar) { "\(fraction)" }
        configuration.currentValueLabel
      }
    } else {
      VStack {
        _ControlFace(kind: .progressWheel) { "" }
        configuration.label
      }
    }
  }
}

/// The look of the platform: a bar for a value, a wheel for indeterminate progress.
public struct DefaultProgressViewStyle: ProgressViewStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a view with the default look.
  public func makeBody(configuration: Configuration) -> some View {
    UsualProgress().makeBody(configuration: configuration)
  }
}

/// A bar, also for indeterminate progress.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The colour of the bar; nil for the inherited tint.
  private let tint: Color?
  /// Makes the style.
  public nonisolated init() { tint = nil }
  /// Makes the style with a colour for the bar.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// Makes a bar between the label and the value in words.
  public func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted
    VStack(alignment: .leading) {
      configuration.label
      _ControlFace(kind: .progressBar) { fraction.map { "\($0)" } ?? "" }.tinted(tint)
      configuration.currentValueLabel
    }
  }
}

/// A wheel, also for a value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The colour of the wheel; nil for the inherited tint.
  private let tint: Color?
  /// Makes the style.
  public nonisolated init() { tint = nil }
  /// Makes the style with a colour for the wheel.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// Makes a wheel above the label.
  public func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted
    VStack {
      _ControlFace(kind: .progressWheel) { fraction.map { "\($0)" } ?? "" }.tinted(tint)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

extension View {
  /// The view with a tint, if there is one.
  @ViewBuilder fileprivate func tinted(_ tint: Color?) -> some View {
    if let tint { self.tint(tint) } else { self }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look of the platform: a bar for a value, a wheel for indeterminate progress.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, also for indeterminate progress.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel, also for a value.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes a progress view with the default look and the parts of another one, for use in a style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<ProgressFacts>? { nil } }

  /// The style of progress views; nil for the default.
  var progressViewStyle: ControlStyle<ProgressFacts>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views inside.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.progressViewStyle = style is any UsualStyle ? nil : TypedStyle(style, by: ProgressViewStyleMaker<S>.self)
      })
  }
}
