/// The kinds of alignment guides, by the reach of an explicit value.
package struct GuideKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// The kinds of a mask.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The library's own guides except the baselines: an explicit value stays with the view it was set on.
  package static let builtIn = GuideKinds(rawValue: 1)
  /// The two text baselines, which every text has; containers pass them on.
  static let baselines = GuideKinds(rawValue: 2)
  /// Custom guides, which containers pass on.
  static let custom = GuideKinds(rawValue: 4)

  /// All of them.
  static let all: GuideKinds = [.builtIn, .baselines, .custom]
}

extension Alignment {
  /// The kinds of guides on which the alignment may depend.
  var kinds: GuideKinds { horizontal.key.kinds.union(vertical.key.kinds) }
}
