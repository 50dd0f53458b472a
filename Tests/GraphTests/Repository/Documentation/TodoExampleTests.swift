import AttributeGraphTesting
import Testing

@testable import TodoExample

/// The example app, driven through its host.
@MainActor
struct `The to-do example` {
  /// A row holds a callback, which is never equal to the one before, so it runs whenever its list is made anew.
  @Test func `a tour of the app reports what each step made run`() throws {
    var tour = TodoTour()
    #expect(tour.host.texts.contains("3 to do"))
    try tour.run()
    #expect(
      tour.lines == [
        "write a title: TodoHeader 1",
        "add it: TodoApp 1, TodoHeader 1, TodoList 1, TodoRow 4",
        "mark the milk as done: TodoApp 1, TodoHeader 1, TodoList 1, TodoRow 4",
        "show what is open: TodoList 1, TodoRow 3",
        "show everything: TodoList 1, TodoRow 4",
        "larger letters: TodoApp 1, TodoRow 4",
        "open the details: TodoApp 1, TodoDetail 1",
        "change the title: TodoApp 1, TodoDetail 2, TodoHeader 1, TodoList 1, TodoRow 4",
        "close them: TodoApp 1",
        "clear what is done: TodoApp 1, TodoHeader 1, TodoList 1, TodoRow 3",
        "on the screen: 3 to do | Add | Filter | All | Open | Done | Write tests | Sleep well | Read | Mark what is done | Large",
      ])
    #expect(tour.host.issues == [])
  }

  @Test(.recomputes(of: TodoApp.self, atMost: 1))
  func `larger letters concern the rows and nothing else`() throws {
    let host = TodoTour().host
    try expectRecomputes(of: TodoRow.self, 3) {
      try expectRecomputes(of: TodoHeader.self, 0) {
        try expectRecomputes(of: TodoList.self, 0) { try host.toggle("Large") }
      }
    }
  }
}
