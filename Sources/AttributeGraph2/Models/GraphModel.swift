/// A class whose properties are cells and computed attributes of a graph, declared like any other properties.
///
/// ```swift
/// final class Basket: GraphModel {
///   @StateCell var count = 0
///   @StateCell var price = 10
///   @ComputedAttribute({ (basket: Basket) in basket.count * basket.price }) var total: Int
/// }
///
/// let basket = Basket(graph: graph)
/// let printing = graph.effect { print("total \(basket.total)") }   // total 0
/// basket.count += 1                                                // total 10
/// ```
///
/// A property reads and writes like the node's `value`, with all that this means: a read in a rule or an effect makes
/// it an input, a write outside a transaction is a transaction of its own, a write in a rule is refused. The node is
/// the property's projection: `basket.$count` is a cell, `basket.$total` a computed attribute. It is made when the
/// property is first used, belongs to the model, and is named by the file and line of the declaration.
///
/// ## Ownership
/// The model owns its nodes, and the nodes do not own the model. So a model goes with its last owner, also one whose
/// rules read it. A cell with another owner lives on. A computed attribute with another owner keeps its last value, but
/// its rule can no longer run. The same holds in the model's own `deinit`: a cell reads and writes as before, and a
/// read of a computed attribute traps if its rule has to run.
///
/// ## What a property costs
/// Swift reaches a wrapped property by key paths, which takes some hundred nanoseconds for each read and write. Code
/// that reads a property in a loop takes its node first: `let count = basket.$count`.
///
/// ## The names inside a model
/// In the body of a model `StateCell` and `ComputedAttribute` are the property wrappers. The types of the nodes are
/// written `AttributeGraph2.StateCell` and `AttributeGraph2.ComputedAttribute` there.
open class GraphModel {
  /// The graph that the properties belong to.
  public let graph: Graph
  fileprivate let effects = KeptEffects()

  /// Makes a model in a graph; its nodes are made when they are first used.
  public init(graph: Graph) { self.graph = graph }

  deinit {
    // Each may have other owners.
    for effect in effects.all { effect.stop() }
  }

  /// The property wrapper of a stored property that is a state cell.
  public typealias StateCell<Value> = ModelCell<Value>

  /// The property wrapper of a property that is derived by a rule.
  public typealias ComputedAttribute<Value> = ModelRule<Value>
}

/// The type of a model in closures that receive it. ``GraphModel`` is the only class that conforms to it.
public protocol GraphModelType: GraphModel {}

extension GraphModel: GraphModelType {}

extension GraphModelType {
  /// Makes an effect on the model, which the model owns, and runs it once.
  ///
  /// ```swift
  /// final class Basket: GraphModel {
  ///   @StateCell var count = 0
  ///   override init(graph: Graph) {
  ///     super.init(graph: graph)
  ///     effect { basket in print("count \(basket.count)") }
  ///   }
  /// }
  /// ```
  ///
  /// A class on the main actor does so in an initialiser of its own, such as `init(_ graph: Graph)`: one that overrides
  /// belongs to no actor.
  ///
  /// The body gets the model, which it does not own. It does not run while the model is being deinitialised. The effect
  /// stops with the model. It belongs to the model also where a rule or another effect has made it.
  ///
  /// - Returns: The effect, which can be stopped before.
  /// - Complexity: O(1) amortised, plus the body.
  @discardableResult public func effect(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping (Self) throws -> Void
  ) -> Effect {
    let effect = graph.detached {
      graph.effect(name: name, fileID: fileID, line: line) { [weak self] in
        if let self { try body(self) }
      }
    }
    effects.append(effect)
    return effect
  }
}

@available(*, unavailable) extension GraphModel: Sendable {}
