#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Names of Foundation that it lacks on these platforms.
@MainActor
struct `Names of Foundation` {
  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, 3661.0, "1:01:01"), (.positional, 61, "1:01"),
    (.positional, 5, "0:05"), (.abbreviated, 3660, "1h 1m"), (.short, 3661, "1 hr, 1 min, 1 sec"),
    (.full, 7200, "2 hours"), (.full, 60, "1 minute"), (.brief, 3661, "1hr 1min 1sec"), (.full, 0, "0 seconds"),
  ])
  func `a time is written in the units of its style`(
    _ style: DateComponentsFormatter.UnitsStyle, _ time: Double, _ text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: time) == text)
  }

  @Test func `a time with padding has two digits each`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
  }

  @Test(arguments: [
    (-7200.0, "2 hours ago"), (60, "in 1 minute"), (-86400, "1 day ago"), (-3, "3 seconds ago"),
  ])
  func `a moment is as far away as it is`(_ interval: Double, _ text: String) {
    let now = Date()
    #expect(RelativeDateTimeFormatter().localizedString(for: now.addingTimeInterval(interval), relativeTo: now) == text)
  }

  @Test func `a day away has a name where names are wanted`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86400) == "yesterday")
  }

  @Test func `a measurement is its number and its unit, by its symbol or in full`() {
    let length = Measurement(value: 3.5, unit: UnitLength.meters)
    let english = Locale(identifier: "en")
    #expect(length.formatted(.measurement(width: .wide).locale(english)) == "3.5 meters")
    #expect(length.formatted(.measurement(width: .abbreviated).locale(english)) == "3.5 m")
    #expect(
      Measurement(value: 1, unit: UnitSpeed.milesPerHour).formatted(.measurement(width: .wide)) == "1 mile per hour")
    let feet = Measurement(value: 6, unit: UnitLength.feet)
    #expect(feet.formatted(.measurement(width: .wide)) == "6 feet")
    #expect(feet.formatted(.measurement(width: .narrow)) == "6ft")
    let own = Measurement(value: 2, unit: UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 1)))
    #expect(own.formatted(.measurement(width: .wide)) == "2 ell")
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(MeasurementFormatter().string(from: warmth) == "20°C")
    #expect(warmth.formatted(.measurement(width: .wide)) == "20 degrees Celsius")
    #expect(warmth.formatted(.measurement(width: .narrow)) == "20°")
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .long
    #expect(formatter.string(from: feet) == "6 feet" && formatter.string(from: UnitMass.kilograms) == "kilograms")
    formatter.unitStyle = .short
    #expect(formatter.string(from: feet) == "6ft")
  }

  struct Person {
    let name: String
    let age: Int
  }

  @Test(arguments: [
    ("name == %@", ["Ann"], 1), ("name BEGINSWITH[c] %@", ["a"], 1), ("age > 30", [], 1), ("age >= 30", [], 2),
    ("name CONTAINS 'n' AND age < 40", [], 1), ("name = 'x' OR age = 30", [], 1), ("NOT name == 'Bob'", [], 1),
    ("name MATCHES %@", ["[AB].*"], 2), ("nonsense", [], 0),
  ])
  func `a predicate of a format compares properties`(_ format: String, _ arguments: [String], _ count: Int) {
    let people = [Person(name: "Ann", age: 30), Person(name: "Bob", age: 40)]
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    #expect(people.filter { predicate.evaluate(with: $0) }.count == count)
  }

  @Test func `a predicate of the object itself matches an address`() {
    let isMail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._]+@[a-z]+\\.[a-z]+")
    #expect(isMail.evaluate(with: "ann@example.org"))
    #expect(!isMail.evaluate(with: "ann@example"))
  }

  @Test func `a localised string has its values, and keeps its marks where no table has it`() {
    #expect(String(localized: "\(3) rows") == "3 rows")
    #expect(String(localized: LocalizedStringResource("Hello")) == "Hello")
  }

  @Test func `a resource with a key of its own shows its default value where no table has the key`() {
    let name = "Ann"
    let resource = LocalizedStringResource(
      "greeting", defaultValue: "Hello \(name)", table: "Words", comment: "a comment")
    #expect(resource.key == "greeting")
    #expect(String(localized: resource) == "Hello Ann")
    #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Ann")
  }

  @Test func `Markdown gives characters their looks`() throws {
    let text = try AttributedString(markdown: "a **b** [c](https://example.org)")
    #expect(String(text.characters) == "a b c")
    #expect(text.runs.map { $0.inlinePresentationIntent ?? [] } == [[], .stronglyEmphasized, [], []])
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://example.org")])
    let host = ViewHost { Text(text) }
    guard case .styledText(let parts) = host.displayList.first?.content else {
      Issue.record("The text has no looks.")
      return
    }
    #expect(parts.first { $0.string == "b" }?.font != parts.first?.font)
  }

  @Test func `a text is as large as the built-in table says`() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = "abc".size(withAttributes: [.font: font])
    #expect(size.height == 24)
    let box = "abc abc".boundingRect(
      with: CGSize(width: size.width + 1, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(box.height == 48)
  }

  @Test func `a font is scaled to the text size of traits, at most to a size`() {
    let (font, metrics) = (UIFont.systemFont(ofSize: 17), UIFontMetrics(forTextStyle: .body))
    let larger = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: larger).pointSize == 21)
    #expect(metrics.scaledFont(for: font, compatibleWith: nil) == font)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: larger).pointSize == 20)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
  }

  @Test func `notifications and values of publishers come one by one`() async {
    let name = Notification.Name("FoundationNameTests")
    var posted = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(await posted.next()?.name == name)
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func `an optional and a record publish what they hold`() {
    var values: [Int] = []
    _ = Optional(3).publisher.sink { values.append($0) }
    _ = Int?.none.publisher.sink { values.append($0) }
    _ = Record<Int, Never>(output: [1, 2], completion: .finished).sink { values.append($0) }
    #expect(values == [3, 1, 2])
  }

  @Test func `pages are turned as the data source knows them`() {
    let (first, second) = (UIViewController(), UIViewController())
    let pages = Pages(all: [first, second])
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.setViewControllers([first], direction: .forward, animated: true)
    #expect(controller.turnPage())
    #expect(controller.viewControllers == [second])
    #expect(!controller.turnPage())
    #expect(controller.turnPage(.reverse))
  }

  @Test func `a drawn picture has its size`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(picture.size == CGSize(width: 20, height: 10))
  }

  @Test func `a picture is prepared at once, and a thumbnail has its size`() async {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    #expect(picture.preparingForDisplay()?.size == picture.size)
    #expect(await picture.byPreparingForDisplay?.size == picture.size)
    let size = CGSize(width: 4, height: 2)
    #expect(await picture.byPreparingThumbnail(ofSize: size)?.size == size)
    await confirmation(expectedCount: 2) { isCalled in
      picture.prepareForDisplay { _ in isCalled() }
      picture.prepareThumbnail(of: size) { _ in isCalled() }
    }
  }

  private enum Level: CustomLocalizedStringResourceConvertible {
    case easy, hard
    var localizedStringResource: LocalizedStringResource { self == .easy ? "Easy" : "Hard" }
  }

  @Test func `a value with a localized description is shown by it`() {
    let levels: [any CustomLocalizedStringResourceConvertible] = [Level.easy, Level.hard]
    let host = ViewHost { Text(levels[1].localizedStringResource) }
    #expect(host.texts == ["Hard"])
  }

  @Test func `values that devices share are kept while the program runs`() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("text", forKey: "a")
    store.set(true, forKey: "b")
    #expect(store.string(forKey: "a") == "text")
    #expect(store.bool(forKey: "b"))
    #expect(store.string(forKey: "b") == nil)
    store.removeObject(forKey: "a")
    #expect(store.string(forKey: "a") == nil)
  }
}

@MainActor
private final class Pages: UIPageViewControllerDataSource {
  let all: [UIViewController]
  init(all: [UIViewController]) { self.all = all }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { all.firstIndex(of: viewController).flatMap { $0 > 0 ? all[$0 - 1] : nil } }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { all.firstIndex(of: viewController).flatMap { $0 + 1 < all.count ? all[$0 + 1] : nil } }
}
#endif
