import Foundation
import TestSupport
import Testing
import ViewTestSupport

struct `The articles` {
  /// An example, and the article in which it stands.
  struct Example: CustomTestStringConvertible, Sendable {
    let article: String
    /// Runs an example of the engine; nil for one of views.
    var run: (@Sendable (_ print: @escaping (Any...) -> Void) async throws -> Void)?
    /// Runs an example of views; nil for one of the engine.
    var mount: (@MainActor @Sendable (_ print: @escaping (Any...) -> Void) async throws -> Void)?

    var testDescription: String { article }
  }

  static let examples = [
    Example(article: "AttributeGraph2", run: attributeGraph2Example),
    Example(article: "GettingStarted", run: gettingStarted1Example),
    Example(article: "GettingStarted", run: gettingStarted2Example),
    Example(article: "GettingStarted", run: gettingStarted3Example),
    Example(article: "GettingStarted", run: gettingStarted4Example),
    Example(article: "Tour", run: tourExample),
    Example(article: "ExactInputs", run: exactInputs1Example),
    Example(article: "ExactInputs", run: exactInputs2Example),
    Example(article: "WhenRulesRun", run: whenRulesRun1Example),
    Example(article: "WhenRulesRun", run: whenRulesRun2Example),
    Example(article: "Cutoff", run: cutoff1Example),
    Example(article: "Cutoff", run: cutoff2Example),
    Example(article: "Cutoff", run: cutoff3Example),
    Example(article: "Transactions", run: transactionsExample),
    Example(article: "Effects", run: effects1Example),
    Example(article: "Effects", run: effects2Example),
    Example(article: "RulesDoNotWrite", run: rulesDoNotWriteExample),
    Example(article: "ErrorsAndCycles", run: errorsAndCycles1Example),
    Example(article: "ErrorsAndCycles", run: errorsAndCycles2Example),
    Example(article: "Lifetimes", run: lifetimesExample),
    Example(article: "Depth", run: depthExample),
    Example(article: "RicherAttributes", run: richerAttributes1Example),
    Example(article: "RicherAttributes", run: richerAttributes2Example),
    Example(article: "RicherAttributes", run: richerAttributes3Example),
    Example(article: "ModelsAndCollections", run: modelsAndCollections1Example),
    Example(article: "ModelsAndCollections", run: modelsAndCollections2Example),
    Example(article: "OutsideWorld", run: outsideWorld1Example),
    Example(article: "OutsideWorld", run: outsideWorld2Example),
    Example(article: "OutsideWorld", run: outsideWorld3Example),
    Example(article: "Explaining", run: explaining1Example),
    Example(article: "Explaining", run: explaining2Example),
    Example(article: "AttributeGraphUI", mount: attributeGraphUIExample),
    Example(article: "FirstSteps", mount: firstSteps1Example),
    Example(article: "FirstSteps", mount: firstSteps2Example),
    Example(article: "FirstSteps", mount: firstSteps3Example),
    Example(article: "RecomputeCounts", mount: recomputeCounts1Example),
    Example(article: "RecomputeCounts", mount: recomputeCounts2Example),
    Example(article: "Host", mount: host1Example),
    Example(article: "Host", mount: host2Example),
    Example(article: "Host", mount: host3Example),
    Example(article: "LayoutInTests", mount: layoutInTests1Example),
    Example(article: "LayoutInTests", mount: layoutInTests2Example),
  ]

  /// The texts of the examples, in the order in which they stand in the sources of the tests.
  private static func texts(of article: String) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var texts: [String] = []
    for file in files.sorted(by: { $0.path < $1.path }) where file.lastPathComponent.hasPrefix("ArticleExamples") {
      var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")[...]
      while let start = lines.firstIndex(of: "  // EXAMPLE: \(article)") {
        let end = try #require(lines[start...].firstIndex(of: "  // EXAMPLE: end"))
        texts.append(lines[(start + 1)..<end].map { String($0.dropFirst(2)) }.joined(separator: "\n"))
        lines = lines[end...]
      }
    }
    return texts
  }

  /// The folders of the articles: about the engine, and about views.
  private static let catalogues = ["AttributeGraph2", "AttributeGraphUI"].map { "Sources/\($0)/\($0).docc" }

  private struct NoSuchArticle: Error { let name: String }

  /// The code in an article.
  private static func code(in article: String) throws -> [String] {
    let paths = catalogues.map { "\($0)/\(article).md" }
    let root = URL(filePath: SourceTree.root)
    guard let path = paths.first(where: { FileManager.default.fileExists(atPath: root.appending(path: $0).path) })
    else { throw NoSuchArticle(name: article) }
    return try SourceTree.text(of: path).components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test(arguments: Set(examples.map(\.article)).sorted())
  func `show the examples as they are compiled here`(article: String) throws {
    let code = try Self.code(in: article)
    let compiled = try Self.texts(of: article)
    #expect(code.count == compiled.count)
    for (shown, compiled) in zip(code, compiled) { #expect(shown == compiled) }
    #expect(code.count == Self.examples.count { $0.article == article })
  }

  @Test func `have no example that is not compiled here`() throws {
    for catalogue in Self.catalogues {
      let folder = URL(filePath: SourceTree.root).appending(path: catalogue)
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      where file.pathExtension == "md" {
        let article = file.deletingPathExtension().lastPathComponent
        #expect(try Self.code(in: article).count == Self.examples.count { $0.article == article })
      }
    }
  }

  @Test(arguments: examples.indices)
  func `say what their examples print`(index: Int) async throws {
    let example = Self.examples[index]
    let number = Self.examples[..<index].count { $0.article == example.article }
    let code = try Self.code(in: example.article)[number]
    // A long line goes on in the comment below.
    let promised = code.replacing("\n//   ", with: " ").components(separatedBy: "\n").compactMap { line in
      line.components(separatedBy: "// prints: ").dropFirst().first
    }
    let lines = Recorder<String>()
    try await example.run? { items in lines.note(items.map { String(describing: $0) }.joined(separator: " ")) }
    if let mount = example.mount { for line in try await Self.lines(of: mount) { lines.note(line) } }
    #expect(lines.values.joined(separator: ", ") == promised.joined(separator: ", "))
  }

  @MainActor
  private static func lines(
    of mount: @MainActor (_ print: @escaping (Any...) -> Void) async throws -> Void
  ) async throws -> [String] {
    let lines = Recorder<String>()
    try await mount { items in lines.note(items.map { String(describing: $0) }.joined(separator: " ")) }
    return lines.values
  }
}
