/// Values by type, found in a few instructions.
///
/// Making the positions of one row looks up ten types and more. A dictionary protects against keys that are chosen to
/// collide, and that hashing takes most of the 250 instructions of a lookup; the addresses of types cannot be chosen
/// (Decisions/0035).
@MainActor
@safe final class TypeTable<Value> {
  /// A type and its value.
  private struct Entry {
    let key: ObjectIdentifier
    var value: Value
  }

  /// The entries, each at the slot of its key or behind it; the count is a power of two, at least twice the used slots.
  // SAFETY: no method calls out while it accesses them. (Checks of overlapping accesses took 73 instructions a lookup.)
  @exclusivity(unchecked) private var slots: [Entry?] = []
  /// The number of types with a value.
  private(set) var count = 0

  /// Makes a table without a value.
  init() {}

  /// The value of a type; nil if it has none.
  ///
  /// - Complexity: O(1) on average.
  subscript(type: Any.Type) -> Value? {
    let slots = unsafe self.slots
    return slots.isEmpty ? nil : slots[Self.place(of: ObjectIdentifier(type), in: slots)]?.value
  }

  /// Sets the value of a type, replacing an existing one.
  func set(_ value: Value, for type: Any.Type) {
    var slots = unsafe self.slots
    unsafe self.slots = []
    if 2 * (count + 1) > slots.count { slots = Self.grown(slots) }
    let place = Self.place(of: ObjectIdentifier(type), in: slots)
    if slots[place] == nil { count += 1 }
    let old = slots[place]
    slots[place] = Entry(key: ObjectIdentifier(type), value: value)
    unsafe self.slots = slots
    extendLifetime(old)
  }

  /// The values in no particular order.
  var values: [Value] { unsafe slots.compactMap { $0?.value } }

  /// The index of the entry of a key, or of the free slot for it.
  private static func place(of key: ObjectIdentifier, in slots: [Entry?]) -> Int {
    let mask = slots.count - 1
    // The lower bits of an address are alike; a multiplication by an odd number spreads the others into the upper half.
    let product = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: product >> 32) & mask
    while let entry = slots[place], entry.key != key { place = (place + 1) & mask }
    return place
  }

  private static func grown(_ old: [Entry?]) -> [Entry?] {
    var slots: [Entry?] = Array(repeating: nil, count: max(64, 2 * old.count))
    for entry in old {
      guard let entry else { continue }
      slots[place(of: entry.key, in: slots)] = entry
    }
    return slots
  }
}
