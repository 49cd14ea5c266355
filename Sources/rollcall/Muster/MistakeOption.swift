import ArgumentParser
import Wire

/// How a roll-call ends.
struct MistakeOption: ParsableArguments {
    @Flag(help: "It should not have been started.")
    var mistake = false

    var action: MusterAction { mistake ? .mistake : .close }
}
