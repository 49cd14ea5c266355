import ArgumentParser
import Vocabulary

/// The option that marks a roll-call as a drill.
struct DrillOption: ParsableArguments {
    @Flag(help: "Mark the roll-call as a drill, not an emergency.")
    var drill = false

    var kind: MusterKind { drill ? .drill : .emergency }
}
