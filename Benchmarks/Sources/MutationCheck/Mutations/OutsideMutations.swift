/// Ways out and in: mail, news, observers, streams.
extension Mutation {
  /// What can be broken in it.
  static let outside: [Mutation] = [
    Mutation(
      mechanism: "mail", file: "Outside/Mailbox.swift",
      original: """
              combine(&waiting, message)

        """,
      replacement: """
              waiting = message

        """,
      why: "a message takes the place of the one that waits"),
    Mutation(
      mechanism: "mail", file: "Outside/Mailbox.swift",
      original: """
            if outcome == .first {

        """,
      replacement: """
            if outcome != .refused {

        """,
      why: "the owner is called for each message"),
    Mutation(
      mechanism: "mail", file: "Outside/Mailbox.swift",
      original: """
              defer { contents.message = nil }
              return (contents.message, contents.isLast)
        """,
      replacement: "      return (contents.message, contents.isLast)",
      why: "a message is delivered again"),
    Mutation(
      mechanism: "mail", file: "Outside/Mailbox.swift",
      original: """
              guard contents.isOpen else { return .refused }

        """,
      replacement: "",
      why: "a closed mailbox takes messages"),
    Mutation(
      mechanism: "mail", file: "Transactions/Transaction.swift",
      original: ", let room = fields.mailRoom { room.deliver(in: self) }",
      replacement: ", let room = fields.mailRoom { _ = room }",
      why: "mail is not delivered with a transaction"),
    Mutation(
      mechanism: "mail", file: "Transactions/Write.swift",
      original: """
            if let room = fields.mailRoom, room.doorstep.hasMail { return commitAround {} }

        """,
      replacement: "",
      why: "mail is not delivered with a bare write"),
    Mutation(
      mechanism: "mail", file: "Outside/Doorstep.swift",
      original: """
            guard !pile.hasCalled else { return nil }

        """,
      replacement: "",
      why: "the owner is called for each word that is left"),
    Mutation(
      mechanism: "mail", file: "Outside/Mailbox+Making.swift",
      original: """
                return !isLast

        """,
      replacement: """
                return true

        """,
      why: "a mailbox that nobody holds is kept"),
    Mutation(
      mechanism: "news", file: "Outside/News.swift",
      original: """
            for source in sources { willChange(source) }

        """,
      replacement: "",
      why: "a change of an observed object marks nothing"),
    Mutation(
      mechanism: "news", file: "Outside/News.swift",
      original: "room.doorstep.hasNews, !fields.isRuleRunning else",
      replacement: "room.doorstep.hasNews else",
      why: "a rule sees half of a change of observed objects"),
    Mutation(
      mechanism: "news", file: "Outside/News.swift",
      original: """
            return round < Self.newsPerFlush

        """,
      replacement: """
            return round <= Self.newsPerFlush

        """,
      why: "a flush goes on once more than it may"),
    Mutation(
      mechanism: "news", file: "Outside/News.swift",
      original: """
            takeNews()
            if reader.state != .provisional
        """,
      replacement: "    if reader.state != .provisional",
      why: "a read does not ask for news"),
    Mutation(
      mechanism: "news", file: "Outside/News.swift",
      original: "inputCount where reader.input(at: index)?.state == .provisional { return .provisional }",
      replacement: "inputCount where reader.input(at: index) == nil { return .provisional }",
      why: "what depends on an observed object passes for clean"),
    Mutation(
      mechanism: "news", file: "Transactions/Flush.swift",
      original: """
            if fields.mailRoom != nil { takeNews() }

        """,
      replacement: "",
      why: "a commit does not ask for news"),
    Mutation(
      mechanism: "news", file: "Outside/Graph+Observing.swift",
      original: """
            registration.withdraw()

        """,
      replacement: "",
      why: "an evaluation goes on being told of what it observed last time"),
    Mutation(
      mechanism: "observers", file: "Outside/Attribute+Observe.swift",
      original: """
              try graph.untracked {
                if told.isNews(value) { try body(value) }
              }

        """,
      replacement: """
              if told.isNews(value) { try body(value) }

        """,
      why: "what an observer reads is an input"),
    Mutation(
      mechanism: "observers", file: "Outside/Attribute+Observe.swift",
      original: "if isFirst { isFirst = false } else { try body(value) }",
      replacement: "isFirst = false; try body(value)",
      why: "an observer of changes hears of the first value"),
    Mutation(
      mechanism: "observers", file: "Outside/Attribute+Observe.swift",
      original: "    building(in: nil) { makeObserver(name: name, kind: kind, action: action) }",
      replacement: "    makeObserver(name: name, kind: kind, action: action)",
      why: "an observer ends with the evaluation that made it"),
    Mutation(
      mechanism: "observers", file: "Outside/Subscription.swift",
      original: """
          deinit { cancel() }

        """,
      replacement: "",
      why: "an observer outlives its subscription"),
    Mutation(
      mechanism: "streams", file: "Outside/Attribute+Values.swift",
      original: "      guard let self, !self.isEnded else { return continuation.finish() }",
      replacement: "      guard let self, !self.isEnded else { return }",
      why: "a stream goes on after the end of its attribute"),
    Mutation(
      mechanism: "streams", file: "Outside/Attribute+Values.swift",
      original: """
                observer.stop()
                continuation.finish()
        """,
      replacement: "        observer.stop()",
      why: "a stream does not end with its graph"),
  ]
}
