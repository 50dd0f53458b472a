#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(Darwin)
import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Bionic)
/// The allocator's `malloc_usable_size`; nil where it has none. The C library's module does not show it.
private let usableSize: (@convention(c) (UnsafeMutableRawPointer) -> Int)? = {
  guard let symbol = unsafe dlsym(nil, "malloc_usable_size") else { return nil }
  // SAFETY: a symbol of that name has that type.
  return unsafe unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Int).self)
}()
#endif

extension Node {
  /// What the allocator has given for the object, in bytes, without what its values refer to; 0 where it cannot tell.
  ///
  /// - Complexity: O(1).
  final var allocatedSize: Int {
    // SAFETY: the object lives, and was allocated on the heap.
    let address = unsafe Unmanaged.passUnretained(self).toOpaque()
    #if canImport(Darwin)
    return unsafe malloc_size(address)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    return unsafe usableSize.map { unsafe $0(address) } ?? 0
    #else
    _ = unsafe address
    return 0
    #endif
  }
}
