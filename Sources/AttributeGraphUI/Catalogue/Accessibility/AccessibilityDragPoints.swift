// Points at which an assistive technology begins a drag or drops an item. They are recorded; a host drags from the
// middle.

extension View {
  nonisolated fileprivate func dragPoint(
    _ kind: String, _ point: UnitPoint, _ description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility {
      if isEnabled { $0.settings["\(kind) point \(point.x) \(point.y)"] = description.string }
    }
  }

  /// Records a point from which the view can be dragged, in `AccessibilityNode.settings`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    dragPoint("drag", point, description, isEnabled: isEnabled)
  }

  /// Records a point from which the view can be dragged, in `AccessibilityNode.settings`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    dragPoint("drag", point, Text(description), isEnabled: isEnabled)
  }

  /// Records a point from which the view can be dragged, in `AccessibilityNode.settings`.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    dragPoint("drag", point, Text(description), isEnabled: isEnabled)
  }

  /// Records a point at which an item can be dropped on the view, in `AccessibilityNode.settings`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    dragPoint("drop", point, description, isEnabled: isEnabled)
  }

  /// Records a point at which an item can be dropped on the view, in `AccessibilityNode.settings`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    dragPoint("drop", point, Text(description), isEnabled: isEnabled)
  }

  /// Records a point at which an item can be dropped on the view, in `AccessibilityNode.settings`.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    dragPoint("drop", point, Text(description), isEnabled: isEnabled)
  }
}
