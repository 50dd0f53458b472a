import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomHeight)
  }

  /// The type that computes a height.
  private struct CustomHeight: Hashable, Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (one: CustomHeight, other: CustomHeight) -> Bool {
      ObjectIdentifier(one.type) == ObjectIdentifier(other.type)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  private let kind: Kind

  /// Half of the room.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// All of the room.
  public static let large = PresentationDetent(kind: .fraction(1))

  /// A fraction of the available height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomHeight(type: type)))
  }

  /// The input of a custom height.
  @dynamicMemberLookup
  public struct Context {
    /// The available height, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment in which the sheet is presented.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// The height within the available one, from 0 to all of it; nil for a custom height that does not apply.
  func height(in context: Context) -> CGFloat? {
    let room = context.maxDetentValue
    let height: CGFloat? =
      switch kind {
      case .fraction(let fraction): room * fraction
      case .height(let height): height
      case .custom(let custom): custom.type.height(in: context)
      }
    return Length.finite(height).map { Length.clamp($0, 0, room) }
  }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height of the sheet, in points; nil if the detent does not apply.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The input of a custom height.
  public typealias Context = PresentationDetent.Context
}

/// The traits that modifiers give to the enclosing presentation.
struct PresentationTraits {
  /// The heights at which the sheet rests; nil for the whole height.
  var detents: Set<PresentationDetent>?
  /// The current height, if a binding has it.
  var selection: Binding<PresentationDetent>?
  /// Whether there is a drag indicator.
  var dragIndicator = Visibility.automatic
  /// The radius of its corners; nil for the system's.
  var cornerRadius: CGFloat?
  /// Whether a person cannot dismiss it.
  var isDismissDisabled = false
  /// Whether a person can interact with the views behind it.
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// The first effect of a finger on its content.
  var contentInteraction = PresentationContentInteraction.automatic
  /// The kind of presentation in compact size classes.
  var compactAdaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation) = (
    .automatic, .automatic
  )
  /// The views behind it.
  var background: SecondaryNode?
  /// The size of a sheet without detents; nil for the whole room.
  var sizing: (any PresentationSizing)?
}

/// The traits of a presentation, for its layout and for a host.
@MainActor
final class PresentationLook: LayoutInput {
  private var writers: [Int: (inout PresentationTraits) -> Void] = [:]
  /// The height to which a person has dragged the sheet, if no binding has it.
  private var dragged: PresentationDetent?
  /// The environment in which it is presented.
  weak var scope: EnvironmentScope?

  /// The combined traits; of several modifiers that set one, the outermost applies.
  var traits: PresentationTraits {
    var traits = PresentationTraits()
    // Positions further in were made later.
    for (_, write) in writers.sorted(by: { $0.key > $1.key }) { write(&traits) }
    return traits
  }

  /// Sets the traits of a modifier; nil removes them.
  func set(_ write: ((inout PresentationTraits) -> Void)?, from position: ViewPosition) {
    writers[position.identity] = write
    notify()
  }

  /// Called when the traits of a modifier have changed.
  func changed() { notify() }

  /// The input of custom heights.
  private func context(in room: CGFloat) -> PresentationDetent.Context {
    PresentationDetent.Context(maxDetentValue: room, environment: scope?.values ?? EnvironmentValues())
  }

  /// The heights at which the sheet rests, from the lowest.
  func detents(in room: CGFloat) -> [PresentationDetent] {
    let context = context(in: room)
    let heights = (traits.detents ?? []).compactMap { detent in detent.height(in: context).map { (detent, $0) } }
    return heights.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The height at which the sheet currently rests; nil for one without detents.
  func detent(in room: CGFloat) -> PresentationDetent? {
    let detents = detents(in: room)
    if let selected = traits.selection?.wrappedValue, detents.contains(selected) { return selected }
    if let dragged, detents.contains(dragged) { return dragged }
    return detents.first
  }

  /// The height of the sheet in the available height; nil for one without detents.
  func height(in room: CGFloat) -> CGFloat? { detent(in: room)?.height(in: context(in: room)) }

  /// Drags the sheet to another height, for a person.
  func drag(to detent: PresentationDetent) {
    dragged = detent
    traits.selection?.wrappedValue = detent
    notify()
  }
}
