/// The kinds of alignment guides, by the reach of an explicit value.
package struct GuideKinds: OptionSet {
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

extension AlignmentKey {
  /// The kind to which the guide belongs.
  package var kind: GuideKinds {
    if isBuiltIn { return .builtIn }
    return isBaseline ? .baselines : .custom
  }

  /// The kinds of guides on which the value of this one may depend.
  ///
  /// The default of a custom guide may depend on any other guide; those of the library depend on the size only.
  var kinds: GuideKinds { kind == .custom ? .all : kind }

  /// Whether this is one of the two text baselines.
  private var isBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }
}

extension Alignment {
  /// The kinds of guides on which the alignment may depend.
  var kinds: GuideKinds { horizontal.key.kinds.union(vertical.key.kinds) }
}
