extension ViewHost {
  /// The values that `SceneStorage` keeps, by their keys: texts, numbers, Booleans, addresses and bytes.
  ///
  /// Setting it restores a scene, from the next frame on.
  public var sceneStorage: [String: Any] {
    get { runtime.knownService(SceneStorageBook.self)?.items.compactMapValues(\.value) ?? [:] }
    set {
      let book = runtime.service(SceneStorageBook.self)
      for (key, item) in book.items where newValue[key] == nil { item.value = nil }
      for (key, value) in newValue { book.item(for: key).value = value }
    }
  }
}
