/// What stands at a position or inside it.
struct PositionContents: OptionSet {
  let rawValue: UInt8

  /// Actions of a life: appearing, disappearing.
  static let lifecycle = PositionContents(rawValue: 1)
  /// Something that writes or changes preferences.
  static let preferences = PositionContents(rawValue: 2)
  /// Something that would be lost if the position were made anew: state, a draft, a subscription, an object.
  static let state = PositionContents(rawValue: 4)
}
