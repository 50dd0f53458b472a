import AttributeGraphUI
import Testing

/// Tasks that start and end with a view.
@MainActor
struct `Tasks of views` {
  /// The events, in order.
  final class Log: Sendable {
    @MainActor var lines: [String] = []
  }

  struct Toggling<Content: View>: View {
    @State private var show = true
    @ViewBuilder let content: () -> Content
    var body: some View {
      VStack {
        if show { content() }
        Button("toggle") { show.toggle() }
      }
    }
  }

  @Test func `S-087: a task runs once for each insertion, after the frame of the appearance`() async throws {
    let log = Log()
    let host = ViewHost {
      Toggling {
        Text("x").task { @MainActor in log.lines.append("task") }.onAppear { log.lines.append("appear") }
      }
    }
    #expect(log.lines == ["appear"])
    await host.settle()
    #expect(log.lines == ["appear", "task"])
    try host.tap("toggle")
    try host.tap("toggle")
    await host.settle()
    #expect(log.lines == ["appear", "task", "appear", "task"])
  }

  struct Counting: View {
    let clock: VirtualClock
    let log: Log
    var body: some View {
      let (clock, log) = (clock, log)
      Text("Hello")
        .task { @MainActor in
          var i = 0
          while !Task.isCancelled {
            try? await clock.sleep(for: .seconds(1))
            log.lines.append("task: \(i)")
            i += 1
          }
        }
        .onAppear {
          Task {
            var i = 0
            while i < 6 {
              try? await clock.sleep(for: .seconds(1))
              log.lines.append("appear: \(i)")
              i += 1
            }
          }
        }
    }
  }

  /// Holds a host's clock for views that are made before the host is there.
  @Test func `S-088: a task is cancelled with its view, one that an action started is not`() async throws {
    let (log, clock) = (Log(), VirtualClock())
    let host = ViewHost(clock: clock) { Toggling { Counting(clock: clock, log: log) } }
    await host.run(for: .seconds(3))
    #expect(log.lines.filter { $0.hasPrefix("task") } == ["task: 0", "task: 1", "task: 2"])
    #expect(log.lines.filter { $0.hasPrefix("appear") } == ["appear: 0", "appear: 1", "appear: 2"])
    log.lines = []
    try host.tap("toggle")
    await host.run(for: .seconds(3))
    #expect(log.lines == ["task: 3", "appear: 3", "appear: 4", "appear: 5"])
  }

  struct Valued: View {
    @State private var value = 0
    let clock: VirtualClock
    let log: Log
    var body: some View {
      let (clock, log, value) = (clock, log, value)
      Color.red.task(id: value) { @MainActor in
        log.lines.append("start \(value)")
        do { try await clock.sleep(for: .seconds(10)) } catch { log.lines.append("cancelled \(value)") }
      }
      Button("next") { self.value += 1 }
    }
  }

  @Test func `S-089, R-105: a task of a value is cancelled and started anew when the value changes`() async throws {
    let (log, clock) = (Log(), VirtualClock())
    let host = ViewHost(clock: clock) { Valued(clock: clock, log: log) }
    await host.settle()
    #expect(log.lines == ["start 0"])
    let report = try host.tap("next")
    #expect(report.byType["Valued"]?.bodies == 1)
    await host.settle()
    #expect(Set(log.lines.dropFirst()) == ["cancelled 0", "start 1"])
    #expect(log.lines.count == 3)
  }

  @Test func `a clock wakes sleepers in the order of their moments, and at once what has passed`() async throws {
    let (log, clock) = (Log(), VirtualClock())
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        log.lines.append("\(seconds) at \(clock.now.offset.components.seconds)")
      }
    }
    let host = ViewHost(clock: clock) { EmptyView() }
    await host.run(for: .seconds(2))
    #expect(log.lines == ["1 at 1", "2 at 2"])
    await host.run(for: .seconds(1))
    for task in tasks { try await task.value }
    #expect(log.lines.last == "3 at 3")
    try await clock.sleep(until: .init(offset: .seconds(1)))
  }
}
