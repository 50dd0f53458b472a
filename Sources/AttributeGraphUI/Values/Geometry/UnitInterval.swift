extension BinaryFloatingPoint {
  /// The nearest number from 0 to 1; NaN stays NaN.
  @inline(__always) var clampedToUnit: Self { min(max(self, 0), 1) }
}
