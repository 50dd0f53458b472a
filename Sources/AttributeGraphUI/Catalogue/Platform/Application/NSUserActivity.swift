#if !canImport(Darwin)
import Foundation

/// Something that a person does in a program, to be gone on with elsewhere.
open class NSUserActivity: NSObject {
  /// The name of its kind.
  public let activityType: String
  /// Words for it.
  open var title: String?
  /// The data for continuing the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of what is needed.
  open var requiredUserInfoKeys: Set<String>?
  /// The address of the content on the web.
  open var webpageURL: URL?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// A name of what it is about, for the choice of a scene.
  open var targetContentIdentifier: String?
  /// A name by which it is deleted.
  open var persistentIdentifier: String?
  /// When it is out of date.
  open var expirationDate: Date?
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true
  /// Whether it can be found.
  open var isEligibleForSearch = false
  /// Whether everybody can find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be proposed.
  open var isEligibleForPrediction = false
  /// Whether its contents are to be brought up to date.
  open var needsSave = false
  /// Whether it is the one that a person does.
  public private(set) var isCurrent = false

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what is needed to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes it the one that a person does.
  open func becomeCurrent() { isCurrent = true }
  /// Makes it one that a person does no more.
  open func resignCurrent() { isCurrent = false }
  /// Ends it.
  open func invalidate() { isCurrent = false }

  /// Sets what is needed to go on with it from a value.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    userInfo = ["payload": try JSONEncoder().encode(payload)]
  }

  /// The data for continuing the activity, as a value.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    try JSONDecoder().decode(type, from: userInfo?["payload"] as? Data ?? Data())
  }
}

/// The kind of activities that stand for a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The activities of a host, and the views that go on with some.
final class ActivityBook: HostService {
  private var makers: [(id: Int, make: () -> NSUserActivity?)] = []
  private var listeners: [(id: Int, type: String, act: (NSUserActivity) -> Void)] = []

  /// Has an activity made when somebody asks, until a position leaves the tree.
  func advertise(at position: ViewPosition, _ make: @escaping () -> NSUserActivity?) {
    let id = position.identity
    makers.append((id, make))
    position.leaving = { [weak self] in self?.makers.removeAll { $0.id == id } }
  }

  /// Has an action run for activities of a kind, until a position leaves the tree.
  func listen(for type: String, at position: ViewPosition, _ act: @escaping (NSUserActivity) -> Void) {
    let id = position.identity
    listeners.append((id, type, act))
    position.leaving = { [weak self] in self?.listeners.removeAll { $0.id == id } }
  }

  /// The activities as they are now.
  var activities: [NSUserActivity] { makers.compactMap { $0.make() } }

  /// Runs the actions for an activity.
  func deliver(_ activity: NSUserActivity) {
    for (_, type, act) in listeners where type == activity.activityType { act(activity) }
  }
}

/// Sets what a person does in a view.
nonisolated struct _UserActivityModifier: PrimitiveViewModifier {
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

/// Goes on with activities of a kind.
nonisolated struct _ContinueActivityModifier: PrimitiveViewModifier {
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
  /// Sets what a person does in the view; a host makes the activity when it is asked for it.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_UserActivityModifier(type: activityType, update: isActive ? update : nil))
  }

  /// Sets what a person does with a value in the view; nothing where there is no value.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(_UserActivityModifier(type: activityType, update: element.map { element in { update(element, $0) } }))
  }

  /// Runs an action when a person goes on with an activity of a kind.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_ContinueActivityModifier(type: activityType, action: action))
  }
}

extension ViewHost {
  /// The current activities of the views, in the order in which they were inserted.
  public var userActivities: [NSUserActivity] { runtime.knownService(ActivityBook.self)?.activities ?? [] }

  /// Goes on with an activity that was begun elsewhere.
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
