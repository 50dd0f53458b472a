import Foundation

/// Stops in a debugger. Without one, and on a platform without signals, it ends the program.
package func stopAtBreakpoint() {
  #if canImport(Glibc) || canImport(Musl) || canImport(Bionic)
  raise(SIGTRAP)
  #else
  fatalError("A publisher has reached its breakpoint.")
  #endif
}
