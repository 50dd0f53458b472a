#if !canImport(Darwin)
import Foundation

extension AttributeScopes {
  /// The attributes of strings that views of UIKit show. A text of SwiftUI's shows none of them.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind them.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through them.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of that line.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The line under them.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of that line.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of their outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of their outlines, in hundredths of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The additional distance between characters, in points.
    public let kern: KernAttribute
    /// The additional distance between characters, in points; it overrides `kern`.
    public let tracking: TrackingAttribute
    /// Their elevation above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font of characters.
    public enum FontAttribute: UIKitAttributeKey {
      /// A font.
      public typealias Value = UIFont
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.font
    }
    /// The colour of characters.
    public enum ForegroundColorAttribute: UIKitAttributeKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.foregroundColor
    }
    /// The colour behind characters.
    public enum BackgroundColorAttribute: UIKitAttributeKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.backgroundColor
    }
    /// The line through characters.
    public enum StrikethroughStyleAttribute: UIKitLineAttributeKey {
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.strikethroughStyle
    }
    /// The colour of the line through characters.
    public enum StrikethroughColorAttribute: UIKitAttributeKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.strikethroughColor
    }
    /// The line under characters.
    public enum UnderlineStyleAttribute: UIKitLineAttributeKey {
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.underlineStyle
    }
    /// The colour of the line under characters.
    public enum UnderlineColorAttribute: UIKitAttributeKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.underlineColor
    }
    /// The colour of outlines.
    public enum StrokeColorAttribute: UIKitAttributeKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.strokeColor
    }
    /// The width of outlines.
    public enum StrokeWidthAttribute: UIKitLengthAttributeKey {
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.strokeWidth
    }
    /// The additional distance between characters.
    public enum KernAttribute: UIKitLengthAttributeKey {
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.kern
    }
    /// The additional distance between characters, which overrides kerning.
    public enum TrackingAttribute: UIKitLengthAttributeKey {
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.tracking
    }
    /// The elevation of characters above the baseline.
    public enum BaselineOffsetAttribute: UIKitLengthAttributeKey {
      /// The key of the attribute.
      public static let key = NSAttributedString.Key.baselineOffset
    }

    /// All keys.
    static let keys: [any UIKitAttributeKey.Type] = [
      FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self,
      StrikethroughStyleAttribute.self, StrikethroughColorAttribute.self, UnderlineStyleAttribute.self,
      UnderlineColorAttribute.self, StrokeColorAttribute.self, StrokeWidthAttribute.self, KernAttribute.self,
      TrackingAttribute.self, BaselineOffsetAttribute.self,
    ]
  }

  /// The attributes of strings that views of UIKit show.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute at a key path. One of SwiftUI's with the same name comes first.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

/// An attribute that an `NSAttributedString` has by a key.
public protocol UIKitAttributeKey: AttributedStringKey where Value: Sendable {
  /// The key.
  static var key: NSAttributedString.Key { get }
  /// The value among the attributes of an `NSAttributedString`; nil if it is of another type.
  static func value(of object: Any) -> Value?
  /// The value as an `NSAttributedString` has it.
  static func object(of value: Value) -> Any
}

extension UIKitAttributeKey {
  /// The name of the key.
  public static var name: String { key.rawValue }
  /// The object itself.
  public static func value(of object: Any) -> Value? { object as? Value }
  /// The value itself.
  public static func object(of value: Value) -> Any { value }
}

/// An attribute whose number is that of lines.
public protocol UIKitLineAttributeKey: UIKitAttributeKey where Value == NSUnderlineStyle {}

extension UIKitLineAttributeKey {
  /// The lines of a number.
  public static func value(of object: Any) -> NSUnderlineStyle? {
    (object as? Int ?? (object as? NSNumber)?.intValue).map(NSUnderlineStyle.init)
  }
  /// The number of lines.
  public static func object(of value: NSUnderlineStyle) -> Any { value.rawValue }
}

/// An attribute that is a length.
public protocol UIKitLengthAttributeKey: UIKitAttributeKey where Value == CGFloat {}

extension UIKitLengthAttributeKey {
  /// The length of a number of any type.
  public static func value(of object: Any) -> CGFloat? {
    object as? CGFloat ?? (object as? Double).map { CGFloat($0) } ?? (object as? Int).map { CGFloat($0) }
      ?? (object as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}
#endif
