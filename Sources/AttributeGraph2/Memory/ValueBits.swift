/// Whether two values have the same bits, so that nothing can tell them apart.
func haveSameBits<Value>(_ one: Value, _ other: Value) -> Bool {
  // SAFETY: both are read within their bounds while they are alive.
  unsafe withUnsafeBytes(of: one) { one in
    unsafe withUnsafeBytes(of: other) { other in unsafe one.elementsEqual(other) }
  }
}
