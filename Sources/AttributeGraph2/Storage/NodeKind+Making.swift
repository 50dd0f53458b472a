/// The kinds of what the creating calls make; their closures are specialised in the module that names the types.
extension GraphReference {
  /// The kind of state cells.
  @inlinable @inline(__always)
  func kindOfCell<Value, Cell: StateCell<Value>>(
    _ file: StaticString, _ line: UInt, of type: Cell.Type
  ) -> NodeKind.ID {
    unsafe kind(file, line, of: type, .cell(settle: { unsafe StateCell<Value>.settle($0, $1) }))
  }

  /// The kind of computed attributes whose values are compared by their type's own `==`.
  @inlinable @inline(__always)
  func kindOfComputed<Value: Equatable, Failure: Error>(
    _ file: StaticString, _ line: UInt, of type: Computed<Value, Failure>.Type
  ) -> NodeKind.ID {
    kind(
      file, line, of: type,
      .reader(update: { first, sequel in
        let graph = first.with { $0.graph }
        guard graph.prepareToRun(first) else { return first }
        let tracking = graph.nextTracking
        var (reader, inputs) = (first, InputRow(of: first))
        while graph.recompute(
          reader, inputs, in: tracking, as: Computed<Value, Failure>.self, isSame: { $0 == $1 }) == .changed,
          let next = graph.next(in: sequel, after: reader)
        {
          (reader, inputs) = next
        }
        return reader
      }))
  }

  /// The kind of computed attributes with a comparison of their own.
  @inlinable @inline(__always)
  func kindOfCompared<Value, Failure: Error>(
    _ file: StaticString, _ line: UInt,
    of type: ComparedComputed<Value, Failure>.Type
  ) -> NodeKind.ID {
    kind(
      file, line, of: type,
      .reader(update: { reader, _ in
        let graph = reader.with { $0.graph }
        guard graph.prepareToRun(reader) else { return reader }
        let isSame = reader.with(as: ComparedComputed<Value, Failure>.self) { $0.isSame }
        graph.recompute(
          reader, InputRow(of: reader), in: graph.nextTracking, as: Computed<Value, Failure>.self, isSame: isSame)
        return reader
      }))
  }
}
