public import ArgumentParser
public import Vocabulary
import Wire

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
