import Foundation

/// Where a session lies on the server's clock.
struct Timeline: Equatable, Sendable {
    /// On a whole second, so that recorded seconds and seconds of the clock are the same ones.
    let start: Date
    /// Recorded seconds in one second of the clock.
    let speed: Double
    /// All before this was put into the spools.
    var released: Date

    init(start: Date, speed: Double) {
        self.start = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.up))
        self.speed = speed
        self.released = self.start
    }

    func date(at recorded: Double) -> Date {
        start.addingTimeInterval(recorded / speed)
    }

    func tickEnd(_ step: Double) -> Date {
        released.addingTimeInterval(step)
    }

    /// Recorded seconds from the start to what was released last.
    var recorded: Double {
        released.timeIntervalSince(start) * speed
    }
}
