import Combine
import QuartzCore
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#endif

/// Code around UIKit of programs with views: fields for codes, attributed strings, layers, colours in archives.
final class CodeField: UITextField {
  var onDelete: () -> Void = {}
  override func deleteBackward() {
    super.deleteBackward()
    onDelete()
  }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

final class PastingTextView: UITextView {
  override func paste(_ sender: Any?) {
    if UIPasteboard.general.image == nil { super.paste(sender) }
  }
}

struct ColorSpelling: RawRepresentable {
  var color: Color
  init(color: Color) { self.color = color }
  init?(rawValue: String) {
    guard let data = Data(base64Encoded: rawValue),
      let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    else { return nil }
    self.color = Color(color)
  }
  var rawValue: String {
    (try? NSKeyedArchiver.archivedData(withRootObject: UIColor(color), requiringSecureCoding: false))?
      .base64EncodedString() ?? ""
  }
}

@MainActor
func attributedSpellings() -> CGFloat {
  let paragraph = NSMutableParagraphStyle()
  paragraph.lineHeightMultiple = 1.2
  paragraph.firstLineHeadIndent = 4
  paragraph.alignment = .justified
  let style = (paragraph.mutableCopy() as? NSMutableParagraphStyle) ?? NSMutableParagraphStyle()
  let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .paragraphStyle: style,
  ]
  let string = NSAttributedString(string: "a", attributes: attributes)
  var value = AttributedString(string)
  value.uiKit.foregroundColor = .blue
  value.font = UIFont.boldSystemFont(ofSize: 3)
  value.font = .title
  value.append(AttributedString("b", attributes: AttributeContainer(attributes)))
  var configuration = UIButton.Configuration.filled()
  configuration.attributedTitle = value
  let size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
  let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
  return string.boundingRect(with: size, options: options, context: nil).height + string.size().width
}

@MainActor
func layerSpellings(_ layer: CAShapeLayer, _ gradient: CAGradientLayer) {
  layer.lineCap = .round
  layer.lineJoin = .bevel
  layer.fillRule = .evenOdd
  layer.lineDashPhase = 3
  layer.path = (UIBezierPath(rect: .zero).copy() as? UIBezierPath)?.cgPath
  gradient.type = .radial
  let transition = CATransition()
  transition.type = .push
  transition.subtype = .fromRight
  layer.add(transition, forKey: "transition")
  let spring = CASpringAnimation(keyPath: "position")
  spring.duration = spring.settlingDuration
  _ = NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification)
    .compactMap { ($0.object as? UITextField)?.text }
}

@MainActor
func controlSpellings(_ bar: UISearchBar, _ picker: UIDatePicker, _ wheels: UIPickerView, _ pages: UIPageControl) {
  bar.backgroundImage = UIImage()
  bar.setImage(UIImage(), for: .search, state: .normal)
  picker.preferredDatePickerStyle = .wheels
  wheels.selectRow(1, inComponent: 0, animated: true)
  wheels.reloadAllComponents()
  pages.backgroundStyle = .prominent
  UITabBar.appearance().itemPositioning = .centered
  UISlider.appearance().setMinimumTrackImage(UIImage(), for: .normal)
  UIStepper.appearance().setDecrementImage(nil, for: .normal)
}

struct TickSpellings: View {
  @State private var value = 0.5
  var body: some View {
    Slider(value: $value, in: 0...1, neutralValue: 0.5, enabledBounds: 0.2...0.8) {
      Text("a")
    } currentValueLabel: {
      Text("\(value)")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } ticks: {
      SliderTick(0)
      if value > 0.5 { SliderTick(0.5) { Text("half") } }
      SliderTickContentForEach(stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, id: \.self) { SliderTick($0) }
    }
    Slider(value: $value, in: 0...10, step: 1) {
      Text("b")
    } tick: { step in
      step > 5 ? SliderTick(step) : nil
    }
    Slider(value: $value) {
      Text("c")
    } currentValueLabel: {
      Text("d")
    }
  }
}

@Test func `a file gives its lines one by one`() async throws {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try Data("one\ntwo\n\nthree".utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  var lines: [String] = []
  for try await line in file.lines { lines.append(line) }
  #expect(lines == ["one", "two", "three"])
  var count = 0
  for try await _ in file.resourceBytes { count += 1 }
  #expect(count == 14)
}
