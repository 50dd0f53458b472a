#if !canImport(Darwin) && compiler(<6.4)
import AttributeGraphUI
import Foundation
import RegexBuilder
import Testing

/// The expected texts are those of the tests of swift-foundation (URLFormatStyleTests).
struct `Formats of addresses` {
  private func url(_ text: String) throws -> URL { try #require(URLComponents(string: text)?.url) }

  @Test(arguments: [
    ("https://www.pomegranate.com", "https://www.pomegranate.com"),
    ("https://charles:pswd@cherry.com", "https://cherry.com"),
    ("https://www.blueberry.com:1234", "https://www.blueberry.com"),
    ("safari://www.pineapple.com:9876", "safari://www.pineapple.com:9876"),
    ("https://mango.com/search?color=red", "https://mango.com/search"),
    ("https://grapes.com/path#history", "https://grapes.com/path"),
    ("https://www.apple.com/iPhone/", "https://www.apple.com/iPhone"), ("file:/etc/asl", "file:/etc/asl"),
    ("http://xn--sailor-183m.com", "http://sailor月.com"), ("https://example.org/a%20b", "https://example.org/a b"),
  ])
  func `an address is written as its scheme, host and path`(_ address: String, _ text: String) throws {
    #expect(try url(address).formatted() == text)
    #expect(try url(address).formatted(.url) == text)
  }

  @Test(arguments: [
    (URL.FormatStyle(scheme: .never), "ssh://www.pear.com", "www.pear.com"),
    (URL.FormatStyle(scheme: .omitIfHTTPFamily), "http://www.cherry.com", "www.cherry.com"),
    (URL.FormatStyle(scheme: .omitIfHTTPFamily), "ftp://www.kiwi.com", "ftp://www.kiwi.com"),
    (URL.FormatStyle(scheme: .displayWhen(.scheme, matches: ["tv"])), "tv://www.orange.com", "tv://www.orange.com"),
    (URL.FormatStyle(scheme: .displayWhen(.scheme, matches: ["tv"])), "https://www.orange.com", "www.orange.com"),
    (URL.FormatStyle(scheme: .omitWhen(.scheme, matches: ["tv"])), "tv://www.orange.com", "www.orange.com"),
    (URL.FormatStyle(user: .always, password: .always), "http://a:b@c.org/US", "http://a:b@c.org/US"),
    (
      URL.FormatStyle(port: .always, query: .always, fragment: .always), "http://c.org:81/d/?e#f",
      "http://c.org:81/d/?e#f"
    ),
  ])
  func `a part of an address is shown where its rule holds`(_ style: URL.FormatStyle, _ address: String, _ text: String)
    throws
  {
    #expect(try url(address).formatted(style) == text)
  }

  @Test(arguments: [
    (URL.FormatStyle.HostDisplayOption.never, "ftp://www.apple.com", "ftp:"),
    (.omitIfHTTPFamily, "https://www.apple.com/path", "/path"),
    (.omitIfHTTPFamily, "ftp://www.apple.com", "ftp://www.apple.com"),
    (.omitSpecificSubdomains(["www", "m"]), "https://m.apple.com", "apple.com"),
    (.omitSpecificSubdomains(["www", "mobile"]), "https://mobile.com", "mobile.com"),
    (.omitSpecificSubdomains(["m"]), "https://m.mobile.apple.com", "mobile.apple.com"),
    (.omitSpecificSubdomains(["192"]), "https://192.168.0.30", "192.168.0.30"),
    (
      .omitSpecificSubdomains(["mobile"], when: .scheme, matches: ["https"]), "ftp://mobile.apple.com",
      "ftp://mobile.apple.com"
    ),
    (
      .omitSpecificSubdomains(includeMultiLevelSubdomains: true), "https://docs.api.code.apple.com.cn",
      "code.apple.com.cn"
    ),
    (.omitSpecificSubdomains(["m"], includeMultiLevelSubdomains: true), "https://a.m.b.com", "b.com"),
    (.omitSpecificSubdomains(["2620"]), "https://[2620:100:e000::8001]/search", "[2620:100:e000::8001]/search"),
  ])
  func `a host is shown without the subdomains that its rule names`(
    _ option: URL.FormatStyle.HostDisplayOption, _ address: String, _ text: String
  ) throws {
    #expect(try url(address).formatted(.url.scheme(.omitIfHTTPFamily).host(option)) == text)
  }

  @Test(arguments: [
    ("www.example.com", URL.ParseStrategy(), nil), ("https://www.example.com", .init(), "https://www.example.com"),
    ("https://a.com", .init(port: .required), nil), ("https://a.com/b", .init(path: .required), "https://a.com/b"),
    ("https://a.com/b?c=d%26e", .init(), "https://a.com/b?c=d%26e"),
    ("https://a.com and more", .init(), "https://a.com"),
    ("//a.com/b", .init(scheme: .defaultValue("https")), "https://a.com/b"),
    ("https://a.com/b", .init(port: .defaultValue(8080)), "https://a.com:8080/b"),
  ])
  func `a text is an address if it has the required parts`(
    _ text: String, _ strategy: URL.ParseStrategy, _ address: String?
  ) {
    #expect((try? URL(text, strategy: strategy))?.absoluteString == address)
  }

  @Test func `a format of addresses requires the parts that it always shows`() {
    let strategy = URL.FormatStyle.url.parseStrategy
    #expect((try? strategy.parse("https://example.org"))?.host == nil)
    #expect((try? strategy.parse("https://example.org/"))?.host == "example.org")
    #expect((try? URL.FormatStyle.url.path(.never).parseStrategy.parse("https://example.org"))?.host == "example.org")
  }

  @Test func `an address is found by a regular expression`() {
    let regex = Regex { Capture { .url() } }
    #expect("Location: https://www.apple.com/ today".firstMatch(of: regex)?.output.1.host == "www.apple.com")
  }

  @MainActor
  @Test func `a field with an address takes over what parses`() throws {
    let address = Reference(URL(string: "https://a.org/b"))
    let host = ViewHost {
      TextField("address", value: Binding(get: { address.value }, set: { address.value = $0 }), format: .url)
    }
    #expect(try host.text(in: "address") == "https://a.org/b")
    try host.replaceText(in: "address", with: "https://c.org/d")
    #expect(address.value?.host == "c.org")
    try host.replaceText(in: "address", with: "nothing")
    #expect(address.value == nil)
  }

  @MainActor
  private final class Reference {
    var value: URL?
    init(_ value: URL?) { self.value = value }
  }
}
#endif
