/// A checksum that is the same in every run, unlike `hashValue`: FNV-1a, of Fowler, Noll and Vo.
struct Checksum: CustomStringConvertible {
  private var sum: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text.
  mutating func add(_ text: String) {
    sum = text.utf8.reduce(sum) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Adds files with their paths.
  mutating func add(_ texts: [String: String]) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      add(path)
      add(text)
    }
  }

  var description: String { String(sum, radix: 16) }
}
