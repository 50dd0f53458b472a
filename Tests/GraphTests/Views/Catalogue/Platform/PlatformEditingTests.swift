#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Editing in fields and texts of UIKit: its beginning and end, and commands.
@MainActor
@Suite(.serialized) struct `Platform editing` {
  final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var mayEnd = true
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.append("ended \(reason)")
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
  }

  /// A field for one digit without a caret, as fields for codes are made.
  final class DigitField: UITextField {
    var emptied = 0
    override func deleteBackward() {
      if text?.isEmpty == true { emptied += 1 }
      super.deleteBackward()
    }
    override func insertText(_ text: String) { super.insertText(String(text.prefix(1))) }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "paste:" ? false : super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func `a delegate is told why editing ended`() {
    let (field, listener) = (UITextField(), Listener())
    field.delegate = listener
    field.write("a")
    field.resignFirstResponder()
    #expect(listener.log == ["ended committed"])
  }

  @Test func `a text view begins and ends editing whoever makes it the first responder`() {
    let (view, listener) = (UITextView(), Listener())
    view.delegate = listener
    view.becomeFirstResponder()
    view.write("a")
    listener.mayEnd = false
    #expect(!view.resignFirstResponder() && view.isFirstResponder)
    listener.mayEnd = true
    #expect(view.resignFirstResponder() && !view.isFirstResponder)
    #expect(listener.log == ["began", "ended"])
  }

  @Test func `editing is posted`() {
    let (field, view) = (UITextField(), UITextView())
    var posted: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ]
    let subscriptions = names.flatMap { name in
      [field, view].map { object in
        NotificationCenter.default.publisher(for: name, object: object).sink { posted.append($0.name.rawValue) }
      }
    }
    field.write("a")
    field.resignFirstResponder()
    view.write("a")
    view.resignFirstResponder()
    #expect(posted == names.map(\.rawValue))
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `a field of a program changes what keys do`() {
    let field = DigitField()
    field.insertText("123")
    #expect(field.text == "1")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && field.emptied == 1)
    let keys: any UIKeyInput = field
    keys.insertText("45")
    #expect(field.text == "4")
  }

  @Test func `the selection is cut, copied and pasted`() {
    let (field, pasteboard) = (UITextField(), UIPasteboard.general)
    defer { pasteboard.string = nil }
    pasteboard.string = nil
    field.text = "one two"
    #expect(!field.canPerformAction("paste:", withSender: nil) && !field.canPerformAction("cut:", withSender: nil))
    field.selectAll(nil)
    #expect(field.canPerformAction("cut:", withSender: nil))
    field.cut(nil)
    #expect(field.text == "" && pasteboard.string == "one two")
    let view = UITextView()
    #expect(view.canPerformAction("paste:", withSender: nil))
    #expect(!DigitField().canPerformAction("paste:", withSender: nil))
    view.paste(nil)
    view.paste(nil)
    #expect(view.text == "one twoone two")
    view.selectAll(nil)
    view.copy(nil)
    view.delete(nil)
    #expect(view.text == "" && pasteboard.string == "one twoone two")
  }
}
#endif
