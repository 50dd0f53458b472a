import CoreGraphics
import QuartzCore
import SwiftUI
import UniformTypeIdentifiers

#if canImport(UIKit)
import UIKit
#endif

/// Colours, fonts, pictures and paths of UIKit in views.
struct PlatformValueSpellings: View {
  let literal = Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
  let gradient: [UIColor] = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), .systemBlue]
  let type: UTType? = UTType(filenameExtension: "png")

  var body: some View {
    VStack {
      Text("a").foregroundColor(Color(UIColor.label)).background(Color(.systemBackground))
      Text("b").foregroundStyle(Color(uiColor: .secondaryLabel)).background(Color(UIColor.systemGray6))
      Text("c").font(Font(UIFont.preferredFont(forTextStyle: .largeTitle)))
      Text("d").font(Font(UIFont.systemFont(ofSize: 12, weight: .semibold) as CTFont))
      Color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)).opacity(0.5)
      Color(cgColor: UIColor.red.cgColor)
      ZStack { Color(.white) }.border(Color(.black)).background(Color.init(.clear))
      Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
      Color(UIColor(named: "missing") ?? .tertiarySystemFill)
      Image(uiImage: UIImage(named: "missing") ?? UIImage())
      Image(uiImage: UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal) ?? UIImage())
        .resizable()
      Image(uiImage: #imageLiteral(resourceName: "missing"))
      if let image = UIImage(data: Data())?.cgImage { Image(image, scale: 2, label: Text("e")) }
      Path(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2).cgPath)
      RoundedCorner(radius: 5, corners: [.topLeft, .topRight])
    }
    .frame(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.size.height / 2)
    .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top)
    .userActivity("a.b") { $0.title = "c" }
    .userActivity("a.b", element: Optional(1)) { number, activity in activity.userInfo = ["n": number] }
    .onContinueUserActivity("a.b") { activity in print(activity.userInfo ?? [:]) }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
    .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in }
    .onTapGesture {
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      let generator = UINotificationFeedbackGenerator()
      generator.prepare()
      generator.notificationOccurred(.success)
      if let url = URL(string: "https://example.org") { UIApplication.shared.open(url) }
      if UIDevice.current.userInterfaceIdiom == .pad { UIPasteboard.general.string = UIDevice.current.name }
    }
    .onAppear {
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorStyle = .none
      UIScrollView.appearance().bounces = false
      UISegmentedControl.appearance().selectedSegmentTintColor = .systemTeal
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 20)]
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().scrollEdgeAppearance = appearance
      UITabBar.appearance().unselectedItemTintColor = UIColor.gray.withAlphaComponent(0.4)
    }
  }
}

/// Feedback for a hand; a view of its own, because the compiler takes seconds for the closures of a longer body.
struct FeedbackSpelling: View {
  var body: some View {
    Text("a")
      .sensoryFeedback(.success, trigger: 1)
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1) { old, new in old < new }
      .sensoryFeedback(trigger: 1) { old, new in old < new ? .increase : .decrease }
  }
}

/// The shape of many tutorials.
struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension UIColor {
  static let brand = UIColor(hex: 0x33_66_99)

  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }

  var parts: (CGFloat, CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, alpha)
  }
}

extension UIApplication {
  static var root: UIViewController? {
    let scene = shared.connectedScenes.first { $0.activationState == .foregroundActive } as? UIWindowScene
    return scene?.windows.first(where: { $0.isKeyWindow })?.rootViewController
  }
}

/// Objects of UIKit in views.
struct BlurSpelling: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  func makeUIView(context: UIViewRepresentableContext<BlurSpelling>) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .clear
    let blurView = UIVisualEffectView(effect: UIBlurEffect(style: style))
    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style), style: UIVibrancyEffectStyle.label)
    blurView.contentView.addSubview(UIVisualEffectView(effect: vibrancy))
    blurView.translatesAutoresizingMaskIntoConstraints = false
    blurView.layer.cornerRadius = 10
    view.insertSubview(blurView, at: 0)
    NSLayoutConstraint.activate([
      blurView.heightAnchor.constraint(equalTo: view.heightAnchor),
      blurView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      blurView.widthAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }

  func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<BlurSpelling>) {}
}

struct PageControlSpelling: UIViewRepresentable {
  @Binding var page: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.addAction(UIAction { _ in context.coordinator.parent.page = control.currentPage }, for: .valueChanged)
    return control
  }

  func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }

  class Coordinator: NSObject {
    var parent: PageControlSpelling
    init(_ parent: PageControlSpelling) { self.parent = parent }
  }
}

struct ImagePickerSpelling: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Environment(\.presentationMode) var presentationMode

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    picker.sourceType = .photoLibrary
    return picker
  }

  func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
    let parent: ImagePickerSpelling
    init(_ parent: ImagePickerSpelling) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { parent.image = image }
      parent.presentationMode.wrappedValue.dismiss()
    }
  }
}

final class CardSpelling: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

final class ScreenSpelling: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = UIHostingController(rootView: Text("a"))
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    child.didMove(toParent: self)
    present(UIActivityViewController(activityItems: ["a"], applicationActivities: nil), animated: true)
    presentedViewController?.dismiss(animated: true, completion: nil)
  }
}
