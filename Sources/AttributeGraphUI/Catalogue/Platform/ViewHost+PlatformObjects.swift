/// Platform objects that represent views.
extension ViewHost {
  /// The objects of a class on the screen, in the order of the source.
  ///
  /// - Complexity: O(positions).
  public func platformObjects<Object: AnyObject>(of type: Object.Type) -> [Object] {
    var objects: [Object] = []
    root.forEachPosition { position in
      if let object = position.knownFacts?.platformObject as? Object { objects.append(object) }
    }
    return objects
  }
}
