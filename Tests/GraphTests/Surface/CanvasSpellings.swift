import SwiftUI

struct CanvasSpelling: View {
  let points: [CGPoint] = []
  @State private var date = Date()

  var body: some View {
    Canvas { context, size in
      context.stroke(
        Path(ellipseIn: CGRect(origin: .zero, size: size)),
        with: .color(.green),
        lineWidth: 4)
    }
    .frame(width: 300, height: 200)
    .border(Color.blue)

    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
      let midPoint = CGPoint(x: size.width / 2, y: size.height / 2)
      let font = Font.custom("Arial Rounded MT Bold", size: 16)
      var resolved = context.resolve(Text("blue").font(font))
      resolved.shading = .color(.blue)
      let fits = resolved.measure(in: size)
      context.draw(resolved, at: midPoint, anchor: .center)
      context.draw(Text("x").foregroundColor(.red), in: CGRect(origin: midPoint, size: fits))
      let image = context.resolve(Image(systemName: "star"))
      context.draw(image, at: midPoint)
      context.draw(Image("asset"), in: CGRect(x: 0, y: 0, width: image.size.width, height: image.baseline))
      context.addFilter(.shadow(color: .black, radius: 10, x: 1, y: 2))
      context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
      context.addFilter(.distortionShader(ShaderLibrary.wave(.float(1)), maxSampleOffset: .zero))
      context.addFilter(.blur(radius: 30))
      context.drawLayer { ctx in
        for index in [1, 2] {
          if let resolvedView = context.resolveSymbol(id: index) {
            ctx.draw(resolvedView, at: midPoint)
          }
        }
      }
      let halfSize = CGSize(width: size.width / 2, height: size.height / 2)
      context.clip(to: Path(CGRect(origin: .zero, size: halfSize)))
      context.clip(to: Path { $0.move(to: .zero) }, style: FillStyle(eoFill: true), options: .inverse)
      context.clipToLayer(opacity: 0.5) { layer in layer.fill(Path(), with: .foreground) }
      context.blendMode = .plusLighter
      context.blendMode = .multiply
      context.opacity = 0.4
      context.translateBy(x: 10, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .degrees(45))
      context.concatenate(CGAffineTransform(rotationAngle: 1))
      context.transform = .identity
      context.fill(
        Path(roundedRect: .zero, cornerRadius: 3),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: midPoint))
      context.fill(
        Path(), with: .radialGradient(Gradient(colors: [.red]), center: midPoint, startRadius: 0, endRadius: 9))
      context.fill(Path(), with: .conicGradient(Gradient(colors: [.red]), center: midPoint, angle: .degrees(10)))
      context.fill(Path(), with: .style(.tint), style: FillStyle())
      context.fill(Path(), with: GraphicsContext.Shading.color(red: 1, green: 0, blue: 0, opacity: 1))
      context.stroke(Path(), with: .color(white: 0.5), style: StrokeStyle(lineWidth: 2, dash: [1, 2]))
      let shading: GraphicsContext.Shading = .palette([.color(.red), .backdrop])
      context.fill(Path(), with: shading)
      if context.environment.colorScheme == .dark { draw(in: context, size: size) }
    } symbols: {
      Circle().fill(.red).frame(width: 10, height: 10).tag(1)
      Text("b").tag(2)
      ForEach(0..<3) { index in Text("\(index)").tag(index + 10) }
    }

    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let angle = Angle.degrees(timeline.date.timeIntervalSinceReferenceDate.remainder(dividingBy: 3) * 120)
        context.rotate(by: angle)
      }
    }
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, style: .time)
      if context.cadence <= .seconds { Text("s") }
    }
    TimelineView(.everyMinute) { context in Text("\(context.date)") }
    TimelineView(.animation(minimumInterval: 1 / 30, paused: points.isEmpty)) { _ in EmptyView() }
    TimelineView(.explicit([date])) { context in Text(context.date.description) }
    TimelineView(PeriodicTimelineSchedule(from: date, by: 5)) { context in ClockFace(date: context.date) }
  }

  private func draw(in context: GraphicsContext, size: CGSize) {
    var copy = context
    copy.opacity = 1
    copy.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.mint))
  }
}

private struct ClockFace: View {
  let date: Date
  var body: some View { Text("\(date)") }
}

private struct WeekSchedule: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

struct AsyncImageSpelling: View {
  let url = URL(string: "https://example.com/icon.png")

  var body: some View {
    AsyncImage(url: url).frame(width: 200, height: 200)
    AsyncImage(url: url, scale: 2)
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url, content: { $0.resizable() }, placeholder: { Color.gray })
    AsyncImage(url: url) { phase in
      if let image = phase.image {
        image
      } else if phase.error != nil {
        Color.red
      } else {
        Color.blue
      }
    }
    AsyncImage(url: url, transaction: Transaction(animation: .easeInOut)) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().transition(.scale)
      case .failure(let error): Text(error.localizedDescription)
      @unknown default: EmptyView()
      }
    }
  }
}

struct GradientSpelling: View {
  @Namespace private var glass

  var body: some View {
    Rectangle().fill(EllipticalGradient(colors: [.blue, .green]))
    Rectangle().fill(
      EllipticalGradient(
        gradient: Gradient(colors: [.red, .blue]), center: .center, startRadiusFraction: 0.0, endRadiusFraction: 0.5))
    Rectangle().fill(.ellipticalGradient(colors: [.red], center: .top, startRadiusFraction: 0, endRadiusFraction: 1))
    Rectangle().fill(.ellipticalGradient(stops: [.init(color: .red, location: 0)]))
    EllipticalGradient(stops: [], center: .bottom)
    MeshGradient(
      width: 3, height: 3,
      points: [
        .init(0, 0), .init(0.5, 0), .init(1, 0), [0, 0.5], [0.5, 0.5], [1, 0.5], SIMD2(0, 1), SIMD2(0.5, 1), [1, 1],
      ],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint],
      background: .black, smoothsColors: true, colorSpace: .perceptual
    )
    .ignoresSafeArea()
    Rectangle().fill(MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red]))
    Text("a").foregroundStyle(
      ImagePaint(image: Image("dots"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 0.2))
    Circle().strokeBorder(ImagePaint(image: Image(systemName: "star"), scale: 0.1), lineWidth: 20)
    Circle().fill(.image(Image("dots")))
    Text("b").border(ImagePaint(image: Image("dots"), scale: 0.2), width: 30)
    Text("c").projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 1)))
    Text("d").projectionEffect(.init(CATransform3DMakeRotation(1, 1, 0, 0)))
    GlassEffectContainer(spacing: 40) {
      Text("e")
        .glassEffect()
        .glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 16))
        .glassEffect(.clear, in: Circle())
        .glassEffectID("e", in: glass)
        .glassEffectUnion(id: "e", namespace: glass)
        .glassEffectTransition(.materialize)
    }
    Rectangle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
  }
}
