import AttributeGraphUI
import Foundation
import Testing

/// Styles that depend on the environment, and those that are made of others.
@MainActor
struct `Shape styles` {
  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 200), root: content)
  }

  private func colors(_ host: ViewHost) -> [String] {
    host.displayList.map { item in
      switch item.content {
      case .shape(_, let color): "\(color)"
      default: item.foregroundColor.map { "\($0)" } ?? "none"
      }
    }
  }

  @Test func `a tint is what controls and shapes in it are drawn in, and follows its value`() throws {
    struct Tinted: View {
      @State private var color: Color? = .red
      var body: some View {
        VStack {
          Rectangle().fill(.tint)
          Image(systemName: "star").foregroundStyle(.tint)
          Toggle("", isOn: .constant(true)).labelsHidden()
        }
        .tint(color)
        Rectangle().fill(.tint)
        Button("next") { color = color == .red ? .blue : nil }
      }
    }
    let host = ViewHost { Tinted() }
    #expect(colors(host) == ["red", "red", "red", "accentColor", "none"])
    try host.tap("next")
    #expect(colors(host) == ["blue", "blue", "blue", "accentColor", "none"])
    try host.tap("next")
    #expect(colors(host) == ["accentColor", "accentColor", "none", "accentColor", "none"])
  }

  @Test func `an accent colour is a tint, and a switch can have its own`() {
    let host = host {
      Toggle("", isOn: .constant(true)).labelsHidden().accentColor(.green)
      Toggle("", isOn: .constant(true)).labelsHidden().toggleStyle(SwitchToggleStyle(tint: .orange))
    }
    #expect(colors(host) == ["green", "orange"])
  }

  @Test func `a style of backgrounds is set around`() {
    let host = host {
      Text("a").background()
      Text("b").background(in: Circle()).backgroundStyle(.blue)
      Text("c").background(.background.opacity(0.5), in: Capsule()).backgroundStyle(.red)
    }
    let shapes = host.displayList.compactMap { item -> String? in
      if case .shape(let name, let color) = item.content { "\(name) \(color)" } else { nil }
    }
    #expect(shapes == ["Rectangle background", "Circle blue", "Capsule 50% red"])
  }

  @Test func `the ranks of the foreground are set together`() {
    let host = host {
      VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle()
        Text("a").foregroundStyle(.secondary)
      }
      .foregroundStyle(.red, .blue)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary).foregroundStyle(.red, .blue, .green)
    }
    #expect(colors(host).prefix(4) == ["red", "blue", "30% blue", "red"])
    #expect(colors(host).suffix(2) == ["secondary", "green"])
  }

  @Test func `opacity, shadows and blend modes of a style apply to drawings in it`() throws {
    let host = host {
      Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1)).opacity(0.5))
      Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5))
      Text("a").foregroundStyle(.red.blendMode(.screen))
      Image(systemName: "star").foregroundStyle(.foreground.shadow(.inner(color: .white, radius: 2)))
    }
    let items = host.displayList
    #expect(items[0].content == .shape("Circle", .red.opacity(0.5)))
    #expect(items[0].effects.map(\.kind) == [.shadow(.black, radius: 3, x: 1, y: 0)])
    guard case .gradient(_, let gradient) = items[1].content else {
      Issue.record("The second circle has no gradient.")
      return
    }
    #expect(gradient.gradient.stops.map(\.color) == [.red.opacity(0.5), .blue.opacity(0.5)])
    #expect(items[2].effects.map(\.kind) == [.blend(.screen)])
    #expect(items[3].effects.map(\.kind) == [.innerShadow(.white, radius: 2, x: 0, y: 0)])
  }

  @Test func `a style of one's own resolves by the environment`() {
    struct Inverse: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    let host = host {
      Rectangle().fill(Inverse())
      Rectangle().foregroundStyle(Inverse())
    }
    #expect(colors(host) == ["black", "black"])
    host.setEnvironment(\.colorScheme, to: .dark)
    host.flush()
    #expect(colors(host) == ["white", "white"])
  }

  @Test func `an erased style, materials, gradients and the colours of the system are told`() {
    let host = host {
      Rectangle().fill(AnyShapeStyle(.tint)).tint(.red)
      Rectangle().fill(.thinMaterial)
      Rectangle().fill(.separator)
      Rectangle().fill(.selection)
      Rectangle().fill(.fill)
      Rectangle().fill(Color.red.secondary)
    }
    #expect(colors(host) == ["red", "thinMaterial", "separator", "selection", "fill", "60% red"])
    let gradient = self.host { Rectangle().fill(Gradient(colors: [.red, .blue])) }
    guard case .gradient("Rectangle", .linear(let style))? = gradient.displayList.first?.content else {
      Issue.record("There is no gradient.")
      return
    }
    #expect(style.startPoint == .top && style.endPoint == .bottom)
  }
}
