import TestSupport
import Testing

@Suite struct `Subscriptions` {
  @Test func `cancelling ends it once`() {
    let ends = Box(0)
    let subscription = Subscription { ends.content += 1 }
    #expect(!subscription.isCancelled)
    subscription.cancel()
    subscription.cancel()
    #expect(subscription.isCancelled)
    #expect(ends.content == 1)
  }

  @Test func `it ends with its last owner, and not again after it was cancelled`() {
    let ends = Box(0)
    do {
      let kept = Subscription { ends.content += 1 }
      let cancelled = Subscription { ends.content += 10 }
      cancelled.cancel()
      #expect(!kept.isCancelled)
      #expect(ends.content == 10)
    }
    #expect(ends.content == 11)
  }

  @Test func `it is cancelled already when its closure runs`() {
    let own = Box<Subscription?>(nil)
    let ends = Box(0)
    own.content = Subscription {
      ends.content += 1
      own.content?.cancel()
      #expect(own.content?.isCancelled == true)
    }
    own.content?.cancel()
    #expect(ends.content == 1)
  }
}
