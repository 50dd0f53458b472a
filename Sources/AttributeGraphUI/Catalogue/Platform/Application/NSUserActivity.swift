#if !canImport(Darwin)
import Foundation

/// An activity of the user in a program, which can be continued elsewhere.
open class NSUserActivity: NSObject {
  /// The name of its kind.
  public let activityType: String
  /// Words for it.
  open var title: String?
  /// The data for continuing the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys that are required for continuing.
  open var requiredUserInfoKeys: Set<String>?
  /// The web address of the content.
  open var webpageURL: URL?
  /// Keywords for search.
  open var keywords: Set<String> = []
  /// An identifier of the content, for the choice of a scene.
  open var targetContentIdentifier: String?
  /// An identifier for deletion.
  open var persistentIdentifier: String?
  /// The date when it expires.
  open var expirationDate: Date?
  /// Whether other devices may continue it.
  open var isEligibleForHandoff = true
  /// Whether it can be found by search.
  open var isEligibleForSearch = false
  /// Whether anyone can find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// Whether its contents should be updated.
  open var needsSave = false
  /// Whether it is the current activity.
  public private(set) var isCurrent = false

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds data for continuing the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes it the current activity.
  open func becomeCurrent() { isCurrent = true }
  /// Ends its being the current activity.
  open func resignCurrent() { isCurrent = false }
  /// Ends it.
  open func invalidate() { isCurrent = false }

  /// The cause why a value is no payload of an activity.
  public enum TypedPayloadError: Error {
    /// The activity has no payload of the type.
    case invalidContent
    /// The value cannot be encoded.
    case encodingError
  }

  /// Sets the data for continuing the activity from a value.
  ///
  /// - Throws: `TypedPayloadError.encodingError`.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    guard let data = try? JSONEncoder().encode(payload) else { throw TypedPayloadError.encodingError }
    userInfo = ["payload": data]
  }

  /// The data for continuing the activity, as a value.
  ///
  /// - Throws: `TypedPayloadError.invalidContent`.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?["payload"] as? Data, let payload = try? JSONDecoder().decode(type, from: data) else {
      throw TypedPayloadError.invalidContent
    }
    return payload
  }
}

/// The type of activities for web pages.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The activities of a host, and the views that continue some.
final class ActivityBook: HostService {
  private var makers: [(id: Int, make: () -> NSUserActivity?)] = []
  private var listeners: [(id: Int, type: String, act: (NSUserActivity) -> Void)] = []

  /// Adds an activity, which is made on request, until a position leaves the tree.
  func advertise(at position: ViewPosition, _ make: @escaping () -> NSUserActivity?) {
    let id = position.identity
    makers.append((id, make))
    position.leaving = { [weak self] in self?.makers.removeAll { $0.id == id } }
  }

  /// Adds an action for activities of a type, until a position leaves the tree.
  func listen(for type: String, at position: ViewPosition, _ act: @escaping (NSUserActivity) -> Void) {
    let id = position.identity
    listeners.append((id, type, act))
    position.leaving = { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }

  /// The current activities.
  var activities: [NSUserActivity] { makers.compactMap { $0.make() } }

  /// Runs the actions for an activity.
  func deliver(_ activity: NSUserActivity) {
    for (_, type, act) in listeners where type == activity.activityType { act(activity) }
  }
}

/// Declares the user's activity in a view.
nonisolated struct _UserActivityModifier: PrimitiveViewModifier, CollectiveModifier {
  let type: String
  /// Fills the activity; nil for none.
  let update: ((NSUserActivity) -> Void)?

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    inputs.runtime.service(ActivityBook.self).advertise(at: position) {
      guard let value = latest.value, let update = value.update else { return nil }
      let activity = NSUserActivity(activityType: value.type)
      update(activity)
      activity.becomeCurrent()
      return activity
    }
    return body(inputs.inside(position))
  }
}

/// Continues activities of a type.
nonisolated struct _ContinueActivityModifier: PrimitiveViewModifier, CollectiveModifier {
  let type: String
  let action: (NSUserActivity) -> Void

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    inputs.runtime.service(ActivityBook.self).listen(for: modifier.read().type, at: position) {
      latest.value?.action($0)
    }
    return body(inputs.inside(position))
  }
}

extension View {
  /// Declares the user's activity in the view; a host makes the activity on request.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_UserActivityModifier(type: activityType, update: isActive ? update : nil))
  }

  /// Declares the user's activity with a value in the view; none if the value is nil.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(_UserActivityModifier(type: activityType, update: element.map { element in { update(element, $0) } }))
  }

  /// Runs an action when the user continues an activity of a type.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_ContinueActivityModifier(type: activityType, action: action))
  }
}

extension ViewHost {
  /// The current activities of the views, in the order of insertion.
  public var userActivities: [NSUserActivity] { runtime.knownService(ActivityBook.self)?.activities ?? [] }

  /// Continues an activity that began elsewhere.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func continueUserActivity(
    _ activity: NSUserActivity, file: String = #fileID, line: Int = #line
  ) -> UpdateReport {
    perform(as: "continue '\(activity.activityType)'", file, line) {
      runtime.knownService(ActivityBook.self)?.deliver(activity)
    }
  }
}
#endif
