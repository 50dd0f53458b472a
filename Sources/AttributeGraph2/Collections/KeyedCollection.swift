/// The common base of ``KeyedCells`` and ``KeyedMap``: elements by key that are tracked one by one.
public class KeyedCollection<Key: Hashable, Element> {
  let graph: Graph
  let keySet: KeySet<Key>
  let declaration: NodeDeclaration

  init(keySet: KeySet<Key>, graph: Graph, declaration: NodeDeclaration) {
    self.keySet = keySet
    self.graph = graph
    self.declaration = declaration
  }

  /// The element of a key; nil where there is none.
  ///
  /// Reading it inside a rule or an effect makes that element one of its inputs, also where the key is absent.
  ///
  /// - Complexity: O(1), plus the element's transform where it has to run.
  public subscript(key: Key) -> Element? { preconditionFailure("A collection without elements.") }

  /// How many elements there are.
  ///
  /// - Complexity: O(1).
  public final var count: Int { keySet.count.value }

  /// Whether there is no element. A reader of it depends on the number of elements.
  ///
  /// - Complexity: O(1).
  public final var isEmpty: Bool { count == 0 }

  /// The keys of all elements, in no particular order.
  ///
  /// - Complexity: O(1). A copy that is kept makes the next key that comes or goes cost O(keys).
  public final var keys: Set<Key> { keySet.read() }

  /// Reports the read of an element by the rule of another graph under the name of the keyed cells: no node is made for
  /// it.
  final func noteReadFromOutside() { graph.state.noteReadFromOutside(of: keySet.count.reference) }
}

extension KeyedCollection {
  /// Transforms each element by a rule of its own; an equal output stops there.
  ///
  /// - Complexity: O(1): no transform runs before its element is read.
  public func map<Output: Equatable>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ transform: @escaping (Key, Element) -> Output
  ) -> KeyedMap<Key, Output> { map(comparedBy: { $0 == $1 }, name: name, fileID: fileID, line: line, transform) }

  /// As for `Equatable` outputs, with a comparison of their own; without one every run counts as a change.
  ///
  /// - Complexity: O(1): no transform runs before its element is read.
  @_disfavoredOverload public func map<Output>(
    comparedBy isSame: ((Output, Output) -> Bool)? = nil, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Key, Element) -> Output
  ) -> KeyedMap<Key, Output> {
    KeyedMap(
      KeyedOutputs(
        keySet: keySet, graph: graph, declaration: NodeDeclaration(name, fileID, line), isSame: isSame,
        evaluate: { key in self[key].map { transform(key, $0) } }))
  }
}

@available(*, unavailable) extension KeyedCollection: Sendable {}
