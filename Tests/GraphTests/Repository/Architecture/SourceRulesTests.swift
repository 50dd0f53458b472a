import Testing
import ViewTestSupport

struct `The rules over tokens` {
  private func imports(_ text: String) -> [SourceRules.Import] {
    SourceRules.imports(in: SourceScanner.tokens(of: text))
  }

  private func unsafeCode(_ text: String) -> [String] {
    SourceRules.unsafePlaces(in: SourceScanner.tokens(of: text)).map(\.code)
  }

  private func sleeps(_ text: String) -> [String] {
    SourceRules.sleeps(in: SourceScanner.tokens(of: text)).map(\.code)
  }

  private func outside(_ text: String) -> [SourceRules.Place] {
    SourceRules.outsideDependencies(in: SourceScanner.tokens(of: text))
  }

  @Test func `an import is found with its line`() {
    #expect(imports("\nimport Foundation") == [.init(module: "Foundation", line: 2, isConditional: false)])
  }

  @Test func `attributes, access levels, kinds and submodules do not hide an import`() {
    let text = """
      @_exported import A
      @testable public import B
      import struct C.D
      import E.F
      import class `G`.H
      let x = 1; import I
      """
    #expect(imports(text).map(\.module) == ["A", "B", "C", "E", "G", "I"])
  }

  @Test func `what only looks like an import is none`() {
    #expect(imports("#if canImport(Glibc)\n#endif\n// import A\nlet a = \"import B\"; c.import(d)").isEmpty)
  }

  @Test func `an import between #if and #endif is conditional`() {
    let text = """
      #if canImport(Glibc)
      import Glibc
      #elseif os(Windows)
      #if true
      #endif
      import WinSDK
      #endif
      import A
      """
    #expect(imports(text).map(\.isConditional) == [true, true, false])
  }

  @Test func `unsafe is found as expression, attribute and argument`() {
    #expect(unsafeCode("let a = unsafe b") == ["unsafe"])
    #expect(unsafeCode("@unsafe struct A {}") == ["unsafe"])
    #expect(unsafeCode("unowned(unsafe) var a: B\nnonisolated(unsafe) var c = 1") == ["unsafe", "unsafe"])
  }

  @Test func `types of unsafe pointers are found`() {
    #expect(unsafeCode("let a: UnsafeMutablePointer<Int>") == ["UnsafeMutablePointer"])
    #expect(unsafeCode("Swift.UnsafeRawBufferPointer") == ["UnsafeRawBufferPointer"])
  }

  @Test func `words that only contain unsafe are not found`() {
    #expect(unsafeCode("unsafely; isUnsafe; Unsafely; // unsafe\n\"unsafe\"").isEmpty)
  }

  @Test func `sleeps of tasks and threads are found`() {
    #expect(sleeps("try await Task.sleep(for: .seconds(1))") == ["Task.sleep"])
    #expect(sleeps("try await Task<Never, Never>.sleep(nanoseconds: 1)") == ["Task.sleep"])
    #expect(sleeps("Thread.sleep(forTimeInterval: 1)") == ["Thread.sleep"])
    #expect(sleeps("usleep(1)\nnanosleep(a, b)\nsleep(1)") == ["usleep", "nanosleep", "sleep"])
  }

  @Test func `a clock of the test's own may sleep`() {
    #expect(sleeps("try await clock.sleep(for: .seconds(1)); func sleep() {}; let sleep = 1; f().sleep()").isEmpty)
  }

  @Test func `packages, products and binaries in a manifest are found`() {
    let text = """
      dependencies: [.package(url: "a", from: "1.0.0")],
      targets: [
        .target(name: "b", dependencies: [.product(name: "c", package: "a")]),
        .binaryTarget(name: "d", path: "e"),
      ]
      """
    #expect(outside(text).map(\.line) == [1, 3, 4])
  }

  @Test func `a target's dependency on its neighbour is not outside`() {
    #expect(outside("let package = Package(targets: [.target(name: \"a\", dependencies: [\"b\"])])").isEmpty)
  }
}
