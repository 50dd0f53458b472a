/// The message about the read of a node that has ended.
enum EndedNode {
  static func message(name: String) -> String {
    """
    Attribute '\(name)' was read after its end: the subgraph that owned it has ended. \
    Read it through a weak handle, or make it in a subgraph that lives longer.
    """
  }
}
