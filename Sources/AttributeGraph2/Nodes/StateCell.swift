/// A value that is set from outside: the source of everything that a graph computes.
///
/// ```swift
/// let graph = Graph()
/// let price = graph.cell(10)
/// price.value = 12
/// ```
///
/// The cell lives as long as it has an owner or a reader.
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
  /// - Complexity: Reading is O(1). Setting is O(its readers and those of clean nodes downstream), plus the effects
  ///   that run. A change in place, as in `value.append(1)`, is a read and a set, and copies a collection: O(elements).
  ///   ``KeyedCells`` changes one element.
  @inlinable public var value: Value {
    @inline(__always) get { reference.readCell(as: Value.self) }
    set {
      reference.writeCell(newValue)
      // The effects may have dropped every other owner of the cell, and with it the last owner of the graph's state.
      withExtendedLifetime(self) {}
    }
  }
}

extension NodeReference {
  @inlinable @inline(__always) func readCell<Value>(as type: Value.Type) -> Value {
    let isExpected = mark.has(.clean, without: .isWatchedForReads) && graph.recordExpectedRead(of: self)
    return readCell(as: type, isExpected: isExpected, slowly: self)
  }

  /// The value, by a read that was expected and is recorded, or by the slow path of a node.
  @inlinable @inline(__always)
  func readCell<Value>(as type: Value.Type, isExpected: Bool, slowly node: @autoclosure () -> NodeReference) -> Value {
    // SAFETY: both slow paths are those of the node.
    unsafe read(
      NodeRecord.cellValue, isExpected: isExpected, slowly: { node().readCellSlowly(as: type) },
      placeSlowly: { unsafe node().placeOfCellSlowly(as: type) })
  }

  /// The value, by a read that was not expected.
  @inlinable @inline(never) func readCellSlowly<Value>(as type: Value.Type) -> Value {
    let graph = graph
    if state == .ended { graph.trapOnEnded(self) }
    // The value is taken first: a listener may end the cell when it is notified of the edge.
    let value = value(NodeRecord.cellValue, as: type)
    graph.noteRead(ofCell: self)
    return value
  }

  /// Where the value is, by such a read.
  @unsafe @inlinable @inline(never) func placeOfCellSlowly<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    let graph = graph
    if state == .ended { graph.trapOnEnded(self) }
    return unsafe place(NodeRecord.cellValue, of: type, after: { graph.noteRead(ofCell: self) })
  }

  /// Whether two values are the same to the cell: by its own comparison, or by the `==` of their type.
  @inlinable func areTheSame<Value>(_ one: Value, _ other: Value) -> Bool {
    guard flags.contains(.hasComparison) else { return areEqual(one, other) }
    return ownComparison(as: Value.self)?(one, other) ?? false
  }

  /// The cell's own comparison; nil where every set counts as a change.
  ///
  /// - Precondition: The cell has one, or none at all, in place of its type's.
  @inlinable func ownComparison<Value>(as type: Value.Type) -> ((Value, Value) -> Bool)? {
    // SAFETY: if there is one, it lies there until the cell ends.
    unsafe comparisonWord(type).pointee == 0 ? nil : comparisonPlace(type).pointee
  }

  /// Where the cell's own comparison lies: behind the value.
  @unsafe @inlinable func comparisonPlace<Value>(_ type: Value.Type) -> UnsafeMutablePointer<(Value, Value) -> Bool> {
    unsafe field(NodeRecord.cellValue + NodeRecord.size(of: Value.self), as: ((Value, Value) -> Bool).self)
  }

  /// The first word of the comparison, the address of a function; 0 where there is none.
  @unsafe @inlinable func comparisonWord<Value>(_ type: Value.Type) -> UnsafeMutablePointer<UInt> {
    unsafe field(NodeRecord.cellValue + NodeRecord.size(of: Value.self), as: UInt.self)
  }

  /// Takes a step with the value that a cell had before the transaction's first write to it. Compared, the result says
  /// whether the cell holds the same. Rolled back, it says whether a reader could tell it from the one that the cell
  /// held at last, because their bits differ; equal collections count as the same.
  @unsafe @inlinable
  static func settle<Value>(_ place: UnsafeMutableRawPointer, _ step: WriteSettling, as type: Value.Type) -> Bool {
    switch step {
    case .comparing(let cell):
      // Copies: the comparison is the user's code.
      let original = unsafe ChunkValue.pointer(to: Value.self, at: place).pointee
      let current = cell.value(NodeRecord.cellValue, as: type)
      return cell.areTheSame(original, current)
    case .rollingBack(let cell):
      let first = unsafe ChunkValue.pointer(to: Value.self, at: place)
      let last = unsafe cell.replace(NodeRecord.cellValue, by: first.move())
      unsafe first.initialize(to: last)
      guard hasOtherParts(Value.self, cell) else { return false }
      let bytes = unsafe UnsafeRawBufferPointer(
        start: cell.place(NodeRecord.cellValue, of: type), count: MemoryLayout<Value>.size)
      return unsafe !UnsafeRawBufferPointer(start: first, count: bytes.count).elementsEqual(bytes)
    case .releasing(let graph):
      let value = unsafe ChunkValue.pointer(to: Value.self, at: place).move()
      graph.fields.transaction.log.removeFirst()
      withExtendedLifetime(value) {}
      return false
    }
  }
}

/// Whether values that are the same to a cell may have other parts: plain ones, those that it compares itself, and
/// structures whose `==` may look at some parts only. Equal collections lie in different memory and count as the same.
@inlinable func hasOtherParts<Value>(_ type: Value.Type, _ cell: NodeReference) -> Bool {
  if _isPOD(type) || cell.flags.contains(.hasComparison) { return true }
  #if hasFeature(Embedded)
  return false
  #else
  return !(type is any Collection.Type)
  #endif
}

/// A step with the value that a cell had before the transaction's first write to it.
@usableFromInline enum WriteSettling: BitwiseCopyable {
  /// It is compared with what the cell has.
  case comparing(NodeReference)
  /// The cell has it again.
  case rollingBack(NodeReference)
  /// It is taken out and released.
  case releasing(GraphReference)
}

extension GraphReference {
  /// Records a read of a cell that was not expected, or that was written while evaluations ran.
  @usableFromInline func noteRead(ofCell cell: NodeReference) {
    guard isTracking else { return noteReadFromOutside(of: cell) }
    if cell.flags.contains(.isWatchedForReads) { cell.flags.insert(.wasReadSince) }
    recordRead(of: cell)
  }

  /// Makes a cell whose values are compared by their type's own `==`.
  @inlinable @inline(__always)
  func makeCell<Value: Equatable>(_ value: consuming Value, _ fileID: StaticString, _ line: UInt) -> NodeReference {
    #if hasFeature(Embedded)
    return makeCell(value, comparedBy: { $0 == $1 }, fileID, line)
    #else
    let kind = fields.nodes.kinds.identifier(fileID, line, of: Value.self, variant: 1) {
      unsafe NodeKind(
        size: NodeRecord.cellValue + NodeRecord.size(of: Value.self),
        settle: { unsafe NodeReference.settle($0, $1, as: Value.self) },
        dispose: { $0.graph.releaseLater($0.takeValue(NodeRecord.cellValue, as: Value.self)) },
        content: { .value($0.value(NodeRecord.cellValue, as: Value.self)) },
        isPlain: _isPOD(Value.self) && !NodeRecord.boxes(Value.self))
    }
    let node = makeNode(kind, size: NodeRecord.cellValue &+ NodeRecord.size(of: Value.self), .clean, .isCell)
    node.initialize(NodeRecord.cellValue, to: value)
    return node
    #endif
  }

  /// Makes a cell with a comparison of its own, or without any.
  @inlinable func makeCell<Value>(
    _ value: consuming Value, comparedBy isSame: ((Value, Value) -> Bool)?, _ fileID: StaticString, _ line: UInt
  ) -> NodeReference {
    let size = NodeRecord.cellValue + NodeRecord.size(of: Value.self) + 16
    let kind = fields.nodes.kinds.identifier(fileID, line, of: Value.self, variant: 2) {
      unsafe NodeKind(
        size: size,
        settle: { unsafe NodeReference.settle($0, $1, as: Value.self) },
        dispose: { node in
          node.graph.releaseLater(node.takeValue(NodeRecord.cellValue, as: Value.self))
          // SAFETY: if there is one, it lies there, and is not looked at again.
          guard unsafe node.comparisonWord(Value.self).pointee != 0 else { return }
          node.graph.releaseLater(unsafe node.comparisonPlace(Value.self).move())
        },
        content: { .value($0.value(NodeRecord.cellValue, as: Value.self)) })
    }
    let node = makeNode(kind, size: size, .clean, .isCell | .hasComparison)
    node.initialize(NodeRecord.cellValue, to: value)
    // SAFETY: there is room for the comparison behind the value.
    if let isSame {
      unsafe node.comparisonPlace(Value.self).initialize(to: isSame)
    } else {
      unsafe node.comparisonWord(Value.self).initialize(to: 0)
    }
    return node
  }
}

/// Whether two values are equal by the `==` of their type; they are not where it has none. Where the type is known when
/// the caller is compiled, the cast is decided then.
@inlinable func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  #if hasFeature(Embedded)
  // Types cannot be asked there; whoever makes a node gives it the comparison.
  return false
  #else
  guard let type = Value.self as? any Equatable.Type else { return false }
  func areEqual<Compared: Equatable>(as type: Compared.Type) -> Bool {
    // SAFETY: the types are the same; only what is known of them differs.
    unsafe unsafeBitCast(one, to: Compared.self) == unsafeBitCast(other, to: Compared.self)
  }
  return areEqual(as: type)
  #endif
}
