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
/// ## Whose it is
/// The model owns its nodes, and the nodes do not own the model. So a model goes with its last owner, also one whose
/// rules read it. A cell that somebody else holds lives on. A computed attribute that somebody else holds keeps its
/// last value, but its rule can no longer run.
///
/// ## The names inside a model
/// In the body of a model `StateCell` and `ComputedAttribute` are the property wrappers. The types of the nodes are
/// written `AttributeGraph2.StateCell` and `AttributeGraph2.ComputedAttribute` there.
open class GraphModel {
  /// The graph that the properties belong to.
  public let graph: Graph

  /// Makes a model in a graph; its nodes are made when they are first used.
  public init(graph: Graph) {
    self.graph = graph
  }

  /// The property wrapper of a stored property that is a state cell.
  public typealias StateCell<Value> = ModelCell<Value>

  /// The property wrapper of a property that is derived by a rule.
  public typealias ComputedAttribute<Value> = ModelRule<Value>
}

// A model belongs to the isolation domain of its graph.
@available(*, unavailable) extension GraphModel: Sendable {}
