import Devices
import Foundation

/// What a device must not forget, as a value: which commands it had, and what came of each. Each change is a line that
/// is on the disk before anything is done.
struct Journal: Equatable, Sendable {
    /// So many commands are kept at least.
    static let fewest = 100
    /// A command can be repeated for so long, in seconds: it is not forgotten before.
    static let memory: TimeInterval = 3_600
    /// An outcome that no person acknowledged is given up after a day.
    static let timeout: TimeInterval = 86_400

    /// A command that was begun.
    struct Entry: Codable, Equatable, Sendable {
        let id: String
        let begunAt: Date
        var end: End?
        /// Whether the server knows the end.
        var isAcknowledged = false
        /// How often the end was said since the device connected.
        var says = 0
        /// When the end is said again.
        var nextAt: Date?
    }

    struct End: Codable, Equatable, Sendable {
        let outcome: String
        let reason: String?
        let state: DeviceProperties
    }

    /// A change.
    enum Line: Codable, Equatable, Sendable {
        /// The device started, for the n-th time.
        case started(Int)
        case begun(id: String, at: Date)
        case ended(id: String, End)
        case acknowledged(id: String)
        /// What the hardware is like.
        case state(DeviceProperties)
    }

    private(set) var boot = 0
    private(set) var state: DeviceProperties = [:]
    private(set) var entries: [String: Entry] = [:]
    /// Their ids, the oldest first.
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

    /// The lines by which the device starts again: what had begun and has no end was interrupted.
    func starting(state: DeviceProperties) -> [Line] {
        let end = End(outcome: Outcome.interrupted.rawValue, reason: "the device was restarted", state: state)
        let unfinished = order.filter { entries[$0]?.end == nil }
        return [.started(boot + 1), .state(state)] + unfinished.map { .ended(id: $0, end) }
    }

    /// Every line that is needed to be where it is.
    var lines: [Line] {
        [.started(boot), .state(state)]
            + order.compactMap { entries[$0] }.flatMap { entry in
                [.begun(id: entry.id, at: entry.begunAt)] + (entry.end.map { [.ended(id: entry.id, $0)] } ?? [])
                    + (entry.isAcknowledged ? [.acknowledged(id: entry.id)] : [])
            }
    }

    /// The ends that must be said now.
    func due(at now: Date) -> [Entry] {
        order.compactMap { entries[$0] }.filter { $0.nextAt.map { $0 <= now } ?? false }
    }

    /// When the next end must be said.
    var nextAt: Date? { entries.values.lazy.compactMap(\.nextAt).min() }

    /// An end was said: again after 1, 2, 4 s and so on up to each minute.
    mutating func say(_ id: String, at now: Date) {
        guard var entry = entries[id], !entry.isAcknowledged, entry.end != nil else { return }
        let gap = min(60, TimeInterval(1 << min(entry.says, 6)))
        (entry.says, entry.nextAt) = (entry.says + 1, now + gap)
        if now.timeIntervalSince(entry.begunAt) > Self.timeout { entry.nextAt = nil }
        entries[id] = entry
    }

    /// The device connected: all ends that no person acknowledged are said again.
    mutating func connect() {
        for (id, entry) in entries where entry.end != nil && !entry.isAcknowledged {
            entries[id]?.says = 0
            entries[id]?.nextAt = .distantPast
        }
    }

    /// Forgets what no person can repeat any more.
    mutating func forget(at now: Date) {
        while order.count > Self.fewest, let oldest = order.first, let entry = entries[oldest], entry.end != nil,
            entry.nextAt == nil, now.timeIntervalSince(entry.begunAt) > Self.memory
        {
            entries[oldest] = nil
            order.removeFirst()
        }
    }
}
