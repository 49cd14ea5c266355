import ArgumentParser

/// Whether `rollcall station` draws the label.
struct StationLabelOption: ParsableArguments {
    @Flag(help: "Draw the QR code that a phone reads.")
    var label = false
}
