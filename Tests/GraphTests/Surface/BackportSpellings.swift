import Combine
import StoreKit
import SwiftUI
import UIKit

/// Newer modifiers under names of a program's own, in a type that no actor isolates.
struct BackportSpelling<Content> {
  let content: Content
}

extension BackportSpelling where Content: View {
  @ViewBuilder func badge(_ count: Int) -> some View {
    if #available(iOS 15, *) {
      content.badge(count)
    } else {
      content
    }
  }

  func controls() -> some View {
    ControlGroup {
      content
    } label: {
      Text("controls")
    }
  }
}

extension Text {
  @ViewBuilder func emphasised() -> some View {
    if #available(iOS 16, *) { bold() } else { self }
  }
}

/// Carries what a program sends to a task although it is not `Sendable`.
struct UncheckedBox<Content>: @unchecked Sendable {
  let content: Content
}

extension Publisher {
  func asyncMap<T: Sendable>(
    _ transform: @escaping (Output) async -> T
  ) -> Publishers.FlatMap<Future<T, Never>, Self> {
    flatMap { value in
      let box = UncheckedBox(content: (value, transform))
      return Future { promise in
        let answer = UncheckedBox(content: promise)
        Task { answer.content(.success(await box.content.1(box.content.0))) }
      }
    }
  }
}

struct ActionSpelling: View {
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.dismiss) var dismiss
  @Environment(\.openURL) var openURL
  @Environment(\.requestReview) var requestReview

  var body: some View {
    Button("review") { requestReview() }
  }

  #if !swift(>=6)
  final class Coordinator: NSObject {
    let parent: ActionSpelling
    init(_ parent: ActionSpelling) { self.parent = parent }

    func done(at url: URL) {
      parent.presentationMode.wrappedValue.dismiss()
      parent.dismiss()
      parent.openURL(url)
    }
  }
  #endif
}

struct ShaderSpelling: View {
  let shader = ShaderLibrary.ripple(.float(1))

  var body: some View {
    Text("a").foregroundStyle(ShaderLibrary.shimmer(.float(1)))
    Circle().fill(shader)
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(shader))
      context.blendMode = .clear
      context.blendMode = GraphicsContext.BlendMode.destinationOut
      context.addFilter(.shadow(radius: 1, blendMode: .multiply))
    }
    AnyView(_fromValue: Text("a") as Any)
  }
}

struct PlainEffectSpelling: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
  func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: .regular) }
}

@MainActor
func platformSpellings(of controller: UIViewController, _ delegate: any UIAdaptivePresentationControllerDelegate) {
  controller.parent?.presentationController?.delegate = delegate
  controller.popoverPresentationController?.delegate = nil
  UIPasteboard.general.setValue("a", forPasteboardType: "public.plain-text")
  for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in }
    print(scene.effectiveGeometry.interfaceOrientation == .portrait)
    SKStoreReviewController.requestReview(in: scene)
    AppStore.requestReview(in: scene)
  }
}

struct StoredSpelling: Codable {
  var transform = CGAffineTransform.identity
  var folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example")
}
