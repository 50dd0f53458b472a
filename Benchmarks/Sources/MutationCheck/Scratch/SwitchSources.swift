/// The sources of the switch that turns one mutant of a schema on: a C module for the number, which is read before
/// anything else runs, and a Swift module with the code of both sides.
enum SwitchSources {
  /// The variable that holds the number of the mutant that is on.
  static let numberVariable = "ATTRIBUTE_GRAPH_MUTANT"
  /// The variable that names a file with a byte for each mutant, which becomes 1 when its code is reached.
  static let reachVariable = "ATTRIBUTE_GRAPH_MUTANTS_REACHED"

  /// The header of the C module.
  static let header = """
    #pragma once
    #include <stdbool.h>

    bool attributeGraphMutantIsOn(int number);

    """

  /// The C module. The file is shared memory, so a process that crashes has still recorded.
  static let implementation = """
    #include "MutantNumber.h"
    #include <fcntl.h>
    #include <stdlib.h>
    #include <sys/mman.h>
    #include <sys/stat.h>
    #include <unistd.h>

    static int mutant = 0;
    static unsigned char *reached = 0;

    bool attributeGraphMutantIsOn(int number) {
      if (reached) reached[number] = 1;
      return mutant == number;
    }

    __attribute__((constructor)) static void readVariables(void) {
      const char *number = getenv("\(numberVariable)");
      if (number) mutant = atoi(number);
      const char *path = getenv("\(reachVariable)");
      if (!path) return;
      int file = open(path, O_RDWR);
      struct stat facts;
      if (file < 0 || fstat(file, &facts) != 0) return;
      void *bytes = mmap(0, facts.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
      close(file);
      if (bytes != MAP_FAILED) reached = bytes;
    }

    """

  /// The functions that schemata call. They are transparent, so that they are specialised in debug builds, too.
  static let functions =
    """
    // It is declared here and not imported: a test that runs a compiler on the engine's module finds no C module.
    @_silgen_name("attributeGraphMutantIsOn") public func attributeGraphMutantIsOn(_ number: Int32) -> Bool

    public enum MutantSwitch {
      @_transparent public static func isOn(_ number: Int32) -> Bool { attributeGraphMutantIsOn(number) }
      @_transparent public static func isOff(_ number: Int32) -> Bool { !attributeGraphMutantIsOn(number) }
      @_transparent public static func negated(_ number: Int32, _ condition: Bool) -> Bool {
        isOn(number) ? !condition : condition
      }

    """ + conditions + choices + "}\n"

  /// The functions whose second operand may not be evaluated.
  private static let conditions = [("and", "&&", "||"), ("or", "||", "&&")].map { name, operation, other in
    """
      @_transparent public static func \(name)(
        _ number: Int32, _ a: Bool, _ b: @autoclosure () throws -> Bool
      ) rethrows -> Bool {
        isOn(number) ? try a \(other) b() : try a \(operation) b()
      }

    """
  }.joined()

  /// The functions that evaluate both operands in any case.
  private static let choices =
    comparisons + sums
    + range("halfOpen", "a ..< b", "a ..< b.advanced(by: 1)", "Range")
    + range("closed", "a ... b", "a ... b.advanced(by: -1)", "ClosedRange")

  private static let comparisons = [
    ("less", "<", "<=", "Comparable"), ("lessOrEqual", "<=", "<", "Comparable"), ("greater", ">", ">=", "Comparable"),
    ("greaterOrEqual", ">=", ">", "Comparable"), ("equal", "==", "!=", "Equatable"),
    ("notEqual", "!=", "==", "Equatable"),
  ].map { name, operation, other, requirement in
    choice(name, "a \(operation) b", "a \(other) b", of: "T: \(requirement)", "Bool", "T")
      + "  @_disfavoredOverload\n"
      + choice(name, "a \(operation) b", "a \(other) b", of: "T: BinaryInteger, U: BinaryInteger", "Bool", "U")
  }.joined()

  private static let sums =
    [
      ("plus", "+", "-", "AdditiveArithmetic"), ("minus", "-", "+", "AdditiveArithmetic"),
      ("wrappingPlus", "&+", "&-", "FixedWidthInteger"), ("wrappingMinus", "&-", "&+", "FixedWidthInteger"),
      ("bitAnd", "&", "|", "BinaryInteger"), ("bitOr", "|", "&", "BinaryInteger"),
    ].map { name, operation, other, requirement in
      choice(name, "a \(operation) b", "a \(other) b", of: "T: \(requirement)", "T", "T")
        + """
          @_transparent public static func \(name)Assign<T: \(requirement)>(_ number: Int32, _ a: inout T, _ b: T) {
            if isOn(number) { a = a \(other) b } else { a = a \(operation) b }
          }

        """
    }.joined()
    + choice("plus", "a + b", "a - b", of: "T: _Pointer", "T", "Int", where: " where T.Stride == Int")
    + choice("minus", "a - b", "a + b", of: "T: _Pointer", "T", "Int", where: " where T.Stride == Int")

  /// They are not transparent, because the compiler refuses constant bounds that overflow when they are moved.
  private static func range(_ name: String, _ usual: String, _ other: String, _ result: String) -> String {
    """
      @inlinable public static func \(name)<T: Strideable>(
        _ number: Int32, _ a: T, _ b: T
      ) -> \(result)<T> where T.Stride: SignedInteger {
        isOn(number) ? \(other) : \(usual)
      }

    """
  }

  private static func choice(
    _ name: String, _ usual: String, _ other: String, of parameters: String, _ result: String, _ second: String,
    where requirements: String = ""
  ) -> String {
    """
      @_transparent public static func \(name)<\(parameters)>(
        _ number: Int32, _ a: T, _ b: \(second)
      ) -> \(result)\(requirements) {
        isOn(number) ? \(other) : \(usual)
      }

    """
  }
}
