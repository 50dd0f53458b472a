// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OwnScenarios",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "AttributeGraph2", path: "../..")],
  targets: [
    .executableTarget(
      name: "ShoppingBench",
      dependencies: [
        .product(name: "GraphBenchKit", package: "AttributeGraph2"),
        .product(name: "AttributeGraphUI", package: "AttributeGraph2"),
        .product(name: "AttributeGraph2", package: "AttributeGraph2"),
      ])
  ]
)
