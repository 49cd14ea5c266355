import ArgumentParser
import Wire

/// A time as people type it: `14:00`, `2026-09-01 14:00`.
struct InstantArgument: ExpressibleByArgument {
    let instant: SchoolInstant

    init?(argument: String) {
        guard let instant = SchoolInstant(argument.replacing(" ", with: "T", maxReplacements: 1)) else { return nil }
        self.instant = instant
    }
}
