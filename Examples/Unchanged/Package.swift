// swift-tools-version: 6.2
import PackageDescription

/// SwiftUI and the modules beside it, where the system has none: Apple's systems have them.
#if canImport(Darwin)
let interface: [Target.Dependency] = []
#else
let interface: [Target.Dependency] = [
  .product(name: "SwiftUI", package: "AttributeGraph2"), .product(name: "Combine", package: "AttributeGraph2"),
  .product(name: "UniformTypeIdentifiers", package: "AttributeGraph2"),
]
#endif

let package = Package(
  name: "Unchanged",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "AttributeGraph2", path: "../..")],
  targets: [
    .executableTarget(name: "Unchanged", dependencies: interface),
    .target(name: "Samples", dependencies: interface, resources: [.process("Gallery/Assets.xcassets")]),
    .testTarget(name: "UnchangedTests", dependencies: ["Unchanged"] + interface),
    .testTarget(name: "SamplesTests", dependencies: ["Samples"] + interface),
  ]
)
