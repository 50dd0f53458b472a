import Combine
import OSLog
import SwiftUI
import os

@MainActor
enum FoundationSpellings {
  static let logger = Logger(subsystem: "org.example", category: "views")

  static func texts() throws {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .pad
    _ = formatter.string(from: 3600) ?? ""
    let relative = RelativeDateTimeFormatter()
    relative.unitsStyle = .short
    _ = relative.localizedString(for: Date(), relativeTo: Date())
    _ = MeasurementFormatter().string(from: Measurement(value: 1, unit: UnitLength.kilometers))
    _ = Measurement(value: 1, unit: UnitTemperature.celsius)
      .formatted(.measurement(width: .abbreviated, usage: .weather))
    _ = Text(Measurement(value: 1, unit: UnitLength.meters), format: .measurement(width: .wide))
    _ = ListFormatter.localizedString(byJoining: ["a", "b"])
    _ = String(localized: "a")
    _ = String(localized: "a \(1)", comment: "b")
    let resource: LocalizedStringResource = "a \(1)"
    _ = Text(resource)
    _ = Button(resource) {}
    _ = try AttributedString(markdown: "**a**")
    _ = try? AttributedString(markdown: "a", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    _ = NSPredicate(format: "SELF MATCHES %@", "a").evaluate(with: "a")
    _ = "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 3)]).width
    "a".draw(in: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 3)])
    "a".draw(at: .zero, withAttributes: nil)
    "a".draw(with: .zero, options: .usesLineFragmentOrigin, attributes: [:], context: nil)
  }

  static func addresses(_ url: URL, _ value: Binding<URL>, _ optional: Binding<URL?>) throws {
    _ = Text(url, format: .url)
    _ = TextField("a", value: value, format: .url)
    _ = TextField("a", value: optional, format: .url.scheme(.never))
    _ = url.formatted()
    _ = url.formatted(
      .url.scheme(.omitIfHTTPFamily).host(.omitSpecificSubdomains(["www"], includeMultiLevelSubdomains: true))
        .port(.never).path().query(.displayWhen(.host, matches: ["a"])))
    _ = try URL("https://a.b", strategy: .url.scheme(.defaultValue("https")).path(.required))
    _ = try URL.ParseStrategy(scheme: .defaultValue("https"), path: .required).parse("a")
  }

  static func names(_ name: PersonNameComponents, _ value: Binding<PersonNameComponents>) throws {
    _ = Text(name, format: .name(style: .long))
    _ = TextField("a", value: value, format: .name(style: .medium))
    _ = "\(name.formatted()) \(name.formatted(.name(style: .abbreviated)))"
    _ = try [PersonNameComponents("a b"), PersonNameComponents("a b", strategy: .name)]
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    _ = formatter.string(from: name)
    _ = PersonNameComponentsFormatter.localizedString(from: name, style: .short, options: [])
  }

  static func durations(_ range: Range<Date>) {
    _ = range.formatted(.timeDuration)
    _ = range.formatted(.components(style: .wide, fields: [.day, .hour]))
    _ = Text(range, format: .components(style: .condensedAbbreviated).locale(.current))
  }

  static func pictures(_ picture: UIImage) async {
    _ = picture.preparingForDisplay()
    _ = await [picture.byPreparingForDisplay, picture.byPreparingThumbnail(ofSize: CGSize(width: 1, height: 1))]
    picture.prepareForDisplay { _ in }
    picture.prepareThumbnail(of: CGSize(width: 1, height: 1)) { _ in }
  }

  enum Level: Int, CaseIterable, CustomLocalizedStringResourceConvertible {
    case easy, hard
    var localizedStringResource: LocalizedStringResource { self == .easy ? "Easy" : "Hard" }
  }

  static func observers() {
    let center = NotificationCenter.default
    center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { print($0.name) }
    let name: Notification.Name? = nil
    _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
  }

  static func system() {
    let timer = Timer()
    timer.invalidate()
    let start = CFAbsoluteTimeGetCurrent()
    _ = CACurrentMediaTime() - start
    autoreleasepool { UserDefaults.standard.setValue(1, forKey: "a") }
    _ = UserDefaults.standard.value(forKey: "a")
    _ = URL.documentsDirectory.appending(path: "a")
    _ = CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(scaleX: 2, y: 2))
    logger.info("a \(start, privacy: .public)")
    logger.error("\(CocoaError(.fileNoSuchFile).localizedDescription)")
    os_log("a %d", log: .default, type: .debug, 1)
  }

  static func publishers() async throws {
    for await notification in NotificationCenter.default.notifications(named: .init("a")) { _ = notification }
    for await value in Just(1).values { _ = value }
    for try await value in Fail<Int, URLError>(error: URLError(.badURL)).values { _ = value }
    _ = Optional(1).publisher.sink { _ in }
    _ = Record<Int, Never>(output: [1], completion: .finished).sink { _ in }
  }

  static func platform(_ text: UITextField, _ search: UISearchBar, _ editor: UITextView) {
    text.returnKeyType = .done
    text.keyboardType = .emailAddress
    text.autocorrectionType = .no
    search.autocapitalizationType = .none
    editor.textContentType = .username
    UIDatePicker.appearance().tintColor = .red
    let share = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    share.popoverPresentationController?.sourceView = text
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { $0.cgContext.rotate(by: 1) }
    ImageRenderer(content: Text("a")).render { size, draw in _ = size }
    _ = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
  }
}

final class SceneDelegateSpelling: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Text("a"))
    self.window = window
    window.makeKeyAndVisible()
  }
}
