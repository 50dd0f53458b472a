/// A ring with a mark at the value, as on a watch.
public struct CircularGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?

  /// Makes the style.
  public nonisolated init() { tint = nil }
  /// Makes the style with a colour for the ring.
  public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }
  /// Makes the style with colours along the ring.
  public nonisolated init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  /// Makes a ring.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration).gaugeTint(tint)
  }
}

/// A bar with a mark at the value, as on a watch.
public struct LinearGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?

  /// Makes the style.
  public nonisolated init() { tint = nil }
  /// Makes the style with a colour for the bar.
  public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }
  /// Makes the style with colours along the bar.
  public nonisolated init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  /// Makes a bar.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration).gaugeTint(tint)
  }
}

extension View {
  /// The view with a tint, if there is one.
  @ViewBuilder fileprivate func gaugeTint(_ tint: AnyShapeStyle?) -> some View {
    if let tint { self.tint(tint) } else { self }
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A ring with a mark at the value.
  public nonisolated static var circular: CircularGaugeStyle { CircularGaugeStyle() }
  /// A ring with a mark at the value, in a colour.
  public nonisolated static func circular(tint: Color) -> CircularGaugeStyle { CircularGaugeStyle(tint: tint) }
  /// A ring with a mark at the value, with colours along the ring.
  public nonisolated static func circular(tint: Gradient) -> CircularGaugeStyle { CircularGaugeStyle(tint: tint) }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark at the value.
  public nonisolated static var linear: LinearGaugeStyle { LinearGaugeStyle() }
  /// A bar with a mark at the value, in a colour.
  public nonisolated static func linear(tint: Color) -> LinearGaugeStyle { LinearGaugeStyle(tint: tint) }
  /// A bar with a mark at the value, with colours along the bar.
  public nonisolated static func linear(tint: Gradient) -> LinearGaugeStyle { LinearGaugeStyle(tint: tint) }
}
