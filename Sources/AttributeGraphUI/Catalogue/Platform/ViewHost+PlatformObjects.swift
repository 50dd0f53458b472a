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
      if let object = position.knownFacts?.platformObject { add(object) }
    }
    return objects
  }
}
