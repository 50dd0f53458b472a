/// The key with which a test points at a control.
///
/// A string literal is a text on the screen: `try host.tap("Add")`.
public indirect enum ControlTarget: Hashable, Sendable {
  /// A text in the control, its title, the title of a label in it, the name of a symbol in it, or an accessibility
  /// label of the control, of a view around it, or of one in it. An empty text matches a control without any of these.
  case text(String)
  /// An `accessibilityIdentifier` of the control, of a view around it, or of one in it.
  case identifier(String)
  /// The *n*th of several controls that match the same target, from 1 on, in the order of the source.
  case number(Int, of: ControlTarget)
}

extension ControlTarget: ExpressibleByStringInterpolation {
  /// The control with a text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension ControlTarget: CustomStringConvertible {
  /// The target in words, for errors.
  public var description: String {
    switch self {
    case .text(let text): "the text '\(text)'"
    case .identifier(let identifier): "the identifier '\(identifier)'"
    case .number(let number, let target): "\(target), number \(number)"
    }
  }
}

extension ViewHost {
  /// A control and its position.
  struct FoundControl {
    let position: ViewPosition
    let control: Control

    /// The control's name for messages.
    @MainActor var name: String { ControlNames(in: position) { $0 === control }.all.first ?? "" }
  }

  /// Returns the visible control that matches a target and can perform the requested action.
  ///
  /// If matching controls are nested, the innermost is returned. If there is none, the hosts of views in platform
  /// objects are searched.
  ///
  /// - Parameters:
  ///   - target: The target to look for.
  ///   - kind: The kind of control, for the error.
  ///   - part: Extracts the required part of the control's action; nil if the control does not have it.
  /// - Returns: The control, and the required part of its action.
  /// - Throws: An error that lists the available controls, if none matches, or if the host is closed.
  /// - Complexity: O(positions).
  func find<Part>(
    _ target: ControlTarget, kind: String = "control", _ part: (any ControlAction) -> Part?
  ) throws(HostError) -> (found: FoundControl, part: Part) {
    guard !isClosed else { throw .closed }
    // Presented views are searched before the views they cover.
    for root in rootsFromTheTop {
      if let found = candidates(for: target, in: root, { part($0) != nil }).first, let part = part(found.control.action)
      {
        return (found, part)
      }
    }
    let named = ControlNames(in: root) { $0.isVisible && part($0.action) != nil }
    // A name of the message finds its control, also one of several texts.
    if case .text(let title) = target, let found = named.controls(named: title).first,
      let part = part(found.control.action)
    {
      return (found, part)
    }
    for host in hostsInside { if let found = try? host.find(target, kind: kind, part) { return found } }
    throw notFound(target, kind: kind) { part($0) != nil }
  }

  /// The reason for which no control was found, with the names to choose from.
  private func notFound(
    _ target: ControlTarget, kind: String, _ isSuitable: (any ControlAction) -> Bool
  ) -> HostError {
    func candidates(for target: ControlTarget, areVisible: Bool = true) -> [FoundControl] {
      for root in rootsFromTheTop {
        let found = self.candidates(for: target, in: root, areVisible: areVisible, isSuitable)
        if !found.isEmpty { return found }
      }
      return []
    }
    if let hidden = candidates(for: target, areVisible: false).first, candidates(for: target).isEmpty {
      return .invisible(hidden.name, kind: kind)
    }
    switch target {
    case .text(let title):
      if identifiers.contains(title) { return .identifierAsTitle(title, kind: kind) }
      // The controls in front are named first.
      let fronts = rootsFromTheTop.dropLast()
      let names = rootsFromTheTop.map { root in
        ControlNames(in: root, without: root === self.root ? Array(fronts) : []) {
          $0.isVisible && isSuitable($0.action)
        }.all
      }
      return .noControl(title: title, available: Array(names.joined()), kind: kind)
    case .identifier:
      return .nothingFound(target: target, available: identifiers, kind: kind)
    case .number(let number, let inner):
      guard number > 0 else {
        return .invalidNumber("\(number)", of: "number of a \(kind)", expected: "1 for the first one, or more")
      }
      let matching = candidates(for: inner)
      if matching.isEmpty { return notFound(inner, kind: kind, isSuitable) }
      return .nothingFound(target: target, available: matching.map(\.name), kind: kind)
    }
  }

  /// The accessibility identifiers on the screen, in the order of the source.
  private var identifiers: [String] {
    var identifiers: [String] = []
    root.forEachPosition { if let identifier = $0.knownInfo?.identifier?() { identifiers.append(identifier) } }
    return identifiers
  }

  /// Throws if no finger can touch a control, whatever covers it.
  func expectTouchable(_ found: FoundControl, kind: String = "control") throws(HostError) {
    let refuses = found.position.nearest { $0.knownInfo?.allowsHitTesting?() == false ? true : nil } ?? false
    if refuses { throw .untouchable(found.name, kind: kind) }
  }

  /// The controls that match a target, in the order of the source.
  private func candidates(
    for target: ControlTarget, in root: ViewPosition, areVisible: Bool = true,
    _ isSuitable: (any ControlAction) -> Bool
  ) -> [FoundControl] {
    func isIncluded(_ control: Control) -> Bool { control.isVisible == areVisible && isSuitable(control.action) }
    func control(at position: ViewPosition) -> FoundControl? {
      guard let control = position.control ?? position.rowControl, isIncluded(control) else { return nil }
      return FoundControl(position: position, control: control)
    }
    var found: [FoundControl] = []
    var known: Set<Int> = []
    func add(_ candidate: FoundControl?) {
      if let candidate, known.insert(candidate.position.identity).inserted { found.append(candidate) }
    }
    switch target {
    case .text(""): found = ControlNames(in: root, where: { isIncluded($0) }).controls(named: "")
    case .text(let text):
      root.forEachPosition { position in
        if position.accessibilityLabel == text { add(position.first(control) ?? position.nearest(control)) }
        if position.text?() == text || position.knownInfo?.symbol?() == text {
          add(position.nearest(control))
        } else if position.control?.title() == text {
          add(control(at: position))
        } else if let title = position.knownInfo?.labelTitle?(), title == text {
          add(position.nearest(control))
        }
      }
    case .identifier(let identifier):
      root.forEachPosition { position in
        guard position.knownInfo?.identifier?() == identifier else { return }
        add(position.first(control) ?? position.nearest(control))
      }
    case .number(let number, let target):
      let all = candidates(for: target, in: root, areVisible: areVisible, isSuitable)
      if all.indices.contains(number - 1) { found = [all[number - 1]] }
    }
    return found
  }
}

/// The names of controls for messages: the title of a control, or the texts in it (of a picker those of its label, if
/// it has any), or the titles of the labels in it, which may show only their icons, or its accessibility label, or the
/// names of the symbols in it.
@MainActor
private struct ControlNames {
  /// The names, in the order of the source.
  private(set) var all: [String] = []
  /// The controls with these names.
  private var controls: [ViewHost.FoundControl] = []
  private var texts: [String] = []
  private var labelTitles: [String] = []
  private var accessibilityLabels: [String] = []
  private var symbols: [String] = []

  /// The positions that are left out.
  private let excluded: [ViewPosition]

  /// Collects the names of the controls at a position and inside that satisfy a predicate, without those at some
  /// positions.
  ///
  /// - Complexity: O(positions), and the length of the names.
  init(
    in position: ViewPosition, without excluded: [ViewPosition] = [], where isIncluded: (Control) -> Bool
  ) {
    self.excluded = excluded
    position.runtime.nesting { add(position, isIncluded) }
  }

  /// The controls with a name.
  func controls(named name: String) -> [ViewHost.FoundControl] {
    zip(all, controls).filter { $0.0 == name }.map(\.1)
  }

  private mutating func add(_ position: ViewPosition, _ isIncluded: (Control) -> Bool) {
    let control = position.control.flatMap { isIncluded($0) ? $0 : nil }
    let place = all.count
    if let control {
      all.append("")
      controls.append(ViewHost.FoundControl(position: position, control: control))
    }
    let (firstText, firstTitle) = (texts.count, labelTitles.count)
    let (firstLabel, firstSymbol) = (accessibilityLabels.count, symbols.count)
    if let text = position.text { texts.append(text()) }
    if let title = position.knownInfo?.labelTitle?() { labelTitles.append(title) }
    if let label = position.accessibilityLabel { accessibilityLabels.append(label) }
    if let symbol = position.knownInfo?.symbol { symbols.append(symbol()) }
    position.forEachChild { child in
      if !excluded.contains(where: { $0 === child }) { add(child, isIncluded) }
    }
    guard let control else { return }
    if let title = control.title(), !title.isEmpty { return all[place] = title }
    if control.action is PickAction {
      let label = position.textsOutsideOptions.joined(separator: " ")
      if !label.isEmpty { return all[place] = label }
    }
    var words = [texts[firstText...], labelTitles[firstTitle...], accessibilityLabels[firstLabel...]]
    if words.allSatisfy(\.isEmpty), let label = position.enclosingAccessibilityLabel { words.append([label]) }
    words.append(symbols[firstSymbol...])
    all[place] = words.lazy.map { $0.joined(separator: " ") }.first { !$0.isEmpty } ?? ""
  }
}

extension ViewPosition {
  /// The texts here and inside, without those of tagged views.
  fileprivate var textsOutsideOptions: [String] {
    if knownInfo?.tag != nil || knownInfo?.implicitTag != nil { return [] }
    return (text.map { [$0()] } ?? []) + children.flatMap(\.textsOutsideOptions)
  }

  /// The accessibility label of the control here that a modifier around it sets, whose first control it is.
  fileprivate var enclosingAccessibilityLabel: String? {
    var position = parent
    while let here = position, here.control == nil {
      guard let label = here.accessibilityLabel else {
        position = here.parent
        continue
      }
      return here.first { $0.control == nil ? nil : $0 } === self ? label : nil
    }
    return nil
  }
}
