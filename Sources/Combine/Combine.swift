/// The part of Combine that the data flow of views needs, under Combine's name, where there is no Combine.
///
/// The declarations stand in AttributeGraphUI. This module exports them one by one, so a file of models that imports
/// Combine alone sees no views.
@_exported import class AttributeGraphUI.AnyCancellable
@_exported import class AttributeGraphUI.CurrentValueSubject
@_exported import class AttributeGraphUI.ObservableObjectPublisher
@_exported import class AttributeGraphUI.PassthroughSubject
@_exported import class AttributeGraphUI.VirtualScheduler
@_exported import enum AttributeGraphUI.Publishers
@_exported import enum AttributeGraphUI.Subscribers
@_exported import enum AttributeGraphUI.Subscriptions
@_exported import protocol AttributeGraphUI.Cancellable
@_exported import protocol AttributeGraphUI.CustomCombineIdentifierConvertible
@_exported import protocol AttributeGraphUI.ObservableObject
@_exported import protocol AttributeGraphUI.Publisher
@_exported import protocol AttributeGraphUI.Scheduler
@_exported import protocol AttributeGraphUI.SchedulerTimeIntervalConvertible
@_exported import protocol AttributeGraphUI.Subject
@_exported import protocol AttributeGraphUI.Subscriber
@_exported import protocol AttributeGraphUI.Subscription
@_exported import struct AttributeGraphUI.AnyPublisher
@_exported import struct AttributeGraphUI.AnySubscriber
@_exported import struct AttributeGraphUI.CombineIdentifier
@_exported import struct AttributeGraphUI.Empty
@_exported import struct AttributeGraphUI.Fail
@_exported import struct AttributeGraphUI.ImmediateScheduler
@_exported import struct AttributeGraphUI.Just
@_exported import struct AttributeGraphUI.Published
@_exported import class AttributeGraphUI.Future
@_exported import protocol AttributeGraphUI.ConnectablePublisher
@_exported import protocol AttributeGraphUI.TopLevelDecoder
@_exported import protocol AttributeGraphUI.TopLevelEncoder
@_exported import struct AttributeGraphUI.Deferred
