import ArgumentParser
import Devices

/// A time of day as people type it: `07:30`, `sunset-30`.
struct TimeOfDayArgument: ExpressibleByArgument {
    let time: TimeOfDay

    init?(argument: String) {
        guard let time = TimeOfDay(argument) else { return nil }
        self.time = time
    }
}
