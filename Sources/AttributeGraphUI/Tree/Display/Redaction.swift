import Foundation

/// The reasons for which the content of a view is redacted.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

  /// The reasons for which the content of the views is redacted; empty if it is not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// The effect of a modifier on the redaction of the drawing inside.
enum RedactionMark: Equatable {
  /// Texts and pictures are redacted for a reason.
  case redacted(RedactionReasons)
  /// They are not redacted, whatever enclosing modifiers request.
  case unredacted
  /// They are private, or not.
  case sensitive(Bool)
}

/// The redaction of a leaf, found from the inside out.
struct Redaction: Equatable {
  private var isSettled = false
  private var isSensitive: Bool?
  /// Whether it is drawn as a grey spot.
  private(set) var isHidden = false

  /// Applies the next enclosing modifier.
  mutating func add(_ mark: RedactionMark) {
    guard !isSettled else { return }
    switch mark {
    case .unredacted: isSettled = true
    case .sensitive(let sensitive): isSensitive = isSensitive ?? sensitive
    case .redacted(let reasons):
      let hides = !reasons.isDisjoint(with: [.placeholder, .invalidated])
      isHidden = isHidden || hides || (reasons.contains(.privacy) && isSensitive == true)
    }
  }
}

extension DisplayContent {
  /// Whether it is text or a picture, which can be redacted.
  var isRedactable: Bool {
    switch self {
    case .color, .shape, .gradient, .control: false
    default: true
    }
  }
}
