import AttributeGraph2

/// The platform objects of a host that are on the screen: UIKit lays them out, and updates the views in them, in each
/// turn of the run loop.
final class PlatformObjects: HostService {
  private var shown = NumberedList<any ShownObject>()

  func drop() { shown = NumberedList() }

  /// Adds an object that came on the screen.
  ///
  /// - Returns: Its number.
  func add(_ object: any ShownObject) -> Int { shown.append(object) }

  /// Removes an object that left the screen.
  func remove(_ number: Int) { _ = shown.remove(number) }

  /// The hosts of views in the objects, in the order in which the objects came.
  ///
  /// - Complexity: O(objects and those inside).
  var hosts: [ViewHost] { shown.elements.flatMap(\.hostsInside) }

  /// Lays out what needs it, and brings the views in the objects up to date.
  func flush() {
    for object in shown.elements { object.renewLayout() }
    for host in hosts { host.flush() }
  }
}

extension ViewHost {
  /// The hosts of views in platform objects on the screen, which follow the time of this one.
  var followingHosts: [ViewHost] { runtime.knownService(PlatformObjects.self)?.hosts ?? [] }
}
