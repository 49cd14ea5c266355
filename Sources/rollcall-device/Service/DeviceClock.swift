import Foundation

/// The clock of a device.
struct DeviceClock: Sendable {
    /// Seconds of the device in one real second.
    let rate: Double
    private let start = Date()

    init(rate: Double = 1) {
        self.rate = rate
    }

    var now: Date { rate == 1 ? Date() : start + Date().timeIntervalSince(start) * rate }

    /// Returns the real time until an instant of the device's clock.
    func wait(until instant: Date) -> Duration { .seconds(max(0.001, instant.timeIntervalSince(now) / rate)) }
}
