/// Platform objects that represent views.
extension ViewHost {
  /// The objects of a class on the screen, in the order of the source: those that represent views, and the views and
  /// controllers inside of them.
  ///
  /// - Complexity: O(positions and objects).
  public func platformObjects<Object: AnyObject>(of type: Object.Type) -> [Object] {
    var objects: [Object] = []
    func add(_ object: AnyObject) {
      if let object = object as? Object { objects.append(object) }
      guard let shown = object as? any ShownObject else { return }
      shown.objectsInside.forEach(add)
      if let host = shown.hostInside { objects += host.platformObjects(of: type) }
    }
    root.forEachPosition { position in
      if let object = position.knownInfo?.platformObject { add(object) }
    }
    return objects
  }

  /// The hosts of views in platform objects on the screen, in the order of the source, without those that are hidden.
  var hostsInside: [ViewHost] {
    var hosts: [ViewHost] = []
    root.forEachPosition { position in
      if let object = position.knownInfo?.platformObject as? any ShownObject { hosts += object.hostsInside }
    }
    return hosts
  }

  /// The host inside of a platform object that has a position; nil for a position of this host.
  func hostInside(of position: ViewPosition) -> ViewHost? {
    guard position.runtime !== runtime else { return nil }
    for host in hostsInside {
      if host.runtime === position.runtime { return host }
      if let inside = host.hostInside(of: position) { return inside }
    }
    return nil
  }
}
