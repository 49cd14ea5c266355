import ArgumentParser
import Wire

/// The option that marks a roll-call as started by mistake when it is closed.
struct MistakeOption: ParsableArguments {
    @Flag(help: "Mark the roll-call as started by mistake.")
    var mistake = false

    var action: MusterAction { mistake ? .mistake : .close }
}
