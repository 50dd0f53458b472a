extension Attribute {
  /// Makes an attribute of a part of the value, with a cutoff of its own: its readers do not run when only other parts
  /// have changed.
  ///
  /// ```swift
  /// let point = graph.cell(Point(x: 1, y: 2))
  /// let y = point.projection(\.y)
  /// ```
  ///
  /// - Returns: The projection, which owns the attribute.
  /// - Complexity: O(1).
  @inlinable
  public func projection<Part: Equatable>(
    _ path: KeyPath<Value, Part>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ComputedAttribute<Part> {
    ComputedAttribute(
      state: graph, kind: graph.kindOfComputed(fileID, line, of: ComputedAttribute<Part>.self), name: name,
      traits: .isPlainRule, closure: RuleClosure { self.value[keyPath: path] })
  }

  /// Makes an attribute of a part of the value that is compared in its own way; nil makes every change count.
  ///
  /// - Returns: The projection, which owns the attribute.
  /// - Complexity: O(1).
  @inlinable
  public func projection<Part>(
    _ path: KeyPath<Value, Part>, comparedBy isSame: ((Part, Part) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ComputedAttribute<Part> {
    ComparedComputed(
      state: graph, kind: graph.kindOfCompared(fileID, line, of: ComparedComputed<Part, Never>.self), name: name,
      isSame: isSame,
      closure: RuleClosure { self.value[keyPath: path] })
  }
}
