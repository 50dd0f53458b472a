#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// The texts are those of Apple's documentation of `PersonNameComponents` and its format.
struct `Formats of names` {
  private static let thomas = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
    nickname: "Tom")

  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.long, "Dr. Thomas Louis Clark Esq."), (.medium, "Thomas Clark"),
    (.short, "Tom"),
    (.abbreviated, "TC"),
  ])
  func `a name is as long as its style`(_ style: PersonNameComponents.FormatStyle.Style, _ text: String) {
    let english = Locale(identifier: "en_US")
    #expect(Self.thomas.formatted(.name(style: style).locale(english)) == text)
  }

  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.long, "Dr. Clark Thomas Louis Esq."), (.medium, "Clark Thomas"),
    (.short, "Tom"),
    (.abbreviated, "CT"),
  ])
  func `the family comes first in a locale that has it so`(
    _ style: PersonNameComponents.FormatStyle.Style, _ text: String
  ) {
    #expect(Self.thomas.formatted(.name(style: style).locale(Locale(identifier: "zh_CN"))) == text)
  }

  @Test(arguments: [
    ("泰夫", "木田", "木田泰夫"), ("うじゃく", "たかなし", "たかなし うじゃく"), ("John", "王", "John 王"), ("Ann", "", "Ann"),
  ])
  func `the order of a name is that of its script`(_ given: String, _ family: String, _ text: String) {
    let name = PersonNameComponents(givenName: given, familyName: family)
    #expect(name.formatted(PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US"))) == text)
  }

  @Test func `a name in Arabic is not abbreviated to letters`() {
    let name = PersonNameComponents(givenName: "أحمد", familyName: "الراجحي")
    #expect(name.formatted(.name(style: .abbreviated)) == "أحمد")
  }

  @Test func `a name without parts is empty`() {
    let styles: [PersonNameComponents.FormatStyle.Style] = [.short, .medium, .long, .abbreviated]
    #expect(styles.map { PersonNameComponents().formatted(.name(style: $0)) } == ["", "", "", ""])
  }

  @Test(arguments: [
    ("Thomas Clark", ["", "Thomas", "", "Clark", ""]), ("Thomas Louis Clark", ["", "Thomas", "Louis", "Clark", ""]),
    ("Thomas L. Clark", ["", "Thomas", "L.", "Clark", ""]), ("Dr. Thomas, Esq.", ["Dr.", "Thomas", "", "", "Esq."]),
    ("thomas clark", ["", "thomas", "", "clark", ""]), ("Clark, Thomas", ["", "Thomas", "", "Clark", ""]),
    ("CLARK Thomas", ["", "Thomas", "", "CLARK", ""]),
    ("Thomas (a.k.a. Tom) Clark 🍎", ["", "Thomas", "", "Clark", ""]),
    ("杨振宁", ["", "振宁", "", "杨", ""]), ("木田泰夫", ["", "泰夫", "", "木田", ""]),
    ("Jean-Philippe de Zélicourt", ["", "Jean-Philippe", "", "de Zélicourt", ""]), ("Cher", ["", "Cher", "", "", ""]),
    ("Clark, Dr. Thomas", ["Dr.", "Thomas", "", "Clark", ""]),
    ("Dr Elizabeth Jillian Smith Esq.", ["Dr", "Elizabeth", "Jillian", "Smith", "Esq."]),
  ])
  func `a text is taken apart into the parts of a name`(_ text: String, _ parts: [String]) throws {
    let name = try PersonNameComponents(text)
    #expect(
      [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix].map { $0 ?? "" } == parts)
    #expect(try PersonNameComponents(text, strategy: .name) == name)
  }

  @Test(arguments: ["", " , ", "(none)", "12"])
  func `a text without letters is no name`(_ text: String) {
    #expect(throws: CocoaError.self) { try PersonNameComponents(text) }
  }

  @Test func `a formatter writes names like the format`() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Self.thomas) == "Thomas Clark")
    formatter.style = .abbreviated
    #expect(formatter.string(from: Self.thomas) == "TC")
    #expect(PersonNameComponentsFormatter.localizedString(from: Self.thomas, style: .short) == "Tom")
    #expect(formatter.personNameComponents(from: "Thomas Clark")?.familyName == "Clark")
  }
}
#endif
