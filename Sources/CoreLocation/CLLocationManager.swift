import Foundation
import Synchronization

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// The accuracy of a user who shares the region only.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// How exactly the user lets a program know the place.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exactly, or only the region.
  case fullAccuracy, reducedAccuracy
}

/// The purpose of places in a program.
public enum CLActivityType: Int, Sendable {
  /// Something else, driving, sport, another way to move, or flying.
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// The direction in which the device points.
public final class CLHeading: Sendable {
  /// The direction in degrees from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// The direction in degrees from true north; negative where it is unknown.
  public let trueHeading: CLLocationDirection
  /// The greatest error in degrees; negative for an unusable direction.
  public let headingAccuracy: CLLocationDirection
  /// When it was measured.
  public let timestamp: Date

  /// A direction, for ``CLLocationManager/simulate(_:)-(CLHeading)``.
  public init(
    magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection = -1,
    headingAccuracy: CLLocationDirection = 0, timestamp: Date = Date()
  ) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    self.headingAccuracy = headingAccuracy
    self.timestamp = timestamp
  }
}

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It is not known yet, the user refused, there is no network, or there is no direction.
    case locationUnknown, denied, network, headingFailure
    /// An address was not found, one was only partly found, and a search was cancelled.
    case geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The reasons, as patterns of `catch`.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user refused.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
}

/// Reports to a program where the device is. There is no device here: a test sets what a manager reports, by
/// `simulate`.
///
/// ```swift
/// model.manager.simulate(authorization: .authorizedWhenInUse)
/// model.manager.simulate(CLLocation(latitude: 48.8566, longitude: 2.3522))
/// ```
open class CLLocationManager: NSObject {
  /// The user's answer, which all managers of a program share.
  private static let answer = Mutex(CLAuthorizationStatus.notDetermined)

  /// The object that is notified of places.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that the program needs, in metres; only stored.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance from which on a movement is reported, in metres; only stored.
  open var distanceFilter = kCLDistanceFilterNone
  /// The purpose of the places; only stored.
  open var activityType = CLActivityType.other
  /// Whether updates may pause; only stored.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates go on in the background; only stored.
  open var allowsBackgroundLocationUpdates = false
  /// Whether a sign shows that; only stored.
  open var showsBackgroundLocationIndicator = false
  /// The change from which on a direction is reported, in degrees; only stored.
  open var headingFilter: CLLocationDirection = 1
  /// The place that was reported last.
  public private(set) var location: CLLocation?
  /// The direction that was reported last.
  public private(set) var heading: CLHeading?
  /// How exactly the user lets the program know the place.
  public private(set) var accuracyAuthorization = CLAccuracyAuthorization.fullAccuracy
  private var isUpdatingLocation = false
  private var isUpdatingHeading = false
  private var isWaitingForLocation = false

  /// Makes a manager.
  public override init() { super.init() }

  /// The user's answer.
  open var authorizationStatus: CLAuthorizationStatus { Self.answer.withLock { $0 } }
  /// The user's answer.
  public class func authorizationStatus() -> CLAuthorizationStatus { answer.withLock { $0 } }
  /// Whether places can be found: always.
  public class func locationServicesEnabled() -> Bool { true }
  /// Whether directions can be found: always.
  public class func headingAvailable() -> Bool { true }

  /// Asks the user, whose answer a test simulates.
  open func requestWhenInUseAuthorization() {}
  /// Asks the user, whose answer a test simulates.
  open func requestAlwaysAuthorization() {}
  /// Asks the user for exact places, which are given anyway.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }

  /// Reports one place.
  open func requestLocation() { isWaitingForLocation = true }
  /// Reports places from now on.
  open func startUpdatingLocation() { isUpdatingLocation = true }
  /// Reports no places any more.
  open func stopUpdatingLocation() { (isUpdatingLocation, isWaitingForLocation) = (false, false) }
  /// Reports places far from each other from now on.
  open func startMonitoringSignificantLocationChanges() { isUpdatingLocation = true }
  /// Reports none any more.
  open func stopMonitoringSignificantLocationChanges() { isUpdatingLocation = false }
  /// Reports directions from now on.
  open func startUpdatingHeading() { isUpdatingHeading = true }
  /// Reports no directions any more.
  open func stopUpdatingHeading() { isUpdatingHeading = false }
}

// The reports that a test makes in place of a device and of its user.
extension CLLocationManager {
  /// The user answers: the delegate of this manager is notified, and all managers have the answer.
  public func simulate(authorization status: CLAuthorizationStatus, accuracy: CLAccuracyAuthorization = .fullAccuracy) {
    Self.answer.withLock { $0 = status }
    accuracyAuthorization = accuracy
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: status)
  }

  /// The device comes to a place: the delegate is notified if the program has asked for places.
  public func simulate(_ location: CLLocation) {
    guard isUpdatingLocation || isWaitingForLocation else { return }
    isWaitingForLocation = false
    self.location = location
    delegate?.locationManager(self, didUpdateLocations: [location])
  }

  /// The device turns: the delegate is notified if the program has asked for directions.
  public func simulate(_ heading: CLHeading) {
    guard isUpdatingHeading else { return }
    self.heading = heading
    delegate?.locationManager(self, didUpdateHeading: heading)
  }

  /// A place is not found: the delegate is notified if the program has asked for one.
  public func simulate(_ error: CLError) {
    guard isUpdatingLocation || isWaitingForLocation || isUpdatingHeading else { return }
    isWaitingForLocation = false
    delegate?.locationManager(self, didFailWithError: error)
  }
}

/// An object that is notified of places.
public protocol CLLocationManagerDelegate: AnyObject {
  /// The device has come to places, the last one last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The device points in another direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// No place was found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The user has answered.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The user has answered; the form of earlier systems.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
