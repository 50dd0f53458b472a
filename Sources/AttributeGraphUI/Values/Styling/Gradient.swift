import Foundation

/// Colours that blend into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location: 0 is the beginning of the gradient, 1 its end.
    public var location: CGFloat

    /// Puts a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours at their places, in order.
  public var stops: [Stop]

  /// Makes a gradient of colours at locations.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The first colour, for places that can show only one.
  var firstColor: Color { stops.first?.color ?? .clear }
}

extension Gradient: CustomStringConvertible {
  /// The colours, with an arrow between them.
  public var description: String { stops.map(\.color.description).joined(separator: " → ") }
}
