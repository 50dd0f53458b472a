import Foundation
import GraphBench
import GraphBenchKit
import Testing

struct `The machine description` {
  @Test func `facts are found by their key`() {
    let text = "processor\t: 0\nmodel name\t: Example CPU @ 2 GHz\nmodel name\t: Second\n"
    #expect(MachineProbe.value(of: "model name", in: text, separator: ":") == "Example CPU @ 2 GHz")
    #expect(MachineProbe.value(of: "PRETTY_NAME", in: "PRETTY_NAME=\"Linux 1\"\n", separator: "=") == "Linux 1")
    #expect(MachineProbe.value(of: "missing", in: text, separator: ":") == nil)
  }

  @Test func `the description of this machine is complete and holds no private name`() {
    let machine = MachineProbe.describe(build: .release)
    #expect(!machine.processor.isEmpty && !machine.system.isEmpty && machine.toolchain.hasPrefix("Swift 6."))
    #expect(machine.cores >= 1)
    let text = machine.facts.map(\.value).joined(separator: "\n")
    #expect(!text.contains(NSHomeDirectory()) || NSHomeDirectory() == "/")
    #expect(!text.contains(ProcessInfo.processInfo.hostName) || ProcessInfo.processInfo.hostName.count < 4)
  }
}
