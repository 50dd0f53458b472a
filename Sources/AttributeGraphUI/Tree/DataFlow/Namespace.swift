import Synchronization

/// A namespace of a view for the ids of what belongs together: it is made with the view and stays with it.
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

    /// A namespace that is no other one.
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

  /// The namespace's identity, which is the same for as long as the view is there.
  public var wrappedValue: ID { id }
}
