#if !canImport(Darwin)
import Foundation

/// A view, or a value beside it, that describes the chart in a view.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Makes the description, when a test reads `AccessibilityNode.chartDescriptor`.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates a description; a host makes a new one for each tree, so it is never called.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// The description of a chart: its axes and its series of points.
open class AXChartDescriptor: NSObject {
  /// The direction in which the points are read.
  public enum ContentDirection: Int, Sendable {
    /// From side to side, or up and down.
    case leftToRight, rightToLeft, topToBottom, bottomToTop
    /// Around the middle.
    case radialClockwise, radialCounterClockwise
  }

  /// The title of the chart.
  open var attributedTitle: NSAttributedString?
  /// A summary of what the chart shows.
  open var summary: String?
  /// The direction in which the points are read.
  open var contentDirection = ContentDirection.leftToRight
  /// The rectangle of the points, in points.
  open var contentFrame = CGRect.zero
  /// The series of points.
  open var series: [AXDataSeriesDescriptor]
  /// The axis from side to side.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis upwards; nil for none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  open var additionalAxes: [any AXDataAxisDescriptor]?

  /// Makes a description with a title.
  public convenience init(
    title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxisDescriptor,
      yAxis: yAxisDescriptor, additionalAxes: additionalAxes, series: series)
  }

  /// Makes a description with a title that has attributes.
  public init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.attributedTitle, self.summary, xAxis, yAxis) = (attributedTitle, summary, xAxisDescriptor, yAxisDescriptor)
    (self.additionalAxes, self.series) = (additionalAxes, series)
    super.init()
  }

  /// The title of the chart, without attributes.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }
}

/// An object with a chart.
@MainActor @preconcurrency
public protocol AXChart: AnyObject {
  /// The description of the chart.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// A series of points in a chart.
open class AXDataSeriesDescriptor: NSObject {
  /// The name of the series.
  open var attributedName: NSAttributedString
  /// Whether the points are connected.
  open var isContinuous: Bool
  /// The points.
  open var dataPoints: [AXDataPoint]

  /// Makes a series with a name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }

  /// Makes a series with a name that has attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.attributedName, self.isContinuous, self.dataPoints) = (attributedName, isContinuous, dataPoints)
    super.init()
  }

  /// The name of the series, without attributes.
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }
}

extension View {
  /// Describes the chart in the view: a test reads it as `chartDescriptor` of the element.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility {
      $0.settings["chart descriptor"] = "\(R.self)"
      $0.chart = representable
    }
  }
}

extension AccessibilityNode {
  /// The description of the chart in the view; nil for none.
  public var chartDescriptor: AXChartDescriptor? {
    (chart as? any AXChartDescriptorRepresentable)?.makeChartDescriptor()
  }
}
#endif
