import Synchronization

/// Identifies a subscriber or a subscription, including one that is a value.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Source: Hashable {
    case object(ObjectIdentifier)
    case number(UInt64)
  }

  private static let numbers = Atomic<UInt64>(0)

  private let source: Source

  /// A unique identifier.
  public init() {
    source = .number(Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// The identifier of an object, for as long as the object lives.
  public init(_ object: AnyObject) {
    source = .object(ObjectIdentifier(object))
  }

  /// The number, or the address of the object, in hexadecimal.
  public var description: String {
    switch source {
    case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
    case .number(let number): "0x" + String(number, radix: 16)
    }
  }
}

/// A type whose values have an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
