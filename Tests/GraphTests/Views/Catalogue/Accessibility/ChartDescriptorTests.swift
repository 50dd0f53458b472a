#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Descriptions of charts.
@MainActor
struct `Descriptions of charts` {
  struct Chart: View, AXChartDescriptorRepresentable {
    let lengths: [Double]
    var body: some View { Rectangle().accessibilityLabel("chart").accessibilityChartDescriptor(self) }

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Rain", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["a", "b"]),
        yAxis: AXNumericDataAxisDescriptor(title: "mm", range: 0...10, gridlinePositions: []) { "\($0) mm" },
        series: [
          AXDataSeriesDescriptor(
            name: "This week", isContinuous: false, dataPoints: lengths.map { AXDataPoint(x: "a", y: $0) })
        ])
    }
  }

  @Test func `the description of a chart is found at the element of its view`() throws {
    let host = ViewHost { Chart(lengths: [1, 2]) }
    let chart = try #require(host.accessibilityTree()["chart"]?.chartDescriptor)
    #expect(chart.title == "Rain")
    #expect(chart.yAxis?.valueDescriptionProvider(2) == "2.0 mm")
    #expect(chart.series.first?.name == "This week")
    #expect(chart.series.first?.dataPoints.map { $0.yValue?.number } == [1, 2])
    #expect(chart.series.first?.dataPoints.first?.xValue.category == "a")
    #expect(ViewHost { Text("a") }.accessibilityTree()["a"]?.chartDescriptor == nil)
  }
}
#endif
