/// A value that is set from outside: the source of everything that a graph computes.
///
/// ```swift
/// let graph = Graph()
/// let price = graph.cell(10)
/// price.value = 12
/// ```
///
/// Reading `value` inside a rule or an effect makes the cell one of its inputs. Setting an unequal value marks
/// what depends on it and, outside a transaction, runs the effects before it returns.
///
/// The cell lives as long as somebody owns it or has it as an input.
public final class StateCell<Value>: Node {
  /// The value as it is now.
  ///
  /// Reading it inside a rule or an effect makes the cell one of its inputs. Setting a value that is the same as the
  /// old one does nothing; without a comparison every set counts as a change. A set outside a transaction is a
  /// transaction of its own: effects have run when it returns. A set while a rule runs is refused and reported.
  ///
  /// A set after the cell's end is dropped and counted in the graph's statistics.
  ///
  /// - Precondition: A cell that is read has not ended.
  /// - Complexity: Reading is O(1). Setting is O(clean nodes downstream), plus the effects that run.
  @inlinable public var value: Value {
    @inline(__always) get { reference.readCell(as: Value.self) }
    set {
      reference.writeCell(newValue)
      // The effects may have dropped every other owner of the cell, and with it the last owner of the graph's state.
      withExtendedLifetime(self) {}
    }
  }
}

extension GraphReference {
  /// How cells behave whose values are compared by their type's own `==`.
  @inlinable @inline(__always)
  func makeCell<Value: Equatable>(_ value: consuming Value, _ fileID: StaticString, _ line: UInt) -> NodeReference {
    #if hasFeature(Embedded)
    return makeCell(value, comparedBy: { $0 == $1 }, fileID, line)
    #else
    let kind = kind(fileID, line, of: Value.self, variant: 1) {
      unsafe NodeKind.Behaviour(
        size: NodeRecord.cellValue + NodeRecord.size(of: Value.self),
        settle: { unsafe NodeReference.settle($0, $1, as: Value.self) },
        dispose: { node in
          node.graph.fields.releases.keep(node.takeValue(NodeRecord.cellValue, as: Value.self))
        },
        content: { .value($0.value(NodeRecord.cellValue, as: Value.self)) },
        isPlain: _isPOD(Value.self) && !NodeRecord.boxes(Value.self))
    }
    let node = makeNode(kind, size: NodeRecord.cellValue &+ NodeRecord.size(of: Value.self), .clean, .isCell)
    node.initialize(NodeRecord.cellValue, to: value)
    return node
    #endif
  }

  /// Makes a cell with a comparison of its own, or without any.
  @inlinable
  func makeCell<Value>(
    _ value: consuming Value, comparedBy isSame: ((Value, Value) -> Bool)?, _ fileID: StaticString, _ line: UInt
  ) -> NodeReference {
    let offset = NodeRecord.cellValue + NodeRecord.size(of: Value.self)
    let kind = kind(fileID, line, of: Value.self, variant: 2) {
      unsafe NodeKind.Behaviour(
        size: offset + 16,
        settle: { unsafe NodeReference.settle($0, $1, as: Value.self) },
        dispose: { node in
          node.graph.fields.releases.keep(node.takeValue(NodeRecord.cellValue, as: Value.self))
          // SAFETY: the comparison lies behind the value, and is not looked at again.
          node.graph.fields.releases.append(
            unsafe node.field(
              NodeRecord.cellValue + NodeRecord.size(of: Value.self), as: ((Value, Value) -> Bool)?.self
            )
            .move())
        },
        content: { .value($0.value(NodeRecord.cellValue, as: Value.self)) })
    }
    let node = makeNode(kind, size: offset + 16, .clean, [.isCell, .hasComparison])
    node.initialize(NodeRecord.cellValue, to: value)
    // SAFETY: there is room for the comparison behind the value.
    unsafe node.field(offset, as: ((Value, Value) -> Bool)?.self).initialize(to: isSame)
    return node
  }
}

extension Releases {
  /// Keeps a value, unless it is plain data.
  @inlinable @inline(__always)
  mutating func keep<Value>(_ value: consuming Value) {
    if !_isPOD(Value.self) { append(value) }
  }
}
