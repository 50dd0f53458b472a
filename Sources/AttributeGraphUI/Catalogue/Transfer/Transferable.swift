#if !canImport(Darwin)
import Foundation

/// A type whose values can be transferred between programs: by dragging, copying, sharing, or in files.
public protocol Transferable: SendableMetatype {
  /// The type of the representation, which the compiler infers.
  associatedtype Representation: TransferRepresentation

  /// The representations of a value; of several the best comes first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One or several representations for export and import.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body, which the compiler infers.
  associatedtype Body: TransferRepresentation

  /// The representation that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The parts of the representation.
  func _makeParts() -> _TransferParts<Item>
}

extension TransferRepresentation where Body.Item == Item {
  /// The representations of the body.
  public func _makeParts() -> _TransferParts<Item> { body._makeParts() }
}

extension TransferRepresentation where Body == _NoTransferRepresentation {
  /// Traps: the library converts the values itself.
  public var body: Body { fatalError("\(Self.self) has no body: the library converts the values itself.") }
}

/// The body of primitive representations.
public enum _NoTransferRepresentation: Transferable, TransferRepresentation {
  /// There is no value to be transferred.
  public typealias Item = Self
  /// There is no other representation inside.
  public typealias Body = Self
  /// Traps: there is no value.
  public static var transferRepresentation: Self { return none() }
  /// No representation: there is no value.
  public func _makeParts() -> _TransferParts<Self> { _TransferParts() }

  private static func none() -> Self { fatalError("There is no value to be transferred.") }
}

/// Collects the representations of a type.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A representation of the type.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  /// A single representation, or the first of several.
  public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content
  where Content.Item == Item {
    first
  }

  /// Another representation, with a lower priority than those before.
  public static func buildPartialBlock<Before: TransferRepresentation, Content: TransferRepresentation>(
    accumulated: Before, next: Content
  ) -> TupleTransferRepresentation<Item, (Before, Content)> where Before.Item == Item, Content.Item == Item {
    var parts = accumulated._makeParts()
    parts.append(next._makeParts())
    return TupleTransferRepresentation(parts: parts)
  }
}

/// Several representations of a type.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// The library converts the values itself.
  public typealias Body = _NoTransferRepresentation
  let parts: _TransferParts<Item>

  /// The parts of all representations.
  public func _makeParts() -> _TransferParts<Item> { parts }
}

/// The parts of a representation, for export and import.
public struct _TransferParts<Item>: Sendable {
  var exports: [TransferExport<Item>] = []
  var imports: [TransferImport<Item>] = []

  mutating func append(_ others: _TransferParts) {
    exports += others.exports
    imports += others.imports
  }
}

/// A representation for export.
struct TransferExport<Item>: Sendable {
  /// The type of the bytes or of the file.
  let contentType: UTType
  /// Makes the bytes or the file.
  let conversion: Conversion<Item, TransferPayload>
  /// Whether a value is exported in this representation.
  var condition: @Sendable (Item) -> Bool = { _ in true }
  /// The suggested file name for a value; nil for none.
  var suggestedName: @Sendable (Item) -> String? = { _ in nil }
  /// The programs that may see the representation.
  var visibility = TransferRepresentationVisibility.all
}

/// A representation for import.
struct TransferImport<Item>: Sendable {
  /// The type of the bytes or of the file.
  let contentType: UTType
  /// Makes the value.
  let conversion: Conversion<TransferPayload, Item>
}

/// The programs that may see a representation.
public enum TransferRepresentationVisibility: Sendable, Hashable {
  /// All programs.
  case all
  /// Programs of the same team; a host is one program.
  case team
  /// Programs of the same group; a host is one program.
  case group
  /// The program itself.
  case ownProcess
}
#endif
