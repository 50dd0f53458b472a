/// A model class that views can hold with `@StateObject`.
public protocol ObservableObject: AnyObject {}
