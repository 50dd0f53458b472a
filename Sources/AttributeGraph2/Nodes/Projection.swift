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
  @inlinable public func projection<Part: Equatable>(
    _ path: KeyPath<Value, Part>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ComputedAttribute<Part> {
    let graph = reference.graph
    return graph.noted(Computed(owning: graph.makeComputed(fileID, line) { self.value[keyPath: path] }), name: name)
  }

  /// Makes an attribute of a part of the value with a comparison of its own; nil makes every change count.
  ///
  /// - Returns: The projection, which owns the attribute.
  /// - Complexity: O(1).
  @inlinable public func projection<Part>(
    _ path: KeyPath<Value, Part>, comparedBy isSame: ((Part, Part) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ComputedAttribute<Part> {
    let graph = reference.graph
    let rule = ComparedRule<Part, Never>({ self.value[keyPath: path] }, isSame: isSame)
    return graph.noted(Computed(owning: graph.makeComputed(fileID, line, rule)), name: name)
  }
}

extension Computed {
  /// Makes an attribute of a part of the value of a rule that may throw, with a cutoff of its own; it throws the same
  /// errors.
  ///
  /// - Returns: The projection, which owns the attribute.
  /// - Complexity: O(1).
  @_disfavoredOverload @inlinable public func projection<Part: Equatable>(
    _ path: KeyPath<Value, Part>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Computed<Part, Failure> {
    let graph = reference.graph
    let node = graph.makeComputed(fileID, line) { () throws(Failure) in try self.value[keyPath: path] }
    return graph.noted(Computed<Part, Failure>(owning: node), name: name)
  }

  /// Makes an attribute of a part of the value of a rule that may throw, with a comparison of its own; nil makes every
  /// change count.
  ///
  /// - Returns: The projection, which owns the attribute.
  /// - Complexity: O(1).
  @_disfavoredOverload @inlinable public func projection<Part>(
    _ path: KeyPath<Value, Part>, comparedBy isSame: ((Part, Part) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Computed<Part, Failure> {
    let graph = reference.graph
    let rule = ComparedRule<Part, Failure>({ () throws(Failure) in try self.value[keyPath: path] }, isSame: isSame)
    return graph.noted(Computed<Part, Failure>(owning: graph.makeComputed(fileID, line, rule)), name: name)
  }
}
