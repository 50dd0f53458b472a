import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  fileprivate static var profile: UTType { UTType(exportedAs: "org.example.profile") }
}

struct ProfileSpelling: Codable, Identifiable, Transferable {
  var id = UUID()
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .profile)
    CodableRepresentation(
      for: ProfileSpelling.self, contentType: .profile, encoder: JSONEncoder(), decoder: JSONDecoder())
    DataRepresentation(contentType: .commaSeparatedText) { profile in
      try await profile.csv()
    } importing: { data in
      try await ProfileSpelling(csv: data)
    }
    DataRepresentation(exportedContentType: .png) { layer in try layer.png() }
    DataRepresentation(importedContentType: .png) { data in ProfileSpelling(name: "\(data.count)") }
    FileRepresentation(contentType: .mpeg4Movie) {
      SentTransferredFile(URL(fileURLWithPath: $0.name))
    } importing: { received in
      let destination = try Self.copyFile(source: received.file)
      return Self.init(name: destination.path)
    }
    FileRepresentation(exportedContentType: .pdf) { SentTransferredFile(URL(fileURLWithPath: $0.name)) }
    FileRepresentation(importedContentType: .pdf, shouldAttemptToOpenInPlace: true) {
      ProfileSpelling(name: $0.file.path)
    }
    ProxyRepresentation(exporting: \.name)
    ProxyRepresentation(exporting: { profile in profile.name }, importing: { name in ProfileSpelling(name: name) })
    ProxyRepresentation { (url: URL) in ProfileSpelling(name: url.path) }
      .visibility(.ownProcess)
  }

  init(name: String) { self.name = name }
  init(csv: Data) async throws { name = "" }
  func csv() async throws -> Data { Data() }
  func png() throws -> Data { Data() }
  static func copyFile(source: URL) throws -> URL { source }
}

struct NamedSpelling: TransferRepresentation {
  typealias Item = ProfileSpelling
  var body: some TransferRepresentation<ProfileSpelling> {
    DataRepresentation<ProfileSpelling>(exportedContentType: .plainText) { try $0.png() }
      .exportingCondition { $0.name != "" }
      .suggestedFileName("profile.txt")
    DataRepresentation<ProfileSpelling>(exportedContentType: .plainText) { try $0.png() }
      .suggestedFileName { $0.name }
  }
}

struct DragSpellings: View {
  @State private var profiles: [ProfileSpelling] = []
  @State private var tasks = ["a"]
  @State private var isTargeted = false
  @State private var dragged: String?
  @State private var image = Image(systemName: "photo")

  var body: some View {
    VStack {
      ForEach(profiles) { profile in
        Text(profile.name)
          .draggable(profile)
          .draggable(profile) { Label(profile.name, systemImage: "person") }
      }
      .onInsert(of: [UTType.plainText]) { index, providers in
        for provider in providers { provider.loadTransferable(type: String.self) { print($0) } }
      }
      .dropDestination(for: ProfileSpelling.self) { items, index in profiles.insert(contentsOf: items, at: index) }
      Rectangle()
        .onDrag { NSItemProvider(object: "a" as NSString) }
        .onDrag({ NSItemProvider(object: URL(fileURLWithPath: "/") as NSURL) }, preview: { Text("b") })
        .onDrag {
          dragged = "a"
          return NSItemProvider()
        }
        .onDrop(of: ["public.text"], isTargeted: nil) { providers in drop(providers) }
        .onDrop(of: [.text, .image], isTargeted: $isTargeted, perform: drop)
        .onDrop(of: [.fileURL], isTargeted: $isTargeted) { (providers: [NSItemProvider], location: CGPoint) in
          providers.first?.loadItem(forTypeIdentifier: "public.file-url", options: nil) { (data, error) in
            if let data = data as? Data { print(data.count) }
          }
          return location.x > 1
        }
        .onDrop(of: [UTType.text], delegate: MoveDelegate(item: "a", items: $tasks, current: $dragged))
      image
        .dropDestination(for: Image.self) { items, _ in
          image = items.first ?? image
          return true
        } isTargeted: {
          isTargeted = $0
        }
        .dropDestination(for: String.self) { (items: [String], location: CGPoint) in false }
        .dropDestination(for: URL.self) { urls, point in !urls.isEmpty }
        .springLoadingBehavior(.enabled)
      Text("a").copyable(["a"]).cuttable(for: String.self) { ["a"] }
        .pasteDestination(for: String.self) {
          tasks = $0
        } validator: {
          $0
        }
        .pasteDestination(for: URL.self) { urls in print(urls) }
        .itemProvider { NSItemProvider() }
      PasteButton(payloadType: String.self) { strings in tasks = strings }
      PasteButton(supportedContentTypes: [.image]) { providers in print(providers) }
    }
  }

  private func drop(_ providers: [NSItemProvider]) -> Bool {
    guard let provider = providers.first(where: { $0.canLoadObject(ofClass: NSString.self) }) else { return false }
    _ = provider.loadObject(ofClass: String.self) { text, error in print(text ?? "") }
    provider.loadObject(ofClass: NSString.self) { reading, error in print(reading as? String ?? "") }
    provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, error in
      guard let data, let image = UIImage(data: data) else { return }
      print(image.size)
    }
    return provider.hasItemConformingToTypeIdentifier("public.image")
  }
}

struct MoveDelegate: DropDelegate {
  let item: String
  @Binding var items: [String]
  @Binding var current: String?

  func dropEntered(info: DropInfo) {
    guard info.hasItemsConforming(to: [.text]), let current, let from = items.firstIndex(of: current) else { return }
    withAnimation { items.move(fromOffsets: IndexSet(integer: from), toOffset: 0) }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func dropExited(info: DropInfo) {}
  func validateDrop(info: DropInfo) -> Bool { info.itemProviders(for: ["public.text"]).count == 1 }

  func performDrop(info: DropInfo) -> Bool {
    current = nil
    return true
  }
}
