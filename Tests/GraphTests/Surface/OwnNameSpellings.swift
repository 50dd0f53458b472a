import Foundation
import SwiftUI
import os

/// A style under a name that only macOS has, as many programs for iOS declare it.
struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  static var checkbox: CheckboxToggleStyle { .init() }
}

/// Other spellings of real programs.
struct OwnNameSpellings: View {
  @Environment(\.openURL) private var openURL
  @State private var isOn = false
  private let logger = Logger(subsystem: "a", category: "b")

  var body: some View {
    ScrollView {
      Toggle("a", isOn: $isOn).toggleStyle(.checkbox)
      Text("b").padding().background(.red, in: .buttonBorder)
      Image(systemName: isOn ? "play" : "pause")
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
      Color.red.frame(height: 40)
        .scrollTransition(.interactive(timingCurve: .easeIn)) { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0)
        }
    }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("c") {}
      } label: {
        Label("d", systemImage: "ellipsis")
      }
    }
    .transaction { $0.tracksVelocity = true }
    .fileImporter(isPresented: $isOn, allowedContentTypes: [.text]) { result in
      guard let url = try? result.get(), url.startAccessingSecurityScopedResource() else { return }
      defer { url.stopAccessingSecurityScopedResource() }
      openURL(url) { accepted in isOn = accepted }
      logger.info("\(url.path.count, format: .decimal) of \(255, format: .hex(includePrefix: true, minDigits: 4))")
    }
  }

  func store(_ color: Color.Resolved) throws -> Data { try JSONEncoder().encode(color) }
}
