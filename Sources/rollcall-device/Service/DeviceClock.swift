import Foundation

/// The clock by which a device lives.
struct DeviceClock: Sendable {
    /// Seconds of the device in one real second.
    let rate: Double
    private let start = Date()

    init(rate: Double = 1) {
        self.rate = rate
    }

    var now: Date { rate == 1 ? Date() : start + Date().timeIntervalSince(start) * rate }

    /// How long it is in reality until a time of the device.
    func wait(until instant: Date) -> Duration { .seconds(max(0.001, instant.timeIntervalSince(now) / rate)) }
}
