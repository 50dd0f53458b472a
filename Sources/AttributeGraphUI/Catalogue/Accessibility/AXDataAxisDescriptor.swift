#if !canImport(Darwin)
import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
  /// The title of the axis, with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The distances of numbers on an axis.
  public enum ScaleType: Int, Sendable {
    /// Even, by logarithms to the base 10, or by natural ones.
    case linear, log10, ln
  }

  /// The title of the axis.
  open var attributedTitle: NSAttributedString
  /// The distances of numbers.
  open var scaleType = ScaleType.linear
  /// The numbers at the ends.
  open var range: ClosedRange<Double>
  /// The numbers with lines.
  open var gridlinePositions: [Double]
  /// The words for a number.
  open var valueDescriptionProvider: (Double) -> String

  /// Makes an axis with a title.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
  }

  /// Makes an axis with a title that has attributes.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.attributedTitle, self.range) = (attributedTitle, range)
    (self.gridlinePositions, self.valueDescriptionProvider) = (gridlinePositions, valueDescriptionProvider)
    super.init()
  }

  /// The title of the axis, without attributes.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The title of the axis.
  open var attributedTitle: NSAttributedString
  /// The categories in their order.
  open var categoryOrder: [String]

  /// Makes an axis with a title.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  /// Makes an axis with a title that has attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
    super.init()
  }

  /// The title of the axis, without attributes.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
}

/// The value of a point along an axis: a number or a category.
public final class AXDataPointValue: NSObject {
  /// The number; 0 for a category.
  public let number: Double
  /// The category; empty for a number.
  public let category: String

  private init(number: Double = 0, category: String = "") {
    (self.number, self.category) = (number, category)
    super.init()
  }

  /// A number.
  public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number) }
  /// A category.
  public static func category(_ category: String) -> AXDataPointValue { AXDataPointValue(category: category) }
}

/// A point of a chart.
open class AXDataPoint: NSObject {
  /// The value along the axis from side to side.
  open var xValue: AXDataPointValue
  /// The value along the axis upwards; nil for none.
  open var yValue: AXDataPointValue?
  /// The values along further axes.
  open var additionalValues: [AXDataPointValue]
  /// The words for the point.
  open var attributedLabel: NSAttributedString?

  /// Makes a point with a number along the axis from side to side.
  public convenience init(
    x xValue: Double, y yValue: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(x: .number(xValue), y: yValue, additionalValues, label)
  }

  /// Makes a point with a category along the axis from side to side.
  public convenience init(
    x xValue: String, y yValue: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(x: .category(xValue), y: yValue, additionalValues, label)
  }

  private init(x: AXDataPointValue, y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?) {
    (xValue, yValue, self.additionalValues) = (x, y.map { .number($0) }, additionalValues)
    attributedLabel = label.map { NSAttributedString(string: $0) }
    super.init()
  }

  /// The words for the point, without attributes.
  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }
}
#endif
