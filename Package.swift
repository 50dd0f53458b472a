// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What every target of the package is compiled with: strict memory safety, and no warning left standing.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A target of tests: a folder of `Tests/GraphTests`, and no more of the package than it tests.
func tests(_ name: String, in folder: String, of tested: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: tested, path: "Tests/GraphTests/\(folder)", swiftSettings: settings)
}

/// Whether the package has modules under the names of Apple's: where the system has none of these names.
///
/// A manifest knows the machine that builds and not the one that it builds for. So a build on macOS for another system
/// sets `ATTRIBUTE_GRAPH_SWIFTUI=1`.
#if canImport(Darwin)
let namesOfTheSystem = Context.environment["ATTRIBUTE_GRAPH_SWIFTUI"] == "1"
#else
let namesOfTheSystem = true
#endif

/// The publishers, where the system has no Combine.
let publishers = Target.Dependency.target(
  name: "OpenPublishers", condition: .when(platforms: [.linux, .windows, .android, .wasi, .openbsd]))

let package = Package(
  name: "AttributeGraph2",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AttributeGraph2", targets: ["AttributeGraph2"]),
    .library(name: "AttributeGraphUI", targets: ["AttributeGraphUI"]),
    .library(name: "AttributeGraphTesting", targets: ["AttributeGraphTesting"]),
    .library(name: "ViewMacros", targets: ["ViewMacros"]),
    .library(name: "GraphBenchKit", targets: ["GraphBenchKit"]),
    .executable(name: "GraphBench", targets: ["GraphBench"]),
  ],
  targets: [
    .target(name: "AttributeGraph2", swiftSettings: settings),
    .target(name: "ThreadSupport", swiftSettings: settings),
    .target(name: "OpenPublishers", dependencies: ["ThreadSupport"], swiftSettings: settings),
    .target(
      name: "AttributeGraphUI", dependencies: ["AttributeGraph2", "ThreadSupport", publishers], swiftSettings: settings),
    .target(
      name: "AttributeGraphTesting", dependencies: ["AttributeGraph2", "AttributeGraphUI"], swiftSettings: settings),
    .target(name: "MacroExpansion", swiftSettings: settings),
    .macro(name: "ViewMacroPlugin", dependencies: ["MacroExpansion"], swiftSettings: settings),
    .target(name: "ViewMacros", dependencies: ["AttributeGraphUI", "ViewMacroPlugin"], swiftSettings: settings),
    .target(name: "GraphBenchKit", dependencies: ["AttributeGraph2", "AttributeGraphUI"], swiftSettings: settings),
    .executableTarget(
      name: "GraphBench", dependencies: ["AttributeGraph2", "AttributeGraphUI", "GraphBenchKit"],
      swiftSettings: settings),
    .executableTarget(
      name: "TodoExample", dependencies: ["AttributeGraphUI"], path: "Examples/Todo", swiftSettings: settings),

    .target(
      name: "QuietTestRun", path: "Tests/GraphTests/Support/Console",
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .target(
      name: "TestSupport", dependencies: ["QuietTestRun"], path: "Tests/GraphTests/Support/General",
      swiftSettings: settings),
    .target(
      name: "ViewTestSupport", dependencies: ["AttributeGraphUI", "TestSupport"],
      path: "Tests/GraphTests/Support/Views", swiftSettings: settings),
    .target(
      name: "HostileInputs", dependencies: ["AttributeGraphUI"], path: "Tests/GraphTests/Support/Hostile",
      swiftSettings: settings),
    .executableTarget(
      name: "HostileRun", dependencies: ["AttributeGraphUI", "HostileInputs", "TestSupport"],
      path: "Tests/GraphTests/Support/HostileRun", swiftSettings: settings),
    tests("EngineTests", in: "Engine", of: ["AttributeGraph2", "TestSupport"]),
    tests("PublisherTests", in: "Publishers", of: ["AttributeGraphUI", "TestSupport", "ThreadSupport", publishers]),
    tests("LayoutTests", in: "Layout", of: ["AttributeGraphUI", "TestSupport", "ViewTestSupport"]),
    tests("ViewTests", in: "Views", of: ["AttributeGraphUI", "HostileInputs", "TestSupport", "ViewTestSupport"]),
    tests("MacroTests", in: "Macros", of: ["ViewMacros", "MacroExpansion", "TestSupport"]),
    tests(
      "TestingTests", in: "Testing",
      of: ["AttributeGraph2", "AttributeGraphUI", "AttributeGraphTesting", "TestSupport"]),
    tests(
      "BenchTests", in: "Bench",
      of: ["AttributeGraph2", "AttributeGraphUI", "GraphBench", "GraphBenchKit", "TestSupport"]),
    tests(
      "RepositoryTests", in: "Repository",
      of: [
        "AttributeGraph2", "AttributeGraphUI", "AttributeGraphTesting", "GraphBench", "GraphBenchKit", "TodoExample",
        "TestSupport", "ViewTestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

if namesOfTheSystem {
  // Modules of a few lines; each exports a part of the views.
  let parts = [
    "UIKit", "UniformTypeIdentifiers", "CoreTransferable", "CoreGraphics", "QuartzCore", "StoreKit", "Accessibility",
    "Symbols",
  ]
  package.products += (["SwiftUI", "Combine"] + parts).map { .library(name: $0, targets: [$0]) }
  // Modules that a file needs which imports one of these and `Testing`. They are empty.
  let overlays = ["UIKit", "CoreGraphics"]
  package.targets += overlays.map {
    .target(name: "_Testing_\($0)", path: "Sources/TestingOverlays/\($0)", swiftSettings: settings)
  }
  package.targets += parts.map { part in
    let overlay: [Target.Dependency] = overlays.contains(part) ? [.target(name: "_Testing_\(part)")] : []
    return .target(name: part, dependencies: ["AttributeGraphUI"] + overlay, swiftSettings: settings)
  }
  // Modules of their own, which views do not need.
  let others = ["os", "OSLog", "CoreLocation"]
  package.products += others.map { .library(name: $0, targets: [$0]) }
  let namesInSources = (["SwiftUI", "Combine"] + parts + others).map { Target.Dependency(stringLiteral: $0) }
  package.targets += [
    .target(name: "os", dependencies: ["ThreadSupport"], swiftSettings: settings),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: settings),
    .target(name: "CoreLocation", swiftSettings: settings),
    .target(name: "Combine", dependencies: ["OpenPublishers", "ThreadSupport"], swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["AttributeGraphUI", "ViewMacros"], swiftSettings: settings),
    tests("SurfaceTests", in: "Surface", of: namesInSources),
    // Code as new projects have it: all of it belongs to the main actor unless it says otherwise.
    .testTarget(
      name: "SurfaceOnMainActorTests", dependencies: ["SwiftUI"], path: "Tests/GraphTests/SurfaceOnMainActor",
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    // The same files, through a link.
    .testTarget(
      name: "SurfaceInSwift5Tests", dependencies: namesInSources, path: "Tests/GraphTests/SurfaceInSwift5",
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
  ]
}
