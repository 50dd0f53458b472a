/// The module `QuartzCore`, where there is none: layers and transforms in space.
@_exported import class AttributeGraphUI.CAGradientLayer
@_exported import class AttributeGraphUI.CALayer
@_exported import class AttributeGraphUI.CAShapeLayer
@_exported import struct AttributeGraphUI.CACornerMask
@_exported import struct AttributeGraphUI.CATransform3D
@_exported import Foundation
