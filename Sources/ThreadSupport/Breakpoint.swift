import Foundation

/// Stops in a debugger; without one it ends the program, and so it does on a platform without signals.
package func stopAtBreakpoint() {
  #if canImport(Glibc) || canImport(Musl) || canImport(Bionic)
  raise(SIGTRAP)
  #else
  fatalError("A publisher has reached its breakpoint.")
  #endif
}
