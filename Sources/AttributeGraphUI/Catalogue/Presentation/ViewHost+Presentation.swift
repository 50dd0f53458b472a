import Foundation

/// Presentations, and dismissing them, for a person.
extension ViewHost {
  /// The frontmost presentation; nil if there is none.
  public var presentation: PresentedViews? { presented.last.map(PresentedViews.init) }

  /// All presentations, from the first to the last.
  public var presentations: [PresentedViews] { presented.map(PresentedViews.init) }

  /// The presentations over the views of this host, from the first to the last.
  var presented: [Presentation] { runtime.presentations.presented(over: root) }

  /// The frontmost sheet or cover; nil if there is none.
  public var sheet: PresentedViews? { presentations.last { $0.kind == .sheet || $0.kind == .fullScreenCover } }

  /// The presented alert or confirmation dialog; nil if there is none.
  public var alert: PresentedViews? { presentations.last { $0.kind == .alert || $0.kind == .confirmationDialog } }

  /// Dismisses the frontmost presentation, as a person does with a swipe.
  ///
  /// - Throws: `HostError` if nothing is presented, or `interactiveDismissDisabled` is set in it.
  /// - Returns: The work that it caused.
  @discardableResult
  public func dismiss() throws(HostError) -> UpdateReport {
    guard let last = presented.last else { throw .nothingShown(kind: "presentation") }
    guard !last.look.traits.isDismissDisabled else {
      throw .disabled(last.position.texts.first ?? "", kind: "dismissal of the \(last.kind.rawValue)")
    }
    return perform(as: "dismiss") { last.dismissal.dismiss() }
  }

  /// Opens a URL: every view on the screen or aside with an `onOpenURL` action is notified.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func open(_ url: URL) -> UpdateReport {
    perform(as: "open a URL") { runtime.urls.deliver(url, to: root) }
  }

  /// The URLs that views have opened with `openURL` and did not handle themselves, in order.
  public var openedURLs: [URL] { runtime.urls.opened }
}

/// A presentation, as a query of a test returns it.
@MainActor
public struct PresentedViews: Identifiable {
  private let presentation: Presentation

  /// The number of the presentation; it is constant while it is presented, and never reused.
  public nonisolated let id: Int

  init(_ presentation: Presentation) {
    self.presentation = presentation
    id = presentation.position.identity
  }

  /// The kind of presentation.
  public var kind: PresentationKind { presentation.kind }

  /// The strings of the texts in the views, in the order of the source.
  public var texts: [String] { presentation.position.texts }

  /// The title of an alert or a dialog; nil if it is hidden, and for others.
  public var title: String? {
    guard kind == .alert || kind == .confirmationDialog, let title = presentation.position.texts.first else {
      return nil
    }
    return title.isEmpty ? nil : title
  }

  /// The message of an alert or a dialog; nil if there is none.
  public var message: String? {
    let texts = part(AlertMessagePart.self)?.texts ?? []
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The titles of the buttons of an alert, a dialog or swipe actions, in the order of the source.
  public var buttons: [String] {
    var titles: [String] = []
    let part = kind == .swipeActions ? presentation.position : part(AlertActionsPart.self)
    part?.forEachPosition { position in
      if position.control?.action is TapAction { titles.append(position.texts.joined(separator: " ")) }
    }
    return titles
  }

  /// The layout of a sheet; nil for others.
  var sheetNode: SheetNode? { presentation.position.owned(SheetNode.self) }

  /// The traits that modifiers inside give to it.
  var look: PresentationLook { presentation.look }

  private func part(_ type: Any.Type) -> ViewPosition? {
    presentation.position.first { $0.type == type ? $0 : nil }
  }
}

extension PresentedViews: @preconcurrency CustomStringConvertible {
  /// The kind of presentation and its texts, those of its buttons among them.
  public var description: String { texts.isEmpty ? kind.rawValue : "\(kind.rawValue) \(texts.quotedList)" }
}
