#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Types of files by their extensions and MIME types.
struct `Types of files` {
  @Test func `an extension that no known type has gets a dynamic type`() throws {
    let type = try #require(UTType(filenameExtension: "Strange"))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.preferredFilenameExtension == "strange")
    #expect(type.conforms(to: .data) && !type.conforms(to: .text))
    #expect(UTType(filenameExtension: "strange") == type)
    #expect(UTType(type.identifier) == type)
    #expect(try #require(UTType(filenameExtension: "strange", conformingTo: .text)).conforms(to: .content))
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test func `a known type with the extension must conform to the requested one`() throws {
    let type = try #require(UTType(filenameExtension: "png", conformingTo: .text))
    #expect(type != .png && type.isDynamic)
    #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
  }

  @Test func `a type has its tags by class, the preferred one first`() {
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
    #expect(UTType.jpeg.tags[.mimeType] == ["image/jpeg"])
    #expect(UTType(tag: "text/csv", tagClass: .mimeType, conformingTo: nil) == .commaSeparatedText)
    #expect(UTType.types(tag: "htm", tagClass: .filenameExtension, conformingTo: .text) == [.html])
    #expect(UTType.folder.tags.isEmpty)
  }

  @Test func `a type that a program declares conforms to its parent`() throws {
    let outline = UTType(exportedAs: "org.example.outline", conformingTo: .json)
    #expect(outline.conforms(to: .json) && outline.conforms(to: .text))
    #expect(!outline.isDeclared && !outline.isDynamic)
    #expect(outline == UTType(importedAs: "org.example.outline"))
    let copy = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(outline))
    #expect(copy == outline && copy.conforms(to: .json))
  }

  @Test func `types of documents, scripts and scenes are known`() {
    #expect(UTType(filenameExtension: "epub") == .epub)
    #expect(UTType(filenameExtension: "tsv") == .tabSeparatedText)
    #expect(UTType.tabSeparatedText.conforms(to: .delimitedText))
    #expect(UTType.shellScript.conforms(to: .sourceCode))
    #expect(UTType.usdz.conforms(to: .threeDContent))
    #expect(UTType.rtfd.conforms(to: .package) && UTType.rtfd.conforms(to: .compositeContent))
  }
}
#endif
