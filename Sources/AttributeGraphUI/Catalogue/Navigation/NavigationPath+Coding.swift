import Foundation

extension NavigationPath {
  /// The values of a path in a codable form; nil if one of them is not codable.
  public var codable: CodableRepresentation? {
    let codable = values.compactMap { $0.base as? any Codable & Hashable }
    return codable.count == values.count ? CodableRepresentation(values: codable) : nil
  }

  /// Makes a path from its codable form.
  public init(_ codable: CodableRepresentation) { values = codable.values.map { Self.erased($0) } }

  private static func erased(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }

  /// A codable path: the names of the types of its values, and the values as JSON.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [any Codable & Hashable]

    init(values: [any Codable & Hashable]) { self.values = values }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError` if a type of that name does not exist any more, or if a value does not match its type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(name)' is no type of a value.")
        }
        let text = try container.decode(String.self)
        values.insert(try JSONDecoder().decode(type, from: Data(text.utf8)), at: 0)
      }
      self.values = values
    }

    /// Encodes the path, the last value first.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    /// Whether two paths have the same values.
    public static func == (one: CodableRepresentation, other: CodableRepresentation) -> Bool {
      one.values.map { NavigationPath.erased($0) } == other.values.map { NavigationPath.erased($0) }
    }
  }
}
