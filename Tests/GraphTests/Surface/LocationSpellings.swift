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
