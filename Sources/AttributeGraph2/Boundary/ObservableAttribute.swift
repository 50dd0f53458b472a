#if canImport(Observation)
import Observation

/// An attribute as Observation sees it: whoever tracks a read of ``value`` is notified of the next committed change.
///
/// It makes attributes members of `@Observable` models, and of whatever else observes them:
///
/// ```swift
/// @Observable final class Basket {
///   private let sum: ObservableAttribute<Int>
///   var total: Int { sum.value }
///   init(total: some Attribute<Int>) { sum = ObservableAttribute(total) }
/// }
/// ```
///
/// The notification comes after the commit, when effects have settled, so that the new value can be read. The graph
/// keeps the attribute up to date for this object, which owns the attribute.
public class ObservableAttribute<Value>: Observable {
  private let attribute: any Attribute<Value>
  private let registrar = ObservationRegistrar()
  /// Made once, because that takes longer than the rest of a read.
  private let property: KeyPath<ObservableAttribute, Value> = \.value
  private var subscription: Subscription?

  /// Makes an attribute visible to Observation.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - name: The name of its observer in messages; by default the place of the call.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: O(1), plus bringing the attribute up to date.
  public init(
    _ attribute: some Attribute<Value>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.attribute = attribute
    subscription = attribute.observeChangesFromNow(name: name, fileID, line) { [weak self] in
      if let self { registrar.withMutation(of: self, keyPath: property) {} }
    }
  }

  /// The value of the attribute; the read is tracked by the graph and by Observation.
  ///
  /// A rule or an effect of the same graph that reads it in ``Graph/observing(fileID:line:_:)`` has it as an input, and
  /// does not observe it as well: it would run twice for each change.
  ///
  /// - Precondition: The attribute has not ended.
  /// - Complexity: That of the attribute's own.
  public var value: Value {
    let graph = attribute.graph
    let observesWithInputs =
      graph.fields.boundary.observingClosures > 0 && graph.isTracking && !graph.isReadFromInside()
    if !observesWithInputs { registrar.access(self, keyPath: property) }
    // A rule of another graph may read the attribute where it observes objects.
    let outer = exchange(&graph.fields.boundary.isReadForObservation, with: true)
    defer { graph.fields.boundary.isReadForObservation = outer }
    return attribute.value
  }
}

/// A state cell as Observation sees it: an ``ObservableAttribute`` whose ``value`` can be set.
public final class ObservableCell<Value>: ObservableAttribute<Value> {
  private let cell: StateCell<Value>

  /// Makes a cell visible to Observation.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - name: The name of its observer in messages; by default the place of the call.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Precondition: The cell has not ended.
  /// - Complexity: O(1).
  public init(_ cell: StateCell<Value>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.cell = cell
    super.init(cell, name: name, fileID: fileID, line: line)
  }

  /// The value of the cell; a read is tracked by the graph and by Observation, a set is one of the cell.
  ///
  /// - Precondition: A cell that is read has not ended.
  /// - Complexity: That of the cell's own.
  public override var value: Value {
    get { super.value }
    set { cell.value = newValue }
  }
}

@available(*, unavailable) extension ObservableAttribute: Sendable {}
#endif
