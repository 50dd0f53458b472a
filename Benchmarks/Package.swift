// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with.
let settings: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)]

/// The engine that is measured.
let engine: Target.Dependency = .product(name: "AttributeGraph2", package: "AttributeGraph2")

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name is given because the folder of a clone can bear any.
    .package(name: "AttributeGraph2", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // Its traits count allocations and references with libraries that have to be loaded first; none of them is on.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(name: "EngineOperations", dependencies: [engine], swiftSettings: settings),
    // The plug-in looks for benchmarks in a folder of this name.
    .executableTarget(
      name: "EngineSuite", dependencies: ["EngineOperations", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/EngineSuite", swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .target(
      name: "MutationOperators",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "MutationCheck", dependencies: ["MutationOperators"], exclude: ["Equivalent.txt"], swiftSettings: settings),
    .testTarget(name: "MutationOperatorTests", dependencies: ["MutationOperators"], swiftSettings: settings),
    .executableTarget(name: "OperationCheck", swiftSettings: settings),
    .executableTarget(name: "OperationProbe", dependencies: ["EngineOperations"], swiftSettings: settings),
    .executableTarget(
      name: "PeerComparison", dependencies: [engine, .product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
