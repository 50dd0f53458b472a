extension KeyedCollection: CustomStringConvertible {
  /// The collection in one line, as `keyed cells 'stock' (3 elements)`; it is no read, and no transform runs for it.
  ///
  /// - Complexity: O(length of the name).
  public var description: String {
    let kind = self is KeyedMap<Key, Element> ? "map" : "cells"
    return "keyed \(kind) '\(declaration)' (\(counted(keySet.members.count, "element")))"
  }
}

extension KeyedCells: CustomReflectable {
  /// The collection in parts: its name and its elements, as they are.
  ///
  /// - Complexity: O(1).
  public var customMirror: Mirror {
    let elements = graph.untracked { dictionary }
    return Mirror(self, children: ["name": "\(declaration)", "elements": elements], displayStyle: .class)
  }
}

extension KeyedMap: CustomReflectable {
  /// The map in parts: its name, its keys, and the elements as of the last read of the whole.
  ///
  /// - Complexity: O(1).
  public var customMirror: Mirror {
    let parts: KeyValuePairs<String, Any> = [
      "name": "\(declaration)", "keys": keySet.members, "lastElements": outputs.all,
    ]
    return Mirror(self, children: parts, displayStyle: .class)
  }
}
