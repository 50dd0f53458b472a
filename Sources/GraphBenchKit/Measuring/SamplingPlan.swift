/// How thoroughly rows are measured, by name; two results are comparable if their presets are equal.
package enum Preset: String, Codable, Sendable {
  /// The default.
  case standard = "default"

  /// `--quick`: a first look.
  case quick

  /// At least one limit was set by an option.
  case custom
}

/// The limits of the measurement of a row.
package struct SamplingPlan: Equatable, Sendable {
  /// The preset that the limits come from.
  package let preset: Preset

  /// The minimum total time of the samples of one row, in nanoseconds.
  package let minimumTime: Int64

  /// The time after which no further sample is taken, in nanoseconds, once there are `fewestSamples`.
  package let maximumTime: Int64

  /// The number of samples that is taken unless `maximumTime` is over first.
  let samples: Int

  /// The number of samples that is taken however long they take.
  let fewestSamples: Int

  /// The exact number of samples of every row, which replaces all the limits above; `nil` by default.
  let exactSamples: Int?

  /// The exact number of warm-up updates of a row; `nil` for as many as fill a tenth of `minimumTime`.
  let exactWarmUp: Int?

  /// The maximum number of samples of a block or a protocol run; `nil` for as many as its protocol takes.
  let mostRepetitions: Int?

  /// The time after which a block or a protocol run is not repeated; `nil` by default, because a protocol's repetitions
  /// are part of it.
  let repetitionLimit: Int64?

  /// Makes a plan for a number of rows, so that they take an acceptable time together.
  ///
  /// The default preset shares five seconds among the rows, 20 to 100 ms of samples each, or ten seconds among rows
  /// with long samples, 50 to 200 ms each; the quick preset gives each row 10 ms.
  package init(options: MeasuringOptions, rows: Int) {
    let isQuick = options.isQuick
    let share = isQuick ? 10_000_000 : min(max(5_000_000_000 / Int64(max(rows, 1)), 20_000_000), 100_000_000)
    let longest = isQuick ? 100_000_000 : min(max(10_000_000_000 / Int64(max(rows, 1)), 50_000_000), 200_000_000)
    let givenMinimum = options.minimumTime.map(Self.nanoseconds)
    let givenMaximum = options.maximumTime.map(Self.nanoseconds)
    minimumTime = givenMinimum ?? min(share, givenMaximum ?? share)
    maximumTime = givenMaximum ?? max(longest, givenMinimum ?? 0)
    samples = isQuick ? 5 : 15
    fewestSamples = RatioInterval.fewestSamples
    exactSamples = options.iterations
    exactWarmUp = options.warmUpIterations
    mostRepetitions = isQuick ? 3 : nil
    repetitionLimit = givenMaximum
    let isCustom =
      givenMinimum != nil || givenMaximum != nil || options.iterations != nil || options.warmUpIterations != nil
    preset = isCustom ? .custom : isQuick ? .quick : .standard
  }

  /// Whether a row that times single updates has been measured for long enough.
  package func isEnough(samples taken: Int, nanoseconds: Int64) -> Bool {
    if let exactSamples { return taken >= exactSamples }
    if nanoseconds >= maximumTime { return taken >= fewestSamples }
    return nanoseconds >= minimumTime && taken >= samples
  }

  /// Whether a row whose protocol prescribes a number of repetitions has been measured for long enough.
  package func isEnough(samples taken: Int, nanoseconds: Int64, repetitions: Int) -> Bool {
    if let exactSamples { return taken >= exactSamples }
    if let repetitionLimit, nanoseconds >= repetitionLimit { return taken >= 1 }
    return taken >= min(repetitions, mostRepetitions ?? repetitions)
  }

  /// The fraction of the samples that a row has, between 0 and 1, for the progress bar.
  func progress(samples taken: Int, nanoseconds: Int64, repetitions: Int?) -> Double {
    if let exactSamples { return min(Double(taken) / Double(exactSamples), 1) }
    if let repetitions { return min(Double(taken) / Double(min(repetitions, mostRepetitions ?? repetitions)), 1) }
    let ofSamples = Double(taken) / Double(samples)
    let ofTime = Double(nanoseconds) / Double(max(minimumTime, 1))
    return min(max(min(ofSamples, ofTime), Double(nanoseconds) / Double(max(maximumTime, 1))), 1)
  }

  /// The minimum total time of the samples of one turn, in nanoseconds: a row spends its share of the time in about ten
  /// turns, between which the other rows of its group take theirs.
  var turn: Int64 { minimumTime / 10 }

  /// The target length of a sample of batched updates, in nanoseconds, besides the thousand ticks it needs: it limits a
  /// row to about 500 samples.
  var batchedSample: Int64 { minimumTime / 500 }

  private static func nanoseconds(_ seconds: Double) -> Int64 { Int64(seconds * 1_000_000_000) }
}
