import Devices
import Foundation

/// A bolt, a door with a contact and a battery, as a value. The door stays open for a while when a person walks
/// through; the bolt returns when its time is over and the door is closed.
struct LockHardware: Equatable, Sendable {
    /// The properties of a lock's hardware.
    struct Settings: Equatable, Sendable {
        /// The seconds for which the handle on the inner side draws the bolt.
        var relock = 5
        /// Percent.
        var battery = 100.0
        /// Whether it unlocks without power.
        var isFailSafe = false
    }

    enum Bolt: String, Sendable {
        case locked, unlocked, jammed
    }

    /// The seconds for which the door is open when a person walks through.
    static let passage: TimeInterval = 3

    let settings: Settings
    private(set) var bolt = Bolt.locked
    private(set) var isJammed = false
    private(set) var battery: Double
    /// When the bolt returns; nil while it is not drawn.
    private(set) var relockAt: Date?
    /// When the door closes; nil while it is closed.
    private(set) var closesAt: Date?

    init(_ settings: Settings) {
        self.settings = settings
        battery = settings.battery
    }

    var isDoorOpen: Bool { closesAt != nil }

    /// The properties that the lock reports.
    var properties: DeviceProperties {
        [
            "bolt": .text(bolt.rawValue), "door": .text(isDoorOpen ? "open" : "closed"),
            "battery": .number(battery), "relock": .number(Double(settings.relock)),
            "power_loss": .text(settings.isFailSafe ? "fail_safe" : "fail_secure"),
        ]
    }

    /// Draws the bolt, or extends the time for which it is drawn.
    /// - Returns: whether it is drawn.
    mutating func draw(for seconds: Int, at now: Date) -> Bool {
        guard !isJammed else {
            bolt = .jammed
            return false
        }
        bolt = .unlocked
        relockAt = max(relockAt ?? now, now + TimeInterval(seconds))
        return true
    }

    mutating func jam() {
        isJammed.toggle()
        if !isJammed, bolt == .jammed { bolt = .locked }
    }

    /// Opens the door for one passage.
    mutating func passThrough(at now: Date) { closesAt = now + Self.passage }

    /// Holds the door open, or releases it.
    mutating func hold(at now: Date) { closesAt = closesAt == .distantFuture ? now + Self.passage : .distantFuture }

    mutating func measure(battery percent: Double) { battery = percent }

    /// Updates the hardware to a time. A bolt that cannot move stays drawn.
    mutating func advance(to now: Date) {
        if let closesAt, closesAt <= now { self.closesAt = nil }
        guard let relockAt, relockAt <= now, !isDoorOpen else { return }
        self.relockAt = nil
        bolt = isJammed ? .jammed : .locked
    }

    /// When it must be updated next.
    var nextAt: Date? {
        let waitsForDoor = isDoorOpen ? closesAt : relockAt
        return [closesAt, waitsForDoor].compactMap { $0 }.filter { $0 != .distantFuture }.min()
    }
}
