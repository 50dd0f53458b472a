/// A value in a range, shown as a part of a bar or of a circle.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
  PrimitiveView
{
  /// The value as a fraction of the range; it may be outside of 0 to 1, or not a number.
  let part: Double
  let isValueFinite: Bool
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    _ minimumValueLabel: BoundsLabel, _ maximumValueLabel: BoundsLabel
  ) {
    part = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
    isValueFinite = value.isFinite
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// Makes the body of the gauge with the inherited style, or else the default one.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.info[AccessibleShare.self] = AccessibleShare(
      title: { view.read().label.labelTitle }, share: { view.read().share }, traits: [], opacity: inputs.opacity)
    let style =
      inputs.environment.values.gaugeStyle
      ?? TypedStyle(DefaultGaugeStyle(), by: GaugeStyleMaker<DefaultGaugeStyle>.self)
    return style.makeViewList(
      of: view.projection { [unowned position] in
        if !$0.isValueFinite { position.report(invalid: "value") }
        return GaugeFacts(
          value: $0.share, hasCurrentValueLabel: CurrentValueLabel.self != EmptyView.self,
          hasBoundsLabels: BoundsLabel.self != EmptyView.self)
      }, at: \.gaugeStyle,
      inputs: inputs.inside(position).placing(GaugeStyleConfiguration.Label.self, for: view.property(\.label))
        .placing(GaugeStyleConfiguration.CurrentValueLabel.self, for: view.property(\.currentValueLabel))
        .placing(GaugeStyleConfiguration.MinimumValueLabel.self, for: view.property(\.minimumValueLabel))
        .placing(GaugeStyleConfiguration.MaximumValueLabel.self, for: view.property(\.maximumValueLabel)))
  }
}

extension Gauge {
  /// The value as a fraction of the range, within 0 to 1.
  fileprivate var share: Double { part > 0 ? min(part, 1) : 0 }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label, and the value in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with labels for the value and for both ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge {
  /// Makes a gauge with labels for the value, for both ends, and for values between; no style here shows the labels
  /// between.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  /// Makes a gauge with labels for the value and for values in the range; no style here shows the latter.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the body of a gauge, which the compiler infers.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the body of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that a style receives.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  nonisolated public struct Label: StylePart {}
  /// The value in words.
  nonisolated public struct CurrentValueLabel: StylePart {}
  /// The lower end in words.
  nonisolated public struct MinimumValueLabel: StylePart {}
  /// The upper end in words.
  nonisolated public struct MaximumValueLabel: StylePart {}
  /// Values on the scale in words.
  nonisolated public struct MarkedValueLabel: StylePart {}

  /// The value as a fraction of the range, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: GaugeStyleConfiguration.Label { Label() }
  /// The value in words, if given.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The lower end in words, if given.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The upper end in words, if given.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
  /// Values on the scale in words: always nil, because no initializer takes them.
  public var markedValueLabels: GaugeStyleConfiguration.MarkedValueLabel? { nil }
}

/// The facts of a gauge for its style.
struct GaugeFacts {
  let value: Double
  let hasCurrentValueLabel: Bool
  let hasBoundsLabels: Bool
}

/// Makes bodies with a style of gauges.
enum GaugeStyleMaker<Style: GaugeStyle>: StyleMaker {
  static func makeBody(of facts: GaugeFacts, by style: Style) -> Style.Body {
    style.makeBody(
      configuration: GaugeStyleConfiguration(
        value: facts.value, currentValueLabel: facts.hasCurrentValueLabel ? .init() : nil,
        minimumValueLabel: facts.hasBoundsLabels ? .init() : nil,
        maximumValueLabel: facts.hasBoundsLabels ? .init() : nil))
  }
}

/// The look of the platform: a bar under its label.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar under its label, between the labels of its ends, over the value in words.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a bar.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    VStack(alignment: .leading) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        _ControlFace(kind: .gauge) { "\(value)" }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar with a mark at the value, between the labels of its ends; its label is not shown.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a bar.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    HStack {
      configuration.minimumValueLabel
      _ControlFace(kind: .gauge) { "\(value)" }
      configuration.maximumValueLabel
    }
  }
}

/// A bar that is filled up to the value, under its label and over the value in words.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a bar.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    VStack(alignment: .leading) {
      configuration.label
      _ControlFace(kind: .gauge) { "\(value)" }
      configuration.currentValueLabel
    }
  }
}

/// An open ring with a mark at the value, around the value in words, over the labels of its ends.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a ring.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    ZStack {
      _ControlFace(kind: .circularGauge) { "\(value)" }
      configuration.currentValueLabel
    }
    .overlay(alignment: .bottom) {
      if configuration.minimumValueLabel != nil {
        HStack {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      } else {
        configuration.label
      }
    }
  }
}

/// A ring that is filled up to the value, around the value in words.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a ring.
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    ZStack {
      _ControlFace(kind: .circularGauge) { "\(value)" }
      if configuration.currentValueLabel != nil { configuration.currentValueLabel } else { configuration.label }
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar under its label.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<GaugeFacts>? { nil } }

  /// The style of gauges; nil for the default.
  var gaugeStyle: ControlStyle<GaugeFacts>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges inside.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.gaugeStyle = TypedStyle(style, by: GaugeStyleMaker<S>.self)
      })
  }
}
