import AttributeGraphUI
import Foundation
import Testing

@MainActor
struct `State on other threads` {
  private struct User: Identifiable, Equatable, Sendable {
    var id = 1
    var name = "a"
    var age = 1
  }

  /// The bindings of a view, for code on other threads.
  private final class Leak {
    var number: Binding<Int>!
    var user: Binding<User>!
    var names: Binding<[String]>!
    var title: Binding<String?>!
    var rows: [Int: Binding<User>] = [:]
    var bodies = 0
  }

  private struct Owner: View {
    let leak: Leak
    @State private var number = 1
    @State private var user = User()
    @State private var names = ["x", "y"]
    @State private var title: String? = "t"
    @State private var users = [User(id: 1, name: "one"), User(id: 2, name: "two")]

    var body: some View {
      leak.bodies += 1
      (leak.number, leak.user, leak.names, leak.title) = ($number, $user, $names, $title)
      return VStack {
        Text("\(number) \(user.name) \(user.age) \(names.joined()) \(title ?? "none")")
        ForEach($users) { $user in
          let _ = leak.rows[user.id] = $user
          Text(user.name)
        }
        Color.red.frame(width: CGFloat(number), height: 1)
      }
    }
  }

  private let leak = Leak()
  private let host: ViewHost

  init() {
    let leak = leak
    host = ViewHost { Owner(leak: leak) }
  }

  /// Runs a closure on another thread, and then the jobs that it has left for the main actor.
  private func elsewhere<Value: Sendable>(_ closure: @escaping @Sendable () -> Value) async -> Value {
    let value = await Task.detached { closure() }.value
    await host.settle()
    return value
  }

  /// Runs a closure on another thread while the main actor waits for it.
  private func whileWaiting(_ closure: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      closure()
      done.signal()
    }
    done.wait()
  }

  @Test func `a set is read at once on its thread, and reaches the view on the main actor`() async {
    let number = leak.number!
    let last = await elsewhere {
      for _ in 0..<100 { number.wrappedValue += 1 }
      return number.wrappedValue
    }
    #expect(last == 101)
    #expect(host.texts.first == "101 a 1 xy t")
    #expect(host.issues.isEmpty)
  }

  @Test func `sets that wait for the main actor make one update, with the last value`() async {
    let number = leak.number!
    whileWaiting { number.wrappedValue = 2 }
    #expect(number.wrappedValue == 2)
    whileWaiting { number.wrappedValue = 3 }
    await host.settle()
    #expect(host.texts.first == "3 a 1 xy t")
    #expect(leak.bodies == 2)
  }

  @Test func `a set on the main actor takes the place of one that waits`() async {
    let number = leak.number!
    whileWaiting { number.wrappedValue = 2 }
    number.wrappedValue = 3
    host.flush()
    #expect(host.texts.first == "3 a 1 xy t")
    await host.settle()
    #expect(leak.bodies == 2)
  }

  @Test func `an equal value makes no update`() async {
    let number = leak.number!
    await elsewhere { number.wrappedValue = 1 }
    #expect(leak.bodies == 1)
  }

  @Test func `parts of values are set one after the other`() async {
    let (user, names, title) = (leak.user!, leak.names!, Binding(leak.title!)!)
    await elsewhere {
      user.name.wrappedValue = "b"
      user.age.wrappedValue += 1
      names[1].wrappedValue = "z"
      title.wrappedValue = "new"
    }
    #expect(host.texts.first == "1 b 2 xz new")
  }

  @Test func `rows are read and set through their bindings`() async {
    let (first, second) = (leak.rows[1]!, leak.rows[2]!)
    let name = await elsewhere {
      first.name.wrappedValue = "new"
      return second.wrappedValue.name
    }
    #expect(name == "two")
    #expect(host.texts.dropFirst() == ["new", "two"])
  }

  @Test func `a set is animated by the thread's transaction`() async {
    let number = leak.number!
    await elsewhere { withAnimation(.linear(duration: 1)) { number.wrappedValue = 101 } }
    host.advance(by: .milliseconds(500))
    #expect(host.displayList.last?.frame.width == 51)
    let isAnimated = await elsewhere {
      number.animation(.linear(duration: 1)).wrappedValue = 1; return true
    }
    #expect(isAnimated && host.isAnimating)
  }

  @Test func `completions run on the main actor, also where nothing was set`() async {
    @MainActor final class Log { var notes: [String] = [] }
    let (number, log) = (leak.number!, Log())
    await elsewhere {
      withAnimation(.linear(duration: 1)) {
      } completion: {
        MainActor.assumeIsolated { log.notes.append("nothing") }
      }
      withAnimation(.linear(duration: 1)) {
        number.wrappedValue = 11
      } completion: {
        MainActor.assumeIsolated { log.notes.append("something") }
      }
    }
    #expect(log.notes == ["nothing"])
    host.advance(by: .seconds(1))
    #expect(log.notes == ["nothing", "something"])
  }

  @Test func `a set after the end of the view is ignored`() async {
    struct Page: View {
      let leak: Leak
      @State private var isShown = true
      var body: some View {
        if isShown { Owner(leak: leak) }
        Button("end") { isShown = false }
      }
    }
    let leak = Leak()
    let host = ViewHost { Page(leak: leak) }
    _ = try? host.tap("end")
    let number = leak.number!
    let value = await Task.detached {
      number.wrappedValue = 2
      return number.wrappedValue
    }.value
    await host.settle()
    #expect(value == 1)
    #expect(host.issues.isEmpty)
  }

  @Test func `stored values are read and set, and their parts`() async {
    struct Size: RawRepresentable, Equatable {
      var width = 1
      var height = 1
      var rawValue: String { "\(width) \(height)" }
      init() {}
      init?(rawValue: String) {
        let numbers = rawValue.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        (width, height) = (numbers[0], numbers[1])
      }
    }
    final class Leak { var size: Binding<Size>! }
    struct Storing: View {
      let leak: Leak
      @AppStorage("size on another thread") private var size = Size()
      var body: some View {
        leak.size = $size
        return Text(size.rawValue)
      }
    }
    defer { UserDefaults.standard.removeObject(forKey: "size on another thread") }
    let leak = Leak()
    let host = ViewHost { Storing(leak: leak) }
    let size = leak.size!
    let read = await Task.detached {
      size.width.wrappedValue = 2
      size.height.wrappedValue = 3
      return size.wrappedValue.rawValue
    }.value
    #expect(read == "2 3")
    await host.settle()
    #expect(host.texts == ["2 3"])
  }

  @Test func `the focus moves`() async {
    struct Form: View {
      final class Leak { var focus: FocusState<Bool>.Binding! }
      let leak: Leak
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        leak.focus = $isFocused
        return VStack {
          TextField("field", text: $text).focused($isFocused)
          Text(isFocused ? "focused" : "not")
        }
      }
    }
    let leak = Form.Leak()
    let host = ViewHost { Form(leak: leak) }
    nonisolated(unsafe) let focus = leak.focus!
    whileWaiting { unsafe focus.wrappedValue = true }
    await host.settle()
    #expect(host.texts.last == "focused")
  }
}
