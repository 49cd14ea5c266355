public import ArgumentParser
public import Vocabulary
import Wire

/// Options for the entry about a person in a roll-call.
struct MusterEntryOptions: ParsableArguments {
    @Flag(help: "Withdraw the previous entry.")
    var undo = false

    @Option(help: "Record this entry: seen, said_present, seen_leaving, needs_help or known_absent.")
    var witness: Witness?

    func validate() throws {
        if undo && witness != nil { throw ValidationError("Give either --undo or --witness, not both.") }
    }

    var given: Witness { undo ? .takenBack : witness ?? .seen }
}

extension Witness: ExpressibleByArgument {}
