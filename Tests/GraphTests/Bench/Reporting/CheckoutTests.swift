import Foundation
import GraphBench
import GraphBenchKit
import Testing

/// A folder with Git's files as a test makes them up.
private struct MadeUpFolder: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("Checkout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders that lead to it.
  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The commit that is checked out in the folder at a path.
  func commit(at path: String = ".") -> String? {
    Checkout(path == "." ? url : url.appendingPathComponent(path))?.commit
  }
}

struct `The commit of a checkout` {
  private let first = String(repeating: "0123456789", count: 4)
  private let second = String(repeating: "fedcba9876", count: 4)

  @Test func `is in HEAD itself where no branch is checked out`() throws {
    let folder = try MadeUpFolder()
    try folder.write("\(first)\n", to: ".git/HEAD")
    #expect(folder.commit() == first)
  }

  @Test func `is in the file of the branch that HEAD names`() throws {
    let folder = try MadeUpFolder()
    try folder.write("ref: refs/heads/topic/one\n", to: ".git/HEAD")
    try folder.write("\(first)\n", to: ".git/refs/heads/topic/one")
    try folder.write("\(second)\n", to: ".git/refs/heads/main")
    #expect(folder.commit() == first)
  }

  @Test func `is among the packed names where the branch has no file`() throws {
    let folder = try MadeUpFolder()
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    let packed = """
      # pack-refs with: peeled fully-peeled sorted
      \(second) refs/heads/domain
      \(first) refs/heads/main
      \(second) refs/tags/refs/heads/main2
      ^\(second)

      """
    try folder.write(packed, to: ".git/packed-refs")
    #expect(folder.commit() == first)
    // The file is newer.
    try folder.write("\(second)\n", to: ".git/refs/heads/main")
    #expect(folder.commit() == second)
  }

  @Test(arguments: ["absolute", "relative"])
  func `is that of a further working tree, not of the main one`(path: String) throws {
    let folder = try MadeUpFolder()
    let start = path == "absolute" ? folder.url.path : ".."
    try folder.write("ref: refs/heads/main\n", to: "main/.git/HEAD")
    try folder.write("\(first)\n", to: "main/.git/refs/heads/main")
    try folder.write("\(second)\n", to: "main/.git/refs/heads/topic")
    try folder.write("ref: refs/heads/topic\n", to: "main/.git/worktrees/tree/HEAD")
    try folder.write("../..\n", to: "main/.git/worktrees/tree/commondir")
    try folder.write("gitdir: \(start)/main/.git/worktrees/tree\n", to: "tree/.git")
    #expect(folder.commit(at: "tree") == second)
    #expect(folder.commit(at: "main") == first)
    try folder.write("\(first)\n", to: "main/.git/worktrees/tree/HEAD")
    #expect(folder.commit(at: "tree") == first)
  }

  @Test func `is that of a submodule, whose history lies in the repository around it`() throws {
    let folder = try MadeUpFolder()
    try folder.write("\(first)\n", to: ".git/HEAD")
    try folder.write("\(second)\n", to: ".git/modules/part/HEAD")
    try folder.write("gitdir: ../.git/modules/part\n", to: "part/.git")
    #expect(folder.commit(at: "part") == second)
  }

  @Test func `can be an SHA-256`() throws {
    let folder = try MadeUpFolder()
    let long = String(repeating: "0123456789abcdef", count: 4)
    try folder.write(long, to: ".git/HEAD")
    #expect(folder.commit() == long)
  }

  @Test func `is unknown without a repository, before the first commit, and where a file is damaged`() throws {
    let folder = try MadeUpFolder()
    #expect(Checkout(folder.url) == nil)
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    #expect(Checkout(folder.url) != nil)
    #expect(folder.commit() == nil)
    try folder.write("ref: HEAD\n", to: ".git/HEAD")
    #expect(folder.commit() == nil)
    try folder.write("main\n", to: ".git/HEAD")
    #expect(folder.commit() == nil)
    try folder.write("nothing\n", to: "tree/.git")
    #expect(Checkout(folder.url.appendingPathComponent("tree")) == nil)
  }

  @Test func `is not that of a repository around the folder`() throws {
    let folder = try MadeUpFolder()
    try folder.write("\(first)\n", to: ".git/HEAD")
    try folder.write("text\n", to: "part/file")
    #expect(Checkout(folder.url.appendingPathComponent("part")) == nil)
  }

  @Test func `around a file is that of the nearest folder above it`() throws {
    let folder = try MadeUpFolder()
    try folder.write("\(first)\n", to: ".git/HEAD")
    try folder.write("text\n", to: "part/deep/file")
    let file = folder.url.appendingPathComponent("part/deep/file")
    #expect(Checkout(around: file)?.commit == first)
    try folder.write("\(second)\n", to: "part/.git/HEAD")
    #expect(Checkout(around: file)?.commit == second)
  }

  /// The tests were built from the same folder, in which this file says whether there is a repository.
  @Test func `is the one of the sources of this program, whatever the working directory`() throws {
    let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path))
    #expect(Checkout.ofThisPackage?.commit == Checkout(root)?.commit)
    #expect(MachineProbe.describe(build: .release).commit == Checkout(root)?.commit)
  }
}
