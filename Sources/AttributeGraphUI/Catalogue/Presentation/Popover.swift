import Foundation

/// The place of a view at which a popover is attached; a host shows the popover over everything.
public enum PopoverAttachmentAnchor {
  /// To a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// To a point, as fractions of the view's size.
  case point(UnitPoint)
}

extension View {
  /// Presents a popover while a binding is true; dismissing it sets the binding to false.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_FlagPresentationModifier(kind: .popover, isPresented: isPresented, onDismiss: nil, content: content))
  }

  /// Presents a popover while a binding is true; leaving it sets the binding to false.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge?,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, content: content)
  }

  /// Presents a popover for a binding's value; dismissing it sets the binding to nil.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemPresentationModifier(kind: .popover, value: item, onDismiss: nil, content: content))
  }

  /// Presents a popover of a binding's value; leaving it sets the binding to nil.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge?,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(item: item, attachmentAnchor: attachmentAnchor, content: content)
  }
}

/// A choice of actions, to be presented with `actionSheet(isPresented:content:)` or `actionSheet(item:content:)`.
public struct ActionSheet {
  /// A button of the action sheet; each of them also closes it.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an action sheet, by default with one button that cancels.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an action sheet while a binding is true; its buttons set it to false.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      _FlagPresentationModifier(kind: .confirmationDialog, isPresented: isPresented, onDismiss: nil) {
        let sheet = content()
        return Alert.views(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
      })
  }

  /// Presents an action sheet for a binding's value; its buttons set it to nil.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      _ItemPresentationModifier(kind: .confirmationDialog, value: item, onDismiss: nil) {
        let sheet = content($0)
        return Alert.views(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
      })
  }
}
