import AttributeGraphUI
import Foundation

/// Numbers of what is drawn: colours, effects, shapes, texts.
extension HostilePlace {
  private static var leaf: some View { Color.red.frame(width: 10, height: 10) }

  package static let drawing: [HostilePlace] = [
    HostilePlace("opacity", reports: .notANumber) { leaf.opacity($0) },
    HostilePlace("Color.opacity") { Color.red.opacity($0) },
    HostilePlace("Color(red:)") { Color(red: $0, green: $0, blue: 0) },
    HostilePlace("Color(hue:)") { Color(hue: $0, saturation: $0, brightness: $0) },
    HostilePlace("Color.mix") { Color.red.mix(with: .blue, by: $0) },
    HostilePlace("brightness", reports: .endless) { leaf.brightness($0).contrast($0).saturation($0).grayscale($0) },
    HostilePlace("hueRotation", reports: .endless) { leaf.hueRotation(.degrees($0)) },
    HostilePlace("blur", reports: .noLength) { leaf.blur(radius: $0) },
    HostilePlace("shadow", reports: .noLength) { leaf.shadow(radius: $0, x: $0, y: $0) },
    HostilePlace("cornerRadius", reports: .noRadius) { leaf.cornerRadius($0) },
    HostilePlace("RoundedRectangle", reports: .noRadius) { RoundedRectangle(cornerRadius: $0).fill(.red) },
    HostilePlace("RoundedRectangle(cornerSize:)", reports: .noLength) {
      RoundedRectangle(cornerSize: CGSize(width: $0, height: $0)).stroke(.red, lineWidth: $0)
    },
    HostilePlace("UnevenRoundedRectangle", reports: .noRadius) {
      UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: $0).fill(.red)
    },
    HostilePlace("border", reports: .noLength) { leaf.border(.red, width: $0) },
    HostilePlace("stroke", reports: .noLength) { Circle().stroke(.red, lineWidth: $0) },
    HostilePlace("strokeBorder", reports: .noLength) { Circle().strokeBorder(.red, lineWidth: $0) },
    HostilePlace("StrokeStyle(dash:)", reports: .noLength) {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, miterLimit: $0, dash: [$0, 2], dashPhase: $0))
    },
    HostilePlace("inset", reports: .endless) { Circle().inset(by: $0).fill(.red) },
    HostilePlace("trim", reports: .endless) { Circle().trim(from: $0, to: 0.5).stroke(.red) },
    HostilePlace("trim(to:)", reports: .endless) {
      RoundedRectangle(cornerRadius: 3).trim(from: 0, to: $0).stroke(.red)
    },
    HostilePlace("Shape.scale", reports: .endless) { Circle().scale($0).fill(.red) },
    HostilePlace("Shape.rotation", reports: .endless) { Rectangle().rotation(.degrees($0)).fill(.red) },
    HostilePlace("Shape.offset", reports: .endless) { Rectangle().offset(x: $0, y: $0).fill(.red) },
    HostilePlace("Shape.size", reports: .endless) { Rectangle().size(width: $0, height: $0).fill(.red) },
    HostilePlace("Shape.transform", reports: .endless) {
      Rectangle().transform(CGAffineTransform(scaleX: $0, y: $0)).fill(.red)
    },
    HostilePlace("Path lines", reports: .endless) { number in
      Path { path in
        path.move(to: CGPoint(x: number, y: 0))
        path.addLine(to: CGPoint(x: 5, y: number))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: number, y: number))
        path.addCurve(
          to: CGPoint(x: number, y: 9), control1: CGPoint(x: number, y: number), control2: CGPoint(x: 1, y: number))
        path.addRect(CGRect(x: number, y: 0, width: number, height: 4))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: number, height: 4))
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 4), cornerSize: CGSize(width: number, height: 1))
        path.closeSubpath()
      }
      .fill(.red)
    },
    HostilePlace("Path arcs") { number in
      Path { path in
        path.addArc(
          center: CGPoint(x: 5, y: 5), radius: number, startAngle: .degrees(number), endAngle: .degrees(90),
          clockwise: true)
        path.addArc(
          center: CGPoint(x: 5, y: 5), radius: 3, startAngle: .degrees(0), endAngle: .degrees(number), clockwise: false)
        path.addRelativeArc(
          center: CGPoint(x: 5, y: 5), radius: 3, startAngle: .degrees(0), delta: .degrees(number))
        path.addArc(tangent1End: CGPoint(x: number, y: 1), tangent2End: CGPoint(x: 3, y: 9), radius: number)
      }
      .trim(from: 0, to: 0.5)
      .stroke(.red)
    },
    HostilePlace("Path queries", reports: .negativeInfinity) { number in
      let path = Path(CGRect(x: 0, y: 0, width: number, height: 10))
      Text("\(path.contains(CGPoint(x: number, y: 1))) \(path.boundingRect.width)")
      path.trimmedPath(from: number, to: 1).fill(.red)
      path.strokedPath(StrokeStyle(lineWidth: number)).fill(.red)
    },
    HostilePlace("scaleEffect", reports: .endless) { leaf.scaleEffect($0) },
    HostilePlace("scaleEffect(x:)", reports: .endless) { Button("a") {}.scaleEffect(x: $0, y: 1) },
    HostilePlace("rotationEffect", reports: .endless) { leaf.rotationEffect(.degrees($0)) },
    HostilePlace("rotation3DEffect", reports: .endless) {
      leaf.rotation3DEffect(.degrees($0), axis: (x: $0, y: 1, z: 0), anchorZ: $0, perspective: $0)
    },
    HostilePlace("transformEffect", reports: .endless) {
      leaf.transformEffect(CGAffineTransform(translationX: $0, y: $0))
    },
    HostilePlace("projectionEffect", reports: .endless) {
      leaf.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: $0, y: $0)))
    },
    HostilePlace("visualEffect", reports: .endless) { number in
      leaf.visualEffect { content, _ in
        content.offset(x: number).scaleEffect(number).opacity(number).blur(radius: number)
      }
    },
    HostilePlace("scrollTransition") { number in
      ScrollView {
        ForEach(0..<9) { _ in
          leaf.scrollTransition { content, phase in content.opacity(phase.value * number).offset(y: number) }
        }
      }
    } act: {
      _ = try? $0.scroll(by: 10)
    },
    HostilePlace("LinearGradient", reports: .endless) { number in
      LinearGradient(
        stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
        startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom)
    },
    HostilePlace("RadialGradient", reports: .endless) {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: $0)
    },
    HostilePlace("AngularGradient", reports: .endless) {
      AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees($0), endAngle: .degrees($0))
    },
    HostilePlace("EllipticalGradient", reports: .endless) {
      EllipticalGradient(colors: [.red, .blue], startRadiusFraction: $0, endRadiusFraction: $0)
    },
    HostilePlace("Image scale") { Image(systemName: "star").imageScale(.large).font(.system(size: $0)) },
    HostilePlace("Font.system(size:)", reports: .noLength) {
      Text("some words to be measured").font(.system(size: $0))
    },
    HostilePlace("Font.custom(size:)", reports: .noLength) { Text("words").font(.custom("Nice", size: $0)) },
    HostilePlace("tracking") { Text("some words").tracking($0).kerning($0).baselineOffset($0) },
    HostilePlace("lineSpacing", reports: .noLength) {
      Text("some words in many lines of text").frame(width: 30).lineSpacing($0)
    },
    HostilePlace("minimumScaleFactor", reports: .endless) {
      Text("some words").lineLimit(1).frame(width: 20).minimumScaleFactor($0)
    },
    HostilePlace("text in a frame", reports: .noLength) { Text("some words").frame(width: $0) },
    HostilePlace("Text(number)") { Text($0, format: .number) },
    HostilePlace("Text interpolation") { Text("\($0) \(CGFloat($0)) \(Float($0))") },
    HostilePlace("Text specifier") { Text("\($0, specifier: "%.2f")") },
    HostilePlace("Text(date)") { number in
      let date = Date(timeIntervalSinceReferenceDate: number)
      Text(date, style: .timer)
      Text(date, style: .relative)
      Text(date, style: .offset)
    },
    HostilePlace("Text(date, style: .date)") { number in
      let date = Date(timeIntervalSinceReferenceDate: number)
      Text(date, style: .date)
      Text(date, style: .time)
    },
    HostilePlace("Text(timerInterval:)") { number in
      let date = Date(timeIntervalSinceReferenceDate: 0)
      if number >= 0 {
        Text(timerInterval: date...Date(timeIntervalSinceReferenceDate: number), countsDown: true)
      }
    },
    HostilePlace("Text(_:format:) of a source of time") { number in
      let date = Date(timeIntervalSinceReferenceDate: number)
      Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
      Text(.currentDate, format: .stopwatch(startingAt: date, maxPrecision: .milliseconds(1)))
      Text(.currentDate, format: .offset(to: date))
      Text(.currentDate, format: .reference(to: date))
    },
    HostilePlace("Canvas", reports: .noLength) { number in
      AttributeGraphUI.Canvas { context, size in
        context.opacity = number
        context.translateBy(x: number, y: number)
        context.scaleBy(x: number, y: number)
        context.rotate(by: .degrees(number))
        context.fill(Path(CGRect(x: 0, y: 0, width: number, height: 4)), with: .color(.red))
        context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 4)), with: .color(.red), lineWidth: number)
        context.draw(Text("a"), at: CGPoint(x: number, y: number))
        context.addFilter(.blur(radius: number))
        context.clip(to: Path(CGRect(x: 0, y: 0, width: number, height: 4)))
        context.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 4)), with: .color(.red))
      }
    },
    HostilePlace("Shape.sizeThatFits", reports: [.notANumber, .negativeInfinity, .negative]) { number in
      Odd(number: number).fill(.red)
    },
    HostilePlace("TextMeasurer", reports: [.notANumber, .negativeInfinity, .negative]) { number in
      Text("a").environment(\.textMeasurer, OddMeasurer(number: number))
    },
    HostilePlace("clipShape", reports: .noRadius) { leaf.clipShape(RoundedRectangle(cornerRadius: $0)) },
    HostilePlace("mask", reports: .noLength) { number in leaf.mask { Color.red.frame(width: number) } },
    HostilePlace("glassEffect", reports: [.notANumber, .negativeInfinity]) {
      leaf.glassEffect(.regular, in: .rect(cornerRadius: $0))
    },
    HostilePlace("Color.resolve") { number in
      Color(red: number, green: 0, blue: 0).opacity(number).gradient
    },
    HostilePlace("ImagePaint", reports: .endless) { number in
      Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: number))
    },
    HostilePlace("listRowSeparator", reports: .endless) { number in
      List { Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in CGFloat(number) }.listRowSeparator(.visible) }
    },
    HostilePlace("MeshGradient", reports: .endless) { number in
      MeshGradient(
        width: 2, height: 2, points: [[Float(number), 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .blue])
    },
    HostilePlace("symbolEffect") { Image(systemName: "star", variableValue: $0) },
    HostilePlace("UIColor") { Color(uiColor: UIColor(red: $0, green: 0, blue: 0, alpha: $0)) },
  ]
}

/// A shape whose size is a number by itself.
private struct Odd: Shape {
  let number: Double

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 5, height: 5)) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: number, height: number) }
}

/// A measurer for which each text is as large as a number.
private struct OddMeasurer: TextMeasurer {
  let number: Double

  func measure(_ string: String, font: Font, width: CGFloat?, lineLimit: Int?) -> TextMetrics {
    TextMetrics(size: CGSize(width: number, height: number), firstBaseline: number, lastBaseline: number, lineCount: 1)
  }
}
