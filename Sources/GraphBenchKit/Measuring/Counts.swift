/// A kind of work that a scenario counts; the raw value is its name in the JSON.
package enum CounterName: String, CaseIterable, Codable, Comparable, Sendable {
  /// View bodies that ran.
  case bodies

  /// Runs of closures that receive a geometry: of a geometry reader or of `onGeometryChange`.
  case geometryClosures

  /// Queries of a view's size for a proposal.
  case sizeQueries

  /// Placements of views.
  case placements

  /// Display items that were inserted, removed, resized, or changed their look.
  case displayItemsChanged

  /// Groups of the display list, and other items, that moved in the group around them.
  case displayItemsMoved

  /// Evaluations of closures of computed values and effects.
  case evaluations

  /// Orders by declaration, which is the order of the columns.
  package static func < (left: CounterName, right: CounterName) -> Bool { left.position < right.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.endIndex }
}

/// The number of runs of each kind of work; a counter that is absent was not counted, which differs from zero.
package struct Counts: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private var storage: [CounterName: Int]

  /// Makes counts from counters and numbers; of a counter given twice the last number is kept.
  package init(dictionaryLiteral elements: (CounterName, Int)...) {
    storage = Dictionary(elements) { _, last in last }
  }

  /// The number of runs, or `nil` if they were not counted.
  package subscript(name: CounterName) -> Int? {
    get { storage[name] }
    set { storage[name] = newValue }
  }

  /// The counted counters with their numbers, in the order of `CounterName`.
  package var entries: [(name: CounterName, count: Int)] {
    storage.sorted { $0.key < $1.key }.map { (name: $0.key, count: $0.value) }
  }

  /// The counts of a number of repetitions of the same work.
  package func multiplied(by repetitions: Int) -> Counts {
    var product = self
    product.storage = storage.mapValues { $0 * repetitions }
    return product
  }

  /// The counters of these expected counts that differ in `got`, each as a phrase with expected and got.
  ///
  /// Counters that are not expected are not compared.
  package func differences(from got: Counts) -> [String] {
    entries.compactMap { name, expected in
      guard got[name] != expected else { return nil }
      let actual = got[name].map(grouped) ?? "not counted"
      return "\(name.rawValue) expected \(grouped(expected)), got \(actual)"
    }
  }
}

extension Counts: Codable {
  /// Reads an object whose keys are counter names.
  ///
  /// - Throws: A decoding error for a key that is no counter's name or a value that is no integer.
  package init(from decoder: any Decoder) throws {
    let named = try decoder.singleValueContainer().decode([String: Int].self)
    storage = [:]
    for (key, count) in named {
      guard let name = CounterName(rawValue: key) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "'\(key)' is not the name of a counter."))
      }
      storage[name] = count
    }
  }

  /// Writes an object whose keys are counter names.
  ///
  /// - Throws: The error of the encoder.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Dictionary(uniqueKeysWithValues: entries.map { ($0.name.rawValue, $0.count) }))
  }
}
