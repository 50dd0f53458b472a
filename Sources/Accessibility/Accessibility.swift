/// The module `Accessibility`, where there is none: charts for assistive technologies, and notifications of them.
@_exported import class AttributeGraphUI.AXCategoricalDataAxisDescriptor
@_exported import class AttributeGraphUI.AXChartDescriptor
@_exported import class AttributeGraphUI.AXDataPoint
@_exported import class AttributeGraphUI.AXDataPointValue
@_exported import class AttributeGraphUI.AXDataSeriesDescriptor
@_exported import class AttributeGraphUI.AXNumericDataAxisDescriptor
@_exported import enum AttributeGraphUI.AXCustomContent
@_exported import enum AttributeGraphUI.AccessibilityNotification
@_exported import protocol AttributeGraphUI.AXChart
@_exported import protocol AttributeGraphUI.AXChartDescriptorRepresentable
@_exported import protocol AttributeGraphUI.AXDataAxisDescriptor
@_exported import Foundation
