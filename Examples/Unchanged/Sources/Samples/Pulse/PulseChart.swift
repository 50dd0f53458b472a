import SwiftUI

/// The line of the measurements over a grid, drawn in a canvas.
struct PulseChart: View {
  let measurements: [HeartRate]
  var range: ClosedRange<Double> = 50...110

  var body: some View {
    Canvas { context, size in
      let plot = CGRect(x: 36, y: 8, width: size.width - 44, height: size.height - 32)
      drawGrid(in: plot, context)
      drawLine(in: plot, context)
      drawLatest(in: plot, context)
    }
    .accessibilityLabel("Heart rate")
    .accessibilityValue("\(Int(measurements.last?.beatsPerMinute ?? 0)) beats per minute")
  }

  private func point(_ index: Int, in plot: CGRect) -> CGPoint {
    let measurement = measurements[index]
    let x = plot.minX + plot.width * CGFloat(index) / CGFloat(max(measurements.count - 1, 1))
    let share = (measurement.beatsPerMinute - range.lowerBound) / (range.upperBound - range.lowerBound)
    return CGPoint(x: x, y: plot.maxY - plot.height * CGFloat(share))
  }

  private func drawGrid(in plot: CGRect, _ context: GraphicsContext) {
    for value in stride(from: range.lowerBound, through: range.upperBound, by: 20) {
      let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      let y = plot.maxY - plot.height * CGFloat(share)
      var line = Path()
      line.move(to: CGPoint(x: plot.minX, y: y))
      line.addLine(to: CGPoint(x: plot.maxX, y: y))
      context.stroke(line, with: .color(.gray.opacity(0.3)), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      let label = Text("\(Int(value))").font(.caption2).foregroundColor(.secondary)
      context.draw(label, at: CGPoint(x: plot.minX - 6, y: y), anchor: .trailing)
    }
    for (share, words) in [(0.0, "-60 s"), (0.5, "-30 s"), (1.0, "now")] {
      let label = context.resolve(Text(words).font(.caption2).foregroundColor(.secondary))
      let anchor: UnitPoint = share == 0 ? .topLeading : share == 1 ? .topTrailing : .top
      context.draw(label, at: CGPoint(x: plot.minX + plot.width * share, y: plot.maxY + 6), anchor: anchor)
    }
  }

  private func drawLine(in plot: CGRect, _ context: GraphicsContext) {
    guard measurements.count > 1 else { return }
    var line = Path()
    line.move(to: point(0, in: plot))
    for index in 1..<measurements.count { line.addLine(to: point(index, in: plot)) }
    var area = line
    area.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
    area.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
    area.closeSubpath()
    let gradient = Gradient(colors: [.red.opacity(0.35), .red.opacity(0)])
    context.fill(
      area,
      with: .linearGradient(
        gradient, startPoint: CGPoint(x: 0, y: plot.minY), endPoint: CGPoint(x: 0, y: plot.maxY)))
    context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }

  private func drawLatest(in plot: CGRect, _ context: GraphicsContext) {
    guard let last = measurements.indices.last else { return }
    let center = point(last, in: plot)
    let color = HeartZone(beatsPerMinute: measurements[last].beatsPerMinute).color
    var halo = context
    halo.opacity = 0.3
    halo.fill(Path(ellipseIn: CGRect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)), with: .color(color))
    context.fill(Path(ellipseIn: CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)), with: .color(color))
  }
}
