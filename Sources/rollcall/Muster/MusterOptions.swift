public import ArgumentParser
public import Vocabulary
import Wire

/// Whether a roll-call is a drill.
struct DrillOption: ParsableArguments {
    @Flag(help: "It is a drill and no emergency.")
    var drill = false

    var kind: MusterKind { drill ? .drill : .emergency }
}

/// How a roll-call ends.
struct MistakeOption: ParsableArguments {
    @Flag(help: "It should not have been started.")
    var mistake = false

    var action: MusterAction { mistake ? .mistake : .close }
}

/// What is said of a person in a roll-call.
struct MusterEntryOptions: ParsableArguments {
    @Flag(help: "Take back what was said before.")
    var undo = false

    @Option(help: "What is said: seen, said_present, seen_leaving, needs_help or known_absent.")
    var witness: Witness?

    func validate() throws {
        if undo && witness != nil { throw ValidationError("--undo and --witness exclude each other.") }
    }

    var given: Witness { undo ? .takenBack : witness ?? .seen }
}

extension Witness: ExpressibleByArgument {}
