/// Puts the edits of several mutants into a text so that they nest.
struct SchemaWriter {
  /// The bytes of the schema.
  private(set) var output: [UInt8] = []
  /// The bytes of the schema that the edits of each mutant surround.
  private(set) var spans: [(number: Int, bytes: Range<Int>)] = []

  private let input: [UInt8]
  private var wraps: [Wrap] = []
  private var replacements: [Int: (end: Int, text: String)] = [:]
  private var precedences: Set<SourceEdit> = []

  /// Texts around a range.
  private struct Wrap {
    let range: Range<Int>
    let before: String
    let after: String
    /// The number of the mutant, or nil where several share the edit.
    let number: Int?
    /// Which of two with the same range is outside: the lower one.
    let order: Int
  }

  init(_ input: [UInt8]) { self.input = input }

  /// Adds an edit of a mutant.
  mutating func add(_ edit: SourceEdit, number: Int) {
    switch edit.kind {
    case .wrap(let before, let after):
      let named = before.replacing(SourceEdit.number, with: "\(number)")
      // What is put before a place comes before everything that surrounds what begins there.
      let order = edit.range.isEmpty ? wraps.count : wraps.count + input.count
      wraps.append(Wrap(range: edit.range, before: named, after: after, number: number, order: order))
    case .replace(let text): replacements[edit.range.lowerBound] = (edit.range.upperBound, text)
    case .precede(let text):
      guard precedences.insert(edit).inserted else { return }
      wraps.append(Wrap(range: edit.range, before: text, after: "", number: nil, order: wraps.count))
    }
  }

  /// Writes the output, byte by byte.
  ///
  /// - Complexity: O(bytes + *n* log *n*) in the number of edits.
  mutating func write() {
    // At one place, texts of what ends come first, the inner before the outer; then statements that are put before;
    // then texts of what begins, the outer before the inner.
    let starts = Dictionary(grouping: wraps.indices) { wraps[$0].range.lowerBound }.mapValues { indices in
      indices.sorted { isOutside(wraps[$0], wraps[$1]) }
    }
    let ends = Dictionary(grouping: wraps.indices) { wraps[$0].range.upperBound }.mapValues { indices in
      indices.filter { !wraps[$0].range.isEmpty }.sorted { isOutside(wraps[$1], wraps[$0]) }
    }
    var begun: [Int: Int] = [:]
    var index = 0
    while index <= input.count {
      for wrap in ends[index] ?? [] {
        output += wraps[wrap].after.utf8
        close(wrap, begun)
      }
      for wrap in starts[index] ?? [] {
        begun[wrap] = output.count
        output += wraps[wrap].before.utf8
        if wraps[wrap].range.isEmpty { close(wrap, begun) }
      }
      if let (end, text) = replacements[index] {
        output += text.utf8
        index = end
      } else {
        if index < input.count { output.append(input[index]) }
        index += 1
      }
    }
  }

  private mutating func close(_ wrap: Int, _ begun: [Int: Int]) {
    guard let number = wraps[wrap].number, let start = begun[wrap] else { return }
    spans.append((number, start..<output.count))
  }

  /// Whether one wrap that shares an end with another is around it.
  private func isOutside(_ a: Wrap, _ b: Wrap) -> Bool {
    if a.range.isEmpty != b.range.isEmpty { return a.range.isEmpty }
    if a.range.count != b.range.count { return a.range.count > b.range.count }
    return a.order < b.order
  }
}
