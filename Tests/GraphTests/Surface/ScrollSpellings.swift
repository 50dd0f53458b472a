import SwiftUI

struct CustomPageBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minX < (context.containerSize.width / 3.0), context.velocity.dx < 0.0 {
      target.rect.origin.x = 0.0
    }
    if context.axes.contains(.vertical), context.horizontalSizeClass == .compact {
      target.anchor = .top
    }
  }
}

extension ScrollTargetBehavior where Self == CustomPageBehavior {
  static var customPage: CustomPageBehavior { .init() }
}

struct ScrollSpelling: View {
  struct Item: Identifiable { let id: UUID }

  @State private var items: [Item] = []
  @State private var scrolledID: Item.ID?
  @State private var position = ScrollPosition(edge: .top)
  @State private var typed = ScrollPosition(idType: Item.ID.self)
  @State private var point = ScrollPosition(point: .zero)
  @State private var horizontal: ScrollPosition = .init(x: 10)
  @State private var phase: ScrollPhase = .idle
  @State private var isBeyondZero = false

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(items) { item in
          RoundedRectangle(cornerRadius: 12)
            .containerRelativeFrame(.horizontal, count: 2, spacing: 10)
            .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.8) }
            .onScrollVisibilityChange(threshold: 0.2) { visible in isBeyondZero = visible }
            .scrollTarget()
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .never))
    .scrollTargetBehavior(.paging)
    .scrollTargetBehavior(.customPage)
    .scrollPosition(id: $scrolledID)
    .scrollPosition(id: $scrolledID, anchor: .center)
    .contentMargins(.horizontal, 20.0)
    .contentMargins(.vertical, 20, for: .scrollContent)
    .contentMargins(20, for: .scrollIndicators)
    .contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), for: .automatic)
    .safeAreaPadding(.horizontal, 16)
    .scrollIndicators(.hidden)
    .scrollIndicators(.never, axes: .horizontal)
    .scrollIndicatorsFlash(onAppear: true)
    .scrollIndicatorsFlash(trigger: isBeyondZero)
    .scrollClipDisabled()
    .scrollDisabled(isBeyondZero)
    .scrollBounceBehavior(.basedOnSize)
    .scrollBounceBehavior(.always, axes: [.horizontal])

    ScrollView {
      Button("scroll") {
        withAnimation {
          position.scrollTo(id: items[0].id, anchor: .top)
          position.scrollTo(edge: .bottom)
          position.scrollTo(y: 100)
          position.scrollTo(x: 10, y: 20)
          position.scrollTo(point: CGPoint(x: 0, y: 100))
        }
        if let id = typed.viewID(type: Item.ID.self) { print(id, typed.isPositionedByUser) }
      }
      .visualEffect { content, proxy in
        content.offset(y: proxy.frame(in: .scrollView(axis: .vertical)).minY)
      }
    }
    .defaultScrollAnchor(.bottom)
    .defaultScrollAnchor(.center, for: .initialOffset)
    .defaultScrollAnchor(.top, for: .alignment)
    .scrollPosition($position)
    .scrollPosition($typed, anchor: .bottom)
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y < geometry.contentInsets.top
    } action: { wasBeyondZero, isBeyondZero in
      self.isBeyondZero = isBeyondZero
    }
    .onScrollGeometryChange(
      for: CGFloat.self,
      of: { $0.contentSize.height - $0.containerSize.height - $0.bounds.minY - $0.visibleRect.minY },
      action: { _, new in print(new) }
    )
    .onScrollPhaseChange { oldPhase, newPhase in
      phase = newPhase
      if newPhase.isScrolling, oldPhase == .idle { print(phase) }
    }
    .onScrollPhaseChange { _, newPhase, context in
      print(newPhase, context.geometry.contentOffset, context.velocity?.dy ?? 0)
    }
    .onScrollTargetVisibilityChange(idType: Item.ID.self, threshold: 0.3) { ids in print(ids.count) }
    .onScrollTargetVisibilityChange(idType: UUID.self) { ids in print(ids) }
  }
}
