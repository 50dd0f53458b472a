// swift-tools-version: 6.2
import PackageDescription

/// What every target of the package is compiled with: strict memory safety, and no warning left standing.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Where the engine lies: its second edition grows beside the first, and takes its place when it passes every test.
let engine =
  Context.environment["ATTRIBUTE_GRAPH_EDITION"] == "2" ? "Sources/SecondEdition" : "Sources/AttributeGraph2"

let package = Package(
  name: "AttributeGraph2",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AttributeGraph2", targets: ["AttributeGraph2"]),
    .library(name: "AttributeGraphUI", targets: ["AttributeGraphUI"]),
    .executable(name: "GraphBench", targets: ["GraphBench"]),
  ],
  targets: [
    .target(name: "AttributeGraph2", path: engine, swiftSettings: settings),
    .target(name: "AttributeGraphUI", dependencies: ["AttributeGraph2"], swiftSettings: settings),
    .executableTarget(
      name: "GraphBench", dependencies: ["AttributeGraph2", "AttributeGraphUI"], swiftSettings: settings),
    .executableTarget(
      name: "TodoExample", dependencies: ["AttributeGraphUI"], path: "Examples/Todo", swiftSettings: settings),
    .testTarget(
      name: "GraphTests", dependencies: ["AttributeGraph2", "AttributeGraphUI", "GraphBench", "TodoExample"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
