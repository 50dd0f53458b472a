/// What views of progress look like.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of what such a view looks like, which the compiler finds.
  associatedtype Body: View
  /// What is known of a view of progress.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes what a view of progress looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a view of progress.
public struct ProgressViewStyleConfiguration {
  /// The label of the view.
  nonisolated public struct Label: StylePart {}
  /// The value in words.
  nonisolated public struct CurrentValueLabel: StylePart {}

  /// How far it has got, between 0 and 1; nil for something that only goes on.
  public let fractionCompleted: Double?
  /// The label of the view, if it has one.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The value in words, if it is told.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// What a view of progress tells its style.
struct ProgressFacts {
  let fraction: Double?
  let hasLabel: Bool
  let hasCurrentValueLabel: Bool
}

/// Makes bodies by a style of views of progress.
enum ProgressViewStyleMaker<Style: ProgressViewStyle>: StyleMaker {
  static func makeBody(of facts: ProgressFacts, by style: Style) -> Style.Body {
    style.makeBody(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: facts.fraction, label: facts.hasLabel ? .init() : nil,
        currentValueLabel: facts.hasCurrentValueLabel ? .init() : nil))
  }
}

/// The look of a view without a style: a bar for a value, a wheel for what only goes on.
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

/// The look of the platform: a bar for a value, a wheel for what only goes on.
public struct DefaultProgressViewStyle: ProgressViewStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a view of the usual look.
  public func makeBody(configuration: Configuration) -> some View {
    UsualProgress().makeBody(configuration: configuration)
  }
}

/// A bar, also for what only goes on.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The colour of the bar; nil for that of the surroundings.
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
  /// The colour of the wheel; nil for that of the surroundings.
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
  /// The view in a tint, if there is one.
  @ViewBuilder fileprivate func tinted(_ tint: Color?) -> some View {
    if let tint { self.tint(tint) } else { self }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look of the platform: a bar for a value, a wheel for what only goes on.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, also for what only goes on.
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
  /// Makes a view of the usual look with what another one shows, for use in a style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<ProgressFacts>? { nil } }

  /// What views of progress look like; nil for the usual.
  var progressViewStyle: ControlStyle<ProgressFacts>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Says what the views of progress inside look like.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.progressViewStyle = style is any UsualStyle ? nil : TypedStyle(style, by: ProgressViewStyleMaker<S>.self)
      })
  }
}
