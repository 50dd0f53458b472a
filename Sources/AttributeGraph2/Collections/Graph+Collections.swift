/// Making keyed collections. Their nodes bear the name given here, or the file and line of the call.
extension Graph {
  /// Makes a dictionary of `Equatable` values that are tracked one by one: setting an equal value changes nothing.
  ///
  /// - Complexity: O(elements).
  public func keyedCells<Key: Hashable, Value: Equatable>(
    _ contents: [Key: Value] = [:], name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> KeyedCells<Key, Value> {
    KeyedCells(contents, graph: self, declaration: NodeDeclaration(name, fileID, line), isSame: { $0 == $1 })
  }

  /// As for `Equatable` values, with a comparison of their own; without one every set counts as a change.
  ///
  /// - Complexity: O(elements).
  @_disfavoredOverload public func keyedCells<Key: Hashable, Value>(
    _ contents: [Key: Value] = [:], comparedBy isSame: ((Value, Value) -> Bool)? = nil, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> KeyedCells<Key, Value> {
    KeyedCells(contents, graph: self, declaration: NodeDeclaration(name, fileID, line), isSame: isSame)
  }
}
