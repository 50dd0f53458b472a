import SwiftUI

/// A chart in words.
struct RainChart: View, AXChartDescriptorRepresentable {
  let rain: [(day: String, length: Double)]

  var body: some View {
    HStack { ForEach(rain, id: \.day) { Rectangle().frame(height: $0.length) } }
      .accessibilityChartDescriptor(self)
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    let x = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: rain.map(\.day))
    let y = AXNumericDataAxisDescriptor(title: "Rain", range: 0...100, gridlinePositions: [50]) { "\($0) mm" }
    y.scaleType = .linear
    let series = AXDataSeriesDescriptor(
      name: "Rain", isContinuous: false,
      dataPoints: rain.map { AXDataPoint(x: $0.day, y: $0.length, additionalValues: [.number(1)], label: "\($0.day)") })
    let chart = AXChartDescriptor(
      title: "Rain", summary: "Not much", xAxis: x, yAxis: y, additionalAxes: [], series: [series])
    chart.contentDirection = .leftToRight
    return chart
  }

  func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.series = makeChartDescriptor().series }
}
