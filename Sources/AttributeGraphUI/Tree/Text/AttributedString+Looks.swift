import Foundation

extension AttributeScopes {
  /// The attributes of strings that texts show.
  nonisolated public struct SwiftUIAttributes: AttributeScope {
    /// The font of the characters.
    public let font: FontAttribute
    /// Their colour.
    public let foregroundColor: ForegroundColorAttribute
    /// Their background colour, which texts do not draw.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through them.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under them.
    public let underlineStyle: UnderlineStyleAttribute
    /// The additional distance between characters, in points.
    public let kern: KerningAttribute
    /// The additional distance between characters, in points; it overrides `kern`.
    public let tracking: TrackingAttribute
    /// Their elevation above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
    /// The formatting of the characters by Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font of characters.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The background colour of characters.
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
    /// The additional distance between characters.
    public enum KerningAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }
    /// The additional distance between characters, which overrides kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }
    #if !canImport(Darwin)
    /// The formatting of characters by Markdown.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// Looks.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
    #endif
    /// The elevation of characters above the baseline.
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
