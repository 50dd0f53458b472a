import Synchronization

/// A namespace of a view for the ids of related views: it is made with the view and has its lifetime.
///
/// ```swift
/// @Namespace private var cards
/// // …
/// Card().matchedGeometryEffect(id: card.id, in: cards)
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let number: Int

    private static let last = Mutex(0)

    /// A namespace that differs from every other one.
    static func unique() -> ID {
      last.withLock { number in
        number += 1
        return ID(number: number)
      }
    }
  }

  @State private var id: ID

  /// Makes a namespace.
  nonisolated public init() { _id = State(initialValue: .unique()) }

  /// The namespace's identity, which is constant for the lifetime of the view.
  public var wrappedValue: ID { id }
}
