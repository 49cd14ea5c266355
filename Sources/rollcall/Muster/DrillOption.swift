import ArgumentParser
import Vocabulary

/// Whether a roll-call is a drill.
struct DrillOption: ParsableArguments {
    @Flag(help: "It is a drill and no emergency.")
    var drill = false

    var kind: MusterKind { drill ? .drill : .emergency }
}
