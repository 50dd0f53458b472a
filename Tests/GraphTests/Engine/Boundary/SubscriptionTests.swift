import AttributeGraph2
import TestSupport
import Testing

struct `Subscriptions` {
  @Test func `a second cancellation does nothing`() {
    let ends = Box(0)
    let subscription = Subscription { ends.content += 1 }
    #expect(!subscription.isCancelled)
    subscription.cancel()
    subscription.cancel()
    #expect(subscription.isCancelled)
    #expect(ends.content == 1)
  }

  @Test func `a subscription is cancelled with its last owner, unless it was cancelled before`() {
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

  @Test func `a subscription counts as cancelled while its closure runs`() {
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
