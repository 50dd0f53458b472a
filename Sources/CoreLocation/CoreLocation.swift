/// The module `CoreLocation`, where there is none: places on the earth as values, and managers that report them.
///
/// Nothing finds out where a device is: a test says what a `CLLocationManager` and a `CLGeocoder` report.
import Foundation

/// Degrees of an angle.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// How exact a place is, in metres; below 0 for not known.
public typealias CLLocationAccuracy = Double
/// A speed in metres a second; below 0 for not known.
public typealias CLLocationSpeed = Double
/// A direction in degrees from the north, clockwise; below 0 for not known.
public typealias CLLocationDirection = Double

/// A place on the earth: a latitude and a longitude in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// The degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place where both are 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// A place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a place is one: the latitude within 90 degrees, the longitude within 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place with a height, a time, and how exact both are.
public final class CLLocation: Hashable, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea in metres.
  public let altitude: CLLocationDistance
  /// How exact the place is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement.
  public let course: CLLocationDirection
  /// The speed of the movement.
  public let speed: CLLocationSpeed
  /// The time at which it was found.
  public let timestamp: Date

  /// A place with all that is known of it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// A place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// The distance along the surface to another place in metres, on a sphere with the earth's mean radius.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (from, to) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let (one, other) = (from.latitude * radians, to.latitude * radians)
    let height = sin((other - one) / 2)
    let width = sin((to.longitude - from.longitude) * radians / 2)
    // The haversine formula, with the mean radius of the International Union of Geodesy and Geophysics.
    let share = height * height + cos(one) * cos(other) * width * width
    return 2 * 6_371_008.8 * asin(min(1, share.squareRoot()))
  }

  /// Whether two have the same values.
  public static func == (one: CLLocation, other: CLLocation) -> Bool {
    one.coordinate.latitude == other.coordinate.latitude && one.coordinate.longitude == other.coordinate.longitude
      && one.altitude == other.altitude && one.timestamp == other.timestamp
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(coordinate.latitude)
    hasher.combine(coordinate.longitude)
  }
}

/// The knowledge of a person's answer to whether a program may know the place.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// Nobody may say.
  case restricted
  /// It may not.
  case denied
  /// It always may.
  case authorizedAlways
  /// It may while it is used.
  case authorizedWhenInUse
}
