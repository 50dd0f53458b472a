import CoreLocation
import SwiftUI
import Testing

struct LandmarkSpelling: Identifiable {
  let id = 1
  var latitude = 48.8566
  var longitude = 2.3522
  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

@Test func `the distance of two places follows the surface of the earth`() {
  let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
  let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
  #expect(abs(paris.distance(from: london) - 343_556) < 100)
  #expect(paris.distance(from: paris) == 0)
  #expect(
    CLLocationCoordinate2DIsValid(paris.coordinate) && !CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
}

/// A model as programs write it.
final class PlaceModelSpelling: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var place: CLLocation?
  @Published var status: CLAuthorizationStatus
  @Published var failure: CLError.Code?
  let manager = CLLocationManager()

  override init() {
    status = manager.authorizationStatus
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.distanceFilter = 10
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { status = manager.authorizationStatus }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last else { return }
    place = last
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    failure = (error as? CLError)?.code
  }
}

// The user's answer belongs to the program, so that these tests run in one of the two modes only.
#if swift(>=6)
@Suite(.serialized) struct `Managers of places` {
  @Test func `a manager reports what a test says, to a program that has asked for it`() {
    let model = PlaceModelSpelling()
    defer { model.manager.simulate(authorization: .notDetermined) }
    model.manager.simulate(authorization: .authorizedWhenInUse)
    #expect(model.status == .authorizedWhenInUse)
    #expect(CLLocationManager.authorizationStatus() == .authorizedWhenInUse)
    model.manager.simulate(CLLocation(latitude: 48, longitude: 2))
    #expect(model.place?.coordinate.latitude == 48 && model.manager.location == model.place)
    model.manager.simulate(CLError(.locationUnknown))
    #expect(model.failure == .locationUnknown)
    model.manager.stopUpdatingLocation()
    model.manager.simulate(CLLocation(latitude: 50, longitude: 2))
    #expect(model.place?.coordinate.latitude == 48)
    model.manager.requestLocation()
    for latitude in [51.0, 52] { model.manager.simulate(CLLocation(latitude: latitude, longitude: 2)) }
    #expect(model.place?.coordinate.latitude == 51)
    model.manager.simulate(CLHeading(magneticHeading: 90))
    #expect(model.manager.heading == nil)
    model.manager.startUpdatingHeading()
    model.manager.simulate(CLHeading(magneticHeading: 90))
    #expect(model.manager.heading?.magneticHeading == 90)
  }

  @Test func `a geocoder gives the answers of a test, and fails without any`() async throws {
    let geocoder = CLGeocoder()
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    await #expect(throws: CLError(.network)) { try await geocoder.reverseGeocodeLocation(paris) }
    geocoder.simulated = [CLPlacemark(location: paris, locality: "Paris", country: "France")]
    #expect(try await geocoder.geocodeAddressString("Paris").first?.country == "France")
    var locality: String?
    geocoder.reverseGeocodeLocation(paris) { placemarks, _ in locality = placemarks?.first?.locality }
    #expect(locality == "Paris")
  }
}
#endif
