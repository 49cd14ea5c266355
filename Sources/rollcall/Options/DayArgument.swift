import ArgumentParser
import Devices

/// A day as people type it: `2026-09-01`.
struct DayArgument: ExpressibleByArgument {
    let day: CivilDay

    init?(argument: String) {
        guard let day = CivilDay(argument) else { return nil }
        self.day = day
    }
}
