import Foundation

/// A place with its address.
public final class CLPlacemark: Sendable {
  /// The place; nil where it is unknown.
  public let location: CLLocation?
  /// The name.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The state or the province.
  public let administrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The country.
  public let country: String?
  /// The code of the country.
  public let isoCountryCode: String?

  /// A place with its address, for ``CLGeocoder/simulated``.
  public init(
    location: CLLocation? = nil, name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil,
    locality: String? = nil, subLocality: String? = nil, administrativeArea: String? = nil, postalCode: String? = nil,
    country: String? = nil, isoCountryCode: String? = nil
  ) {
    self.location = location
    self.name = name
    self.thoroughfare = thoroughfare
    self.subThoroughfare = subThoroughfare
    self.locality = locality
    self.subLocality = subLocality
    self.administrativeArea = administrativeArea
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
  }
}

/// Finds addresses of places, and places of addresses. There is no service here: a test gives the answers.
open class CLGeocoder: NSObject {
  /// The answers to all searches; without any, a search fails for want of a network.
  public var simulated: [CLPlacemark] = []

  /// Makes a finder.
  public override init() { super.init() }

  /// Whether a search is going on: each is answered at once.
  open var isGeocoding: Bool { false }
  /// Ends a search; there is none.
  open func cancelGeocode() {}

  /// The addresses of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { answer(completionHandler) }

  /// The places of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { answer(completionHandler) }

  /// The addresses of a place.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { try answer() }

  /// The places of an address.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { try answer() }

  private func answer() throws -> [CLPlacemark] {
    if simulated.isEmpty { throw CLError(.network) }
    return simulated
  }

  private func answer(_ completionHandler: ([CLPlacemark]?, (any Error)?) -> Void) {
    do { completionHandler(try answer(), nil) } catch { completionHandler(nil, error) }
  }
}
