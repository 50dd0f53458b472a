/// The module `CoreGraphics`, where there is none: colours, paths, pictures and transforms.
@_exported import class AttributeGraphUI.CGColor
@_exported import class AttributeGraphUI.CGColorSpace
@_exported import class AttributeGraphUI.CGImage
@_exported import class AttributeGraphUI.CGMutablePath
@_exported import class AttributeGraphUI.CGPath
@_exported import enum AttributeGraphUI.CGLineCap
@_exported import enum AttributeGraphUI.CGLineJoin
@_exported import enum AttributeGraphUI.CGPathFillRule
@_exported import func AttributeGraphUI.CGColorSpaceCreateDeviceGray
@_exported import func AttributeGraphUI.CGColorSpaceCreateDeviceRGB
@_exported import struct AttributeGraphUI.CGAffineTransform
@_exported import Foundation
