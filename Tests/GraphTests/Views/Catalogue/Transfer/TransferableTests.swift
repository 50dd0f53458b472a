import AttributeGraphUI
import Foundation
import Testing

/// A note with all kinds of forms.
private struct Note: Codable, Equatable, Transferable {
  var id: Int
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
      .exportingCondition { $0.id >= 0 }
    DataRepresentation(exportedContentType: .html) { note in Data("<p>\(note.title)</p>".utf8) }
      .suggestedFileName("note.html")
    FileRepresentation(importedContentType: .pdf) { received in
      Note(id: 7, title: received.file.lastPathComponent)
    }
    ProxyRepresentation(exporting: \.title) { Note(id: 0, title: $0) }
  }
}

/// A value that takes time.
private struct Slow: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .plainText) { slow in
      await Task.yield()
      return Data(slow.text.utf8)
    } importing: { data in
      await Task.yield()
      return Slow(text: String(decoding: data, as: UTF8.self))
    }
  }
}

/// Values that leave a program and come into it.
@MainActor
struct `Transferable values` {
  private func loaded<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) -> T? {
    nonisolated(unsafe) var value: T?
    provider.loadTransferable(type: type) { unsafe value = try? $0.get() }
    return unsafe value
  }

  private func provider(_ value: some Transferable) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }

  @Test func `representations keep their order, and those of a proxy are its own`() {
    #expect(Note.exportedContentTypes() == [.json, .html, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.json, .pdf, .utf8PlainText, .utf16PlainText, .plainText])
  }

  @Test func `a condition holds back the forms of single values`() {
    #expect(Note(id: -1, title: "a").exportedContentTypes() == [.html, .utf8PlainText])
    #expect(provider(Note(id: -1, title: "a")).registeredContentTypes == [.html, .utf8PlainText])
  }

  @Test func `a value goes through bytes and back`() async throws {
    let note = Note(id: 3, title: "Milk")
    let data = try await note.exported(as: .json)
    #expect(try await Note(importing: data, contentType: .json) == note)
    #expect(loaded(Note.self, from: provider(note)) == note)
  }

  @Test func `a value is made of the form that its type prefers`() {
    #expect(loaded(Note.self, from: provider("Milk")) == Note(id: 0, title: "Milk"))
    #expect(loaded(String.self, from: provider(Note(id: 3, title: "Milk"))) == "Milk")
    #expect(loaded(Color.self, from: provider("Milk")) == nil)
  }

  @Test func `a form that is missing is an error that names those that there are`() async {
    await #expect(throws: TransferError.noRepresentation(.pdf, available: [.json, .html, .utf8PlainText])) {
      try await Note(id: 1, title: "a").exported(as: .pdf)
    }
  }

  @Test func `a file that is asked for has the proposed name, and is removed afterwards`() async throws {
    let note = Note(id: 1, title: "a")
    let (name, text, url) = try await note.withExportedFile(contentType: .html) { url in
      (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8), url)
    }
    #expect(name == "note.html")
    #expect(text == "<p>a</p>")
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `bytes come into a file representation as a file`() async throws {
    let note = try await Note(importing: Data([1, 2]), contentType: .pdf)
    #expect(note == Note(id: 7, title: "Untitled.pdf"))
  }

  @Test func `closures that suspend are awaited`() async throws {
    let data = try await Slow(text: "later").exported(as: .plainText)
    #expect(try await Slow(importing: data, contentType: nil).text == "later")
  }

  @Test func `texts, addresses, colours and bytes come back as they were`() {
    let page = URL(fileURLWithPath: "/tmp/a.txt")
    #expect(loaded(URL.self, from: provider(page)) == page)
    #expect(provider(page).registeredContentTypes == [.fileURL, .url])
    #expect(
      loaded(Color.self, from: provider(Color(red: 0.25, green: 0.5, blue: 1))) == Color(red: 0.25, green: 0.5, blue: 1)
    )
    #expect(loaded(Data.self, from: provider(Data([1, 2, 3]))) == Data([1, 2, 3]))
    #expect(loaded(AttributedString.self, from: provider("a")) == AttributedString("a"))
  }
}

/// Items as UIKit's programs make and read them.
@MainActor
struct `Item providers` {
  @Test func `an item of a text has its type and is read as text`() {
    let provider = NSItemProvider(object: "a")
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self))
    let text = LockedText()
    _ = provider.loadObject(ofClass: String.self) { value, _ in text.value = value }
    #expect(text.value == "a")
    provider.loadItem(forTypeIdentifier: "public.plain-text") { item, _ in text.value = (item as? String)?.uppercased()
    }
    #expect(text.value == "A")
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { _, error in text.value = "\(error!)" }
    #expect(text.value == "There is no form of type 'public.image'. There are: public.utf8-plain-text.")
  }

  @Test func `a registered representation is made on request`() async throws {
    let provider = NSItemProvider()
    let count = LockedText()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
      count.value = (count.value ?? "") + "x"
      done(Data("{}".utf8), nil)
      return nil
    }
    #expect(count.value == nil)
    let item = try await provider.loadItem(forTypeIdentifier: "public.json")
    #expect(item as? Data == Data("{}".utf8))
    #expect(count.value == "x")
  }

  @Test func `a file that does not exist makes no item`() {
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/does/not/exist")) == nil)
  }

  /// A text that closures of any thread may set.
  private final class LockedText: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: String?
    var value: String? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  /// A value of a program that writes its own bytes.
  final class Note: NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.note", "public.plain-text"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(typeIdentifier.utf8), nil)
      return nil
    }
  }

  @Test func `a class of a program writes its own bytes`() {
    let provider = NSItemProvider(object: Note())
    #expect(provider.registeredTypeIdentifiers == ["org.example.note", "public.plain-text"])
    let text = LockedText()
    provider.loadObject(ofClass: String.self) { value, _ in text.value = value }
    #expect(text.value == "public.plain-text")
  }

  /// Whether a provider has a value of a type, as generic code asks, and the value.
  private func has<T>(_ type: T.Type, in provider: NSItemProvider) -> String
  where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
    let text = LockedText()
    provider.loadObject(ofClass: type) { loaded, _ in text.value = loaded.map { "\($0)" } }
    return "value \(provider.canLoadObject(ofClass: type)) \(text.value ?? "-")"
  }

  @Test func `strings and addresses are read as values of the classes to which they are bridged`() throws {
    let address = NSItemProvider(object: try #require(NSURL(string: "https://example.org")))
    #expect(has(URL.self, in: address) == "value true https://example.org")
    #expect(has(String.self, in: address) == "value false -")
    #expect(has(String.self, in: NSItemProvider(object: NSString(string: "text"))) == "value true text")
  }
}
