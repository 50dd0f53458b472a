/// The kinds of features at a position or inside it.
struct PositionContents: OptionSet {
  let rawValue: UInt8

  /// Lifecycle actions: appearing, disappearing.
  static let lifecycle = PositionContents(rawValue: 1)
  /// Writers or transforms of preferences.
  static let preferences = PositionContents(rawValue: 2)
  /// State that would be lost if the position were created anew: state, a draft, a subscription, an object.
  static let state = PositionContents(rawValue: 4)
}
