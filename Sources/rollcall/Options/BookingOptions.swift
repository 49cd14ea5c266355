import ArgumentParser
import Wire

/// When a person wants a room, on the school's clocks.
struct BookingTimeOptions: ParsableArguments {
    static let help = ArgumentHelp(
        "On the school's clocks: 14:00 (today), \"2026-09-01 14:00\", or RFC 3339.", valueName: "time")

    @Option(help: BookingTimeOptions.help)
    var to: InstantArgument?

    @Option(name: .customLong("for"), help: "How many minutes it is for, in place of --to.")
    var minutes: Int?

    func validate() throws {
        if to != nil, minutes != nil { throw ValidationError("Give either --to or --for.") }
    }
}

/// A time as people type it: `14:00`, `2026-09-01 14:00`.
struct InstantArgument: ExpressibleByArgument {
    let instant: SchoolInstant

    init?(argument: String) {
        guard let instant = SchoolInstant(argument.replacing(" ", with: "T", maxReplacements: 1)) else { return nil }
        self.instant = instant
    }
}
