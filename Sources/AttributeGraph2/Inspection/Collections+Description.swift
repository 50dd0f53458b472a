extension KeyedCells: CustomStringConvertible, CustomReflectable {
  /// The collection in one line, as `keyed cells 'stock' (3 elements)`; it is no read.
  ///
  /// - Complexity: O(length of the name).
  public var description: String { "keyed cells '\(declaration)' (\(counted(keySet.members.count, "element")))" }

  /// The collection in parts: its name and its elements, as they are.
  ///
  /// - Complexity: O(1).
  public var customMirror: Mirror {
    let elements = graph.untracked { dictionary }
    return Mirror(self, children: ["name": "\(declaration)", "elements": elements], displayStyle: .class)
  }
}

extension KeyedMap: CustomStringConvertible, CustomReflectable {
  /// The map in one line, as `keyed map 'labels' (3 elements)`; no transform runs for it.
  ///
  /// - Complexity: O(length of the name).
  public var description: String { "keyed map '\(declaration)' (\(counted(keySet.members.count, "element")))" }

  /// The map in parts: its name, its keys, and the elements as they were when the whole was read last.
  ///
  /// - Complexity: O(1).
  public var customMirror: Mirror {
    let parts: KeyValuePairs<String, Any> = ["name": "\(declaration)", "keys": keySet.members, "lastElements": outputs]
    return Mirror(self, children: parts, displayStyle: .class)
  }
}
