import Foundation
import Presence

/// A session as the engine lives it, one decision a second.
struct Life {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)
    private static let leaveAfter = 120.0

    /// By second, what was said.
    private(set) var said: [Int: Whereabouts] = [:]

    /// - Parameters:
    ///   - death: the receiver that tells nothing from a second on; nil where all live.
    ///   - end: nothing later is lived through.
    init(_ session: String, of recording: Recording, death: (receiver: Int64, second: Int)?, until end: Int = .max) {
        guard let heard = recording.heard[session], let first = heard.keys.min(), let last = heard.keys.max(),
            first <= min(last, end)
        else { return }
        var engine = Engine(building: Building(doors: recording.doors), startedAt: Self.start)
        for second in first...min(last, end) {
            let now = Self.start + Double(second - first + 1)
            let alive = recording.placement.filter { receiver, _ in
                death.map { $0.receiver != receiver || second < $0.second } ?? true
            }
            var draft = engine.draft()
            for receiver in alive.keys.sorted() { draft.contact(scanner: receiver, at: now, completeThrough: now) }
            for (receiver, level) in heard[second] ?? [] {
                guard let room = alive[receiver] else { continue }
                draft.observe(
                    Observation(
                        person: 1, room: room, link: .scanner(receiver), beacon: 1, rssi: level, heardAt: now - 0.5,
                        leaveAfter: Self.leaveAfter), at: now)
            }
            _ = draft.advance(to: now)
            engine.keep((consume draft).finish())
            said[second] = engine.whereabouts(of: 1)
        }
    }
}
