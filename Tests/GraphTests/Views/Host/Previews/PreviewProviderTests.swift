import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Previews of several shapes.
private struct Catalogue_Previews: PreviewProvider {
  static var previews: some View {
    Text("plain").previewDisplayName("Plain")
    Group {
      Text("first").previewDisplayName("First")
      Text("second").padding()
    }
    .previewDevice("iPhone SE (3rd generation)")
    .previewDisplayName("Of the group")
    ForEach(["a", "b"], id: \.self) { Text($0) }.previewLayout(.sizeThatFits)
    if true { Text("branch").previewInterfaceOrientation(.landscapeLeft) }
  }
}

private struct Environment_Previews: PreviewProvider {
  struct Reader: View {
    @Environment(\.horizontalSizeClass) var horizontal
    @Environment(\.verticalSizeClass) var vertical
    var body: some View { Text("\(horizontal == .compact) \(vertical == .compact)") }
  }

  static var previews: some View {
    Reader().previewDevice("iPhone 15 Pro Max").previewInterfaceOrientation(.landscapeRight)
    Reader().previewDevice("iPad mini (6th generation)")
    Reader()
  }
  static var platform: PreviewPlatform? { .iOS }
}

private struct Context: PreviewContext {
  let number: Int
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}

private struct Empty_Previews: PreviewProvider {
  static var previews: some View { EmptyView() }
}

private struct Odd_Previews: PreviewProvider {
  static var previews: some View {
    Text("odd").previewDevice("Newton").previewContext(Context(number: 7)).previewLayout(.fixed(width: 50, height: 60))
  }
}

@MainActor
struct `Providers of previews` {
  @Test func `each view of a provider is a preview`() async throws {
    let previews = Previews.of(Catalogue_Previews.self)
    #expect(previews.map(\.displayName) == ["Plain", "First", "Of the group", nil, nil, nil])
    var texts: [[String]] = []
    for preview in previews { texts.append(try await ViewHost(preview: preview).texts) }
    #expect(texts == [["plain"], ["first"], ["second"], ["a"], ["b"], ["branch"]])
  }

  @Test func `what a modifier says of a group holds for each of its views that says nothing itself`() {
    let previews = Previews.of(Catalogue_Previews.self)
    #expect(
      previews.map { $0.device?.rawValue } == [
        nil, "iPhone SE (3rd generation)", "iPhone SE (3rd generation)", nil, nil, nil,
      ])
    #expect(previews.map(\.layout) == [.device, .device, .device, .sizeThatFits, .sizeThatFits, .device])
    #expect(previews.last?.interfaceOrientation == .landscapeLeft)
  }

  @Test func `modifiers around a group are around each of its views`() async throws {
    struct Padded: PreviewProvider {
      static var previews: some View {
        Group {
          Color.red.named("red")
          Color.blue.named("blue")
        }
        .padding(10)
      }
    }
    let frames = try await Previews.of(Padded.self).asyncMap { try await ViewHost(preview: $0) }.map {
      [$0.frame(named: "red"), $0.frame(named: "blue")]
    }
    let frame = CGRect(x: 10, y: 10, width: 370, height: 680)
    #expect(frames == [[frame, nil], [nil, frame]])
  }

  @Test func `a device brings its size, its safe area, its scale and its size classes`() async throws {
    let hosts = try await Previews.of(Environment_Previews.self).asyncMap { try await ViewHost(preview: $0) }
    #expect(hosts.map(\.texts) == [["false true"], ["false false"], ["true false"]])
    #expect(hosts.map { $0.counts(of: Environment_Previews.Reader.self).bodies } == [1, 1, 1])
    #expect(
      hosts.map { String($0.picture.text.prefix { $0 != "\n" }) } == [
        "screen 932 × 430", "screen 744 × 1133", "screen 390 × 700",
      ])
  }

  @Test func `a layout that fits is as large as the view, and a fixed one as it says`() async throws {
    let row = Previews.of(Catalogue_Previews.self)[3]
    let fitting = try await ViewHost(preview: row)
    #expect(fitting.picture.text.hasPrefix("screen 9.45 × 20.4"))
    let odd = Previews.of(Odd_Previews.self)[0]
    let fixed = try await ViewHost(preview: odd)
    #expect(fixed.picture.text.hasPrefix("screen 50 × 60"))
    #expect((odd.context as? Context)?.number == 7)
  }

  @Test func `a device that is not known is an issue`() async throws {
    let host = try await ViewHost(preview: Previews.of(Odd_Previews.self)[0])
    #expect(
      host.issues.map(\.description) == [
        "No screen is known of the device 'Newton'; the preview has the host's usual one. [Preview.previewDevice]"
      ])
    let known = try await ViewHost(preview: Previews.of(Odd_Previews.self)[0], on: "iPhone 8")
    #expect(known.issues == [])
  }

  @Test func `an empty view is no preview`() {
    #expect(Previews.of(Empty_Previews.self).isEmpty)
  }

  @Test func `the providers of a module are found, private ones too, with their names`() {
    let types = Previews.all(in: "ViewTests").map { preview in
      if case .provider(let typeName, _) = preview.origin {
        String(typeName.split(separator: ".").last ?? "")
      } else {
        ""
      }
    }
    #expect(types.count { $0 == "Catalogue_Previews" } == 6)
    #expect(types.count { $0 == "Environment_Previews" } == 3)
    #expect(!types.contains("Empty_Previews"))
    #expect(Previews.all(in: "NoSuchModule").isEmpty)
  }

  @Test func `every name in the table of devices has a screen, also with its generation`() async throws {
    for name in [
      "iPhone 8", "iPhone 13 mini", "iPhone 16 Pro", "iPad Pro (11-inch) (4th generation)", "iPad Air (5th generation)",
    ] {
      let host = try await ViewHost(preview: Preview { Color.red }, on: PreviewDevice(rawValue: name))
      #expect(host.issues == [], "\(name)")
      #expect(host.picture.text.contains("screen 390 × 700") == false, "\(name)")
    }
  }
}

extension Sequence {
  /// The results of a closure that waits, one after the other.
  @MainActor
  fileprivate func asyncMap<Result>(_ transform: @MainActor (Element) async throws -> Result) async rethrows -> [Result]
  {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
