import ArgumentParser

/// Whether `rollcall station` prints the label.
struct StationLabelOption: ParsableArguments {
    @Flag(help: "Print the QR code for phones.")
    var label = false
}
