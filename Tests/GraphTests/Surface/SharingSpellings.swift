import Foundation
import SwiftUI

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  var isWithoutPreview: Bool { true }
}

struct SharingSpelling: View {
  let url: URL
  let title: String
  let picture: Image

  let spelled: ShareLink<CollectionOfOne<URL>, Never, Never, DefaultShareLinkLabel>

  init(url: URL) {
    (self.url, title, picture) = (url, "Title", Image(systemName: "photo"))
    spelled = ShareLink(item: url)
  }

  var body: some View {
    spelled
    Group {
      ShareLink(item: url, subject: Text("Subject"), message: Text("Message"))
      ShareLink(item: "text")
      ShareLink("Key", item: url)
      ShareLink(title, item: url)
      ShareLink(Text("Text"), item: url)
      ShareLink(Text("Text"), item: "text")
      ShareLink(item: url) { Text("Label") }
      ShareLink(items: [url, url])
      ShareLink(items: ["one", "two"]) { Label("Label", systemImage: "star") }
      ShareLink(Text("Text"), items: [url])
      ShareLink(Text("Text"), items: ["text"], subject: Text("Subject"))
      ShareLink(title, items: ["text"])
    }
    Group {
      ShareLink(item: picture, preview: SharePreview("Key"))
      ShareLink("Key", item: picture, preview: SharePreview(title, image: picture))
      ShareLink(Text("Text"), item: picture, preview: SharePreview(Text("Title"), image: picture, icon: picture))
      ShareLink(item: picture, preview: SharePreview(Text("Title"), icon: picture)) { Text("Label") }
      ShareLink(Text("Text"), items: ["text"], preview: { SharePreview($0) })
      ShareLink(items: [picture], preview: { SharePreview(Text("Title"), image: $0) }) { Text("Label") }
      ShareLink("Key", items: [url]) { SharePreview($0.absoluteString) }
    }
  }
}

struct SourcePickerSpelling: View {
  struct Option: Identifiable {
    let id: Int
    @Binding var choice: Int
  }

  let bindings: [Binding<Int>]
  let options: [Option]
  let title: String
  let picture: ImageResource
  @State private var number = 0

  var body: some View {
    Group {
      Picker("Key", sources: options, selection: \.$choice) { Text("1").tag(1) }
      Picker("Key", sources: options, selection: \.$choice) {
        Text("1").tag(1)
      } currentValueLabel: {
        Text("now")
      }
      Picker(title, sources: options, selection: \.$choice) {
        Text("1").tag(1)
      } currentValueLabel: {
        Text("now")
      }
      Picker(sources: options, selection: \.$choice) {
        Text("1").tag(1)
      } label: {
        Text("Label")
      } currentValueLabel: {
        Text("now")
      }
      Picker("Key", systemImage: "star", sources: bindings, selection: \.self) { Text("1").tag(1) }
      Picker(title, systemImage: "star", sources: bindings, selection: \.self) { Text("1").tag(1) }
      Picker("Key", systemImage: "star", sources: bindings, selection: \.self) {
        Text("1").tag(1)
      } currentValueLabel: {
        Text("now")
      }
    }
    Group {
      Picker("Key", image: picture, selection: $number) {
        Text("1").tag(1)
      } currentValueLabel: {
        Text("now")
      }
      Picker(title, image: picture, selection: $number) {
        Text("1").tag(1)
      } currentValueLabel: {
        Text("now")
      }
      Picker("Key", image: picture, sources: bindings, selection: \.self) { Text("1").tag(1) }
      Picker(title, image: picture, sources: bindings, selection: \.self) { Text("1").tag(1) }
      Picker(title, image: picture, sources: bindings, selection: \.self) {
        Text("1").tag(1)
      } currentValueLabel: {
        Text("now")
      }
    }
  }
}
