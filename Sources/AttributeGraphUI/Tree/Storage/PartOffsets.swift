/// The offsets of stored properties, determined from key paths once for each place where a key path is written.
///
/// A key path of a generic type is created anew at each use, which takes some 2 µs; that was more than a quarter of the
/// time in which a `Button` was mounted.
@MainActor
enum PartOffsets {
  /// A place in the source where a key path is written.
  struct Site: Equatable {
    private let file: UInt
    private let line: UInt32
    private let column: UInt32

    /// Creates the place from the values of `#fileID`, `#line` and `#column` there.
    init(_ file: StaticString, _ line: UInt32, _ column: UInt32) {
      // SAFETY: the pointer of a literal is compared, not followed.
      self.file = unsafe UInt(bitPattern: file.utf8Start)
      self.line = line
      self.column = column
    }
  }

  /// For each type the offsets of properties, by the place of their key path; nil for a computed property.
  private static let known = TypeTable<[(site: Site, offset: Int?)]>()

  /// The offset of a stored property; nil for a computed one.
  ///
  /// - Complexity: O(1), but for the first time at a place.
  static func offset<Value, Part>(_ property: () -> KeyPath<Value, Part>, at site: Site) -> Int? {
    var offsets = known[Value.self] ?? []
    for entry in offsets where entry.site == site { return entry.offset }
    let offset = MemoryLayout<Value>.offset(of: property())
    offsets.append((site, offset))
    known.set(offsets, for: Value.self)
    return offset
  }
}
