import GraphBenchKit

extension SuiteCatalog {
  /// The suites of the GraphBench executable.
  ///
  /// A page shows the frames of the two styles that the project began with.
  package static let standard = SuiteCatalog(
    suites: [.layout, .engine, .views, .lists, .growth],
    isPictured: { name in
      [LayoutStyle.infinityFrame, .geometryReader].contains { name.hasPrefix("layout/\($0.rawValue)/") }
    },
    weigh: { try MemoryProbe($0).answer() })
}
