/// Deriving a collection from another, element by element.
extension KeyedCells {
  /// Transforms each element by a rule of its own; an equal output stops there.
  ///
  /// - Complexity: O(1): no transform runs before its element is read.
  public func map<Output: Equatable>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ transform: @escaping (Key, Value) -> Output
  ) -> KeyedMap<Key, Output> {
    map(comparedBy: { $0 == $1 }, name: name, fileID: fileID, line: line, transform)
  }

  /// As for `Equatable` outputs, but these cannot be compared, and every run counts as a change.
  @_disfavoredOverload public func map<Output>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ transform: @escaping (Key, Value) -> Output
  ) -> KeyedMap<Key, Output> {
    map(comparedBy: nil, name: name, fileID: fileID, line: line, transform)
  }

  /// As for `Equatable` outputs, with a comparison of their own; nil makes every run count as a change.
  public func map<Output>(
    comparedBy isSame: ((Output, Output) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Key, Value) -> Output
  ) -> KeyedMap<Key, Output> {
    KeyedMap(
      keySet: keySet, graph: graph, declaration: NodeDeclaration(name, fileID, line), isSame: isSame,
      evaluate: { key in self[key].map { transform(key, $0) } })
  }
}

extension KeyedMap {
  /// Transforms each element by a rule of its own; an equal output stops there.
  ///
  /// - Complexity: O(1): no transform runs before its element is read.
  public func map<Result: Equatable>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ transform: @escaping (Key, Output) -> Result
  ) -> KeyedMap<Key, Result> {
    map(comparedBy: { $0 == $1 }, name: name, fileID: fileID, line: line, transform)
  }

  /// As for `Equatable` outputs, but these cannot be compared, and every run counts as a change.
  @_disfavoredOverload public func map<Result>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ transform: @escaping (Key, Output) -> Result
  ) -> KeyedMap<Key, Result> {
    map(comparedBy: nil, name: name, fileID: fileID, line: line, transform)
  }

  /// As for `Equatable` outputs, with a comparison of their own; nil makes every run count as a change.
  public func map<Result>(
    comparedBy isSame: ((Result, Result) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Key, Output) -> Result
  ) -> KeyedMap<Key, Result> {
    KeyedMap<Key, Result>(
      keySet: keySet, graph: graph, declaration: NodeDeclaration(name, fileID, line), isSame: isSame,
      evaluate: { key in self[key].map { transform(key, $0) } })
  }
}
