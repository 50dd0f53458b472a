import Foundation

/// The growth of a cost with the size: the exponent of the power of the size that fits it best.
package struct GrowthFit: Equatable, Sendable {
  /// The slope of the straight line through the logarithms of the costs over those of the sizes.
  ///
  /// It is 0 for a cost that does not depend on the size, 1 for a linear one, 2 for a quadratic one.
  package let exponent: Double

  /// Fits the line by least squares: Σ(x − x̄)(y − ȳ) / Σ(x − x̄)² with x = ln size and y = ln cost.
  ///
  /// - Returns: `nil` without two different sizes, or if a size or a cost is not above 0.
  /// - Complexity: O(*n*) in the number of points.
  package init?(_ points: [(size: Int, cost: Double)]) {
    guard points.allSatisfy({ $0.size > 0 && $0.cost > 0 }), Set(points.map(\.size)).count > 1 else { return nil }
    let logarithms = points.map { (size: log(Double($0.size)), cost: log($0.cost)) }
    let count = Double(points.count)
    let meanSize = logarithms.reduce(0) { $0 + $1.size } / count
    let meanCost = logarithms.reduce(0) { $0 + $1.cost } / count
    let both = logarithms.reduce(0) { $0 + ($1.size - meanSize) * ($1.cost - meanCost) }
    let square = logarithms.reduce(0) { $0 + ($1.size - meanSize) * ($1.size - meanSize) }
    exponent = both / square
  }

  /// The exponent with two decimals, as it is shown and judged.
  package var roundedExponent: Double {
    let rounded = (exponent * 100).rounded() / 100
    return rounded == 0 ? 0 : rounded
  }

  /// The meaning of the exponent.
  package var verdict: Verdict {
    let exponent = roundedExponent
    if exponent <= Self.greatestConstantExponent { return .constant }
    return exponent <= Self.greatestLinearExponent ? .linear : .steeper
  }

  /// The greatest exponent of a cost that counts as constant: caches and noise add a tenth of a decade per decade.
  static let greatestConstantExponent = 0.1

  /// The greatest exponent of a cost that counts as at most linear.
  static let greatestLinearExponent = 1.1

  /// The meaning of an exponent.
  package enum Verdict: Equatable, Sendable {
    /// The cost does not depend on the size.
    case constant

    /// The cost is at most linear in the size.
    case linear

    /// The cost grows faster than the size.
    case steeper
  }
}

extension GrowthFit {
  /// The rows, where the row of a scenario's largest size has the growth of its shortest times.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - limit: The greatest accepted exponent; a row above it fails. Nil if every exponent is accepted.
  /// - Returns: The rows.
  package static func added(to rows: [RowResult], failingAbove limit: Double? = nil) -> [RowResult] {
    var points: [String: [(size: Int, cost: Double)]] = [:]
    for row in rows {
      guard let size = row.id.size, let measurement = row.measurement else { continue }
      points[row.id.path, default: []].append((size, measurement.time.minimum))
    }
    return rows.map { row in
      guard let all = points[row.id.path], var measurement = row.measurement,
        row.id.size == all.map(\.size).max()
      else { return row }
      measurement.growth = GrowthFit(all)
      if let limit, let exponent = measurement.growth?.roundedExponent, exponent > limit {
        return RowResult(id: row.id, group: row.group, outcome: .failed(.grows(by: exponent, insteadOf: limit)))
      }
      return RowResult(id: row.id, group: row.group, outcome: .measured(measurement))
    }
  }
}

extension RowFailure {
  /// The failure of a row whose time grows faster with the size than it may.
  fileprivate static func grows(by exponent: Double, insteadOf limit: Double) -> RowFailure {
    let (got, most) = (fixed(exponent, decimals: 2), fixed(limit, decimals: 2))
    return RowFailure(problem: "expected a time that grows with the size to the power of \(most) at most, got \(got)")
  }
}

/// Sentences about the growth of rows: one for each scenario that was measured at several sizes.
@MainActor package enum GrowthFindings {
  /// Describes for each scenario how its cost grows, and the time of a piece at its smallest and its largest size.
  package static func sentences(_ results: [RowResult]) -> [String] {
    var paths: [String] = []
    var rows: [String: [(size: Int, measurement: Measurement)]] = [:]
    for result in results {
      guard let size = result.id.size, let measurement = result.measurement else { continue }
      if rows[result.id.path] == nil { paths.append(result.id.path) }
      rows[result.id.path, default: []].append((size, measurement))
    }
    let sentences = paths.compactMap { path in sentence(path, (rows[path] ?? []).sorted { $0.size < $1.size }) }
    let hasSteps = rows.values.contains { $0.count > 2 }
    return sentences.isEmpty ? [] : [explanation(ofSteps: hasSteps)] + sentences
  }

  private static func explanation(ofSteps hasSteps: Bool) -> String {
    """
    Each exponent tells how the shortest time grows with the size: 0 constant, 1 linear, 2 quadratic.\
    \(hasSteps ? " In parentheses: the last step alone." : "") Up to 1.1 counts as linear, because cache misses lengthen \
    the times of large sizes.
    """
  }

  private static func sentence(_ path: String, _ rows: [(size: Int, measurement: Measurement)]) -> String? {
    guard let first = rows.first, let last = rows.last,
      let fit = GrowthFit(rows.map { (size: $0.size, cost: $0.measurement.time.minimum) })
    else { return nil }
    var text = "\(path): \(verdict(of: fit))"
    if rows.count > 2, let step = GrowthFit(rows.suffix(2).map { (size: $0.size, cost: $0.measurement.time.minimum) }) {
      text += " (\(fixed(step.roundedExponent, decimals: 2)))"
    }
    if let small = first.measurement.nanosecondsPerPiece, let large = last.measurement.nanosecondsPerPiece {
      text += "; \(fixed(small, decimals: 1)) ns per piece at \(grouped(first.size))"
      text += " and \(fixed(large, decimals: 1)) at \(grouped(last.size))"
    }
    return text + "."
  }

  /// The exponent with a word for whether the cost grows no faster than the size.
  private static func verdict(of fit: GrowthFit) -> String {
    let exponent = fixed(fit.roundedExponent, decimals: 2)
    return switch fit.verdict {
    case .constant: "constant, \(exponent)"
    case .linear: fit.roundedExponent < 0.9 ? "less than linear, \(exponent)" : "linear, \(exponent)"
    case .steeper: exponent
    }
  }
}
