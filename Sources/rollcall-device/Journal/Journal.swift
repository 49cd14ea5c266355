import Devices
import Foundation

/// The persistent state of a device, as a value: its commands, and how each ended. Each change is a line that is on the
/// disk before the device acts.
struct Journal: Equatable, Sendable {
    /// The minimum number of commands that are kept.
    static let fewest = 100
    /// The time, in seconds, within which a command can be repeated: it is kept at least that long.
    static let memory: TimeInterval = 3_600
    /// The time, in seconds, after which an unacknowledged outcome is dropped: a day.
    static let timeout: TimeInterval = 86_400

    /// A command that has begun.
    struct Entry: Codable, Equatable, Sendable {
        let id: String
        let begunAt: Date
        var end: End?
        /// Whether the server knows the outcome.
        var isAcknowledged = false
        /// How often the outcome was sent since the device connected.
        var says = 0
        /// When the outcome is sent again.
        var nextAt: Date?
    }

    struct End: Codable, Equatable, Sendable {
        let outcome: String
        let reason: String?
        let state: DeviceProperties
    }

    /// A change.
    enum Line: Codable, Equatable, Sendable {
        /// The n-th start of the device.
        case started(Int)
        case begun(id: String, at: Date)
        case ended(id: String, End)
        case acknowledged(id: String)
        /// The state of the hardware.
        case state(DeviceProperties)
    }

    private(set) var boot = 0
    private(set) var state: DeviceProperties = [:]
    private(set) var entries: [String: Entry] = [:]
    /// The ids of the entries, the oldest first.
    private(set) var order: [String] = []

    mutating func take(_ line: Line) {
        switch line {
        case .started(let number): boot = number
        case .begun(let id, let at):
            guard entries[id] == nil else { return }
            entries[id] = Entry(id: id, begunAt: at)
            order.append(id)
        case .ended(let id, let end):
            entries[id]?.end = end
            entries[id]?.nextAt = .distantPast
        case .acknowledged(let id):
            entries[id]?.isAcknowledged = true
            entries[id]?.nextAt = nil
        case .state(let properties): state.merge(properties) { _, new in new }
        }
    }

    /// The lines that a start adds: commands that had begun and not ended were interrupted.
    func starting(state: DeviceProperties) -> [Line] {
        let end = End(outcome: Outcome.interrupted.rawValue, reason: "the device was restarted", state: state)
        let unfinished = order.filter { entries[$0]?.end == nil }
        return [.started(boot + 1), .state(state)] + unfinished.map { .ended(id: $0, end) }
    }

    /// All lines that are needed to restore this state.
    var lines: [Line] {
        [.started(boot), .state(state)]
            + order.compactMap { entries[$0] }.flatMap { entry in
                [.begun(id: entry.id, at: entry.begunAt)] + (entry.end.map { [.ended(id: entry.id, $0)] } ?? [])
                    + (entry.isAcknowledged ? [.acknowledged(id: entry.id)] : [])
            }
    }

    /// The outcomes that must be sent now.
    func due(at now: Date) -> [Entry] {
        order.compactMap { entries[$0] }.filter { $0.nextAt.map { $0 <= now } ?? false }
    }

    /// When the next outcome must be sent.
    var nextAt: Date? { entries.values.lazy.compactMap(\.nextAt).min() }

    /// Notes that an outcome was sent: the next times are after 1, 2, 4 s and so on, up to every minute.
    mutating func say(_ id: String, at now: Date) {
        guard var entry = entries[id], !entry.isAcknowledged, entry.end != nil else { return }
        let gap = min(60, TimeInterval(1 << min(entry.says, 6)))
        (entry.says, entry.nextAt) = (entry.says + 1, now + gap)
        if now.timeIntervalSince(entry.begunAt) > Self.timeout { entry.nextAt = nil }
        entries[id] = entry
    }

    /// Notes that the device connected: all unacknowledged outcomes are sent again.
    mutating func connect() {
        for (id, entry) in entries where entry.end != nil && !entry.isAcknowledged {
            entries[id]?.says = 0
            entries[id]?.nextAt = .distantPast
        }
    }

    /// Removes the commands that can no longer be repeated.
    mutating func forget(at now: Date) {
        while order.count > Self.fewest, let oldest = order.first, let entry = entries[oldest], entry.end != nil,
            entry.nextAt == nil, now.timeIntervalSince(entry.begunAt) > Self.memory
        {
            entries[oldest] = nil
            order.removeFirst()
        }
    }
}
