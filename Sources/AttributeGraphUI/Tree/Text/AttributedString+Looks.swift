import Foundation

extension AttributeScopes {
  /// The attributes of strings that texts show.
  nonisolated public struct SwiftUIAttributes: AttributeScope {
    /// What the characters are set in.
    public let font: FontAttribute
    /// What they are drawn in.
    public let foregroundColor: ForegroundColorAttribute
    /// What is behind them. Texts do not draw it.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through them.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under them.
    public let underlineStyle: UnderlineStyleAttribute
    /// How much further apart they are, in points.
    public let kern: KerningAttribute
    /// How much further apart they are, in points; it counts before `kern`.
    public let tracking: TrackingAttribute
    /// How far they are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
    /// The looks that Markdown gives to the characters.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// The attributes that Foundation has.
    public let foundation: FoundationAttributes

    /// What characters are set in.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// What characters are drawn in.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// What is behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The line under characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// How much further apart characters are.
    public enum KerningAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }
    /// How much further apart characters are, before kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }
    #if !canImport(Darwin)
    /// The looks that Markdown gives to characters.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// Looks.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
    #endif
    /// How far characters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of strings that texts show.
  nonisolated public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute at a key path.
  nonisolated public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
