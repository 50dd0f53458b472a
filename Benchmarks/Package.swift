// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name is given because the folder of a clone can bear any.
    .package(name: "AttributeGraph2", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "MemoryProbe", dependencies: [.product(name: "AttributeGraph2", package: "AttributeGraph2")]),
    .executableTarget(name: "MutationCheck"),
  ],
  swiftLanguageModes: [.v6]
)
