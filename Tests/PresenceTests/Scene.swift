import Foundation

@testable import Presence

/// A small building for tests: scanner 1 stands in room 10, scanner 2 in room 20; times are seconds from zero.
struct Scene {
    var engine: Engine
    private(set) var transitions: [Transition] = []
    /// For each report of a client, whether it counted.
    private(set) var counted: [Bool] = []
    static let phone = ClientScan.Login(number: 1, since: date(0))
    var leaveAfter = 60.0

    init(startedAt: Double = 0) {
        engine = Engine(startedAt: Scene.date(startedAt))
    }

    static func date(_ seconds: Double) -> Date {
        Date(timeIntervalSince1970: 1_800_000_000 + seconds)
    }

    func sighting(_ scanner: Int64, _ rssi: Double?, at time: Double, person: Int64 = 1) -> Observation {
        Observation(
            person: person, room: scanner * 10, link: .scanner(scanner), beacon: 100 + person, rssi: rssi,
            heardAt: Scene.date(time), leaveAfter: leaveAfter)
    }

    /// One second of work as the server does it: the scanners report all they heard, then the engine decides.
    mutating func second(_ time: Double, alive: [Int64] = [1, 2], hears: [(scanner: Int64, rssi: Double)] = []) {
        var draft = engine.draft()
        for scanner in alive {
            draft.contact(scanner: scanner, at: Scene.date(time), completeThrough: Scene.date(time))
        }
        for (scanner, rssi) in hears {
            draft.observe(sighting(scanner, rssi, at: time), at: Scene.date(time))
        }
        transitions += draft.advance(to: Scene.date(time))
        engine.keep(draft.finish())
    }

    /// Lets a draft decide, and keeps it.
    mutating func decide(_ draft: inout EngineDraft, at time: Double) {
        transitions += draft.advance(to: Scene.date(time))
        engine.keep(draft.finish())
    }

    /// One second in which scanner 1 hands in what it heard of the person in some earlier ones, a sighting in each,
    /// while scanner 2 is alive and may hear the person now.
    mutating func handsIn(_ heard: ClosedRange<Double>, rssi: Double = -55, at time: Double, beside: Double? = nil) {
        let now = Scene.date(time)
        var draft = engine.draft()
        draft.contact(scanner: 1, at: now, completeThrough: Scene.date(heard.upperBound))
        for second in stride(from: heard.lowerBound, through: heard.upperBound, by: 1) {
            draft.observe(sighting(1, rssi, at: second), at: now)
        }
        draft.contact(scanner: 2, at: now, completeThrough: now)
        if let beside { draft.observe(sighting(2, beside, at: time), at: now) }
        transitions += draft.advance(to: now)
        engine.keep(draft.finish())
    }

    /// Scanner 1 hands in what it heard since a second, so much faster than time goes on, until nothing is left.
    /// - Returns: the second after.
    mutating func drains(from start: Double, at time: Double, pace: Double, beside: Double? = nil) -> Int {
        var (next, now) = (start, time)
        while now - next >= 1 {
            let last = min(next + pace - 1, now)
            handsIn(next...last, at: now, beside: beside)
            (next, now) = (last + 1, now + 1)
        }
        return Int(now)
    }

    mutating func seconds(
        _ range: ClosedRange<Int>, alive: [Int64] = [1, 2], hears: [(scanner: Int64, rssi: Double)] = []
    ) {
        for time in range {
            second(Double(time), alive: alive, hears: hears)
        }
    }

    /// A person's client reports the room beacons it hears, or heard a while ago; beacon N hangs in room N times 10.
    mutating func client(
        hears beacons: [Int64], rssi: Double? = nil, at time: Double, secondsAgo: Double = 0, person: Int64 = 1,
        login: ClientScan.Login = Scene.phone, sent: Double? = nil,
        logins: Set<Int64>? = nil
    ) {
        var draft = engine.draft()
        let heard = beacons.map {
            Observation(
                person: person, room: $0 * 10, link: .client(beacon: $0), beacon: $0, rssi: rssi,
                heardAt: Scene.date(time - secondsAgo), leaveAfter: leaveAfter)
        }
        counted.append(
            draft.observe(
                client: ClientScan(login: login, sentAt: sent.map(Scene.date), logins: logins), of: person,
                hears: heard,
                at: Scene.date(time)))
        transitions += draft.advance(to: Scene.date(time))
        engine.keep(draft.finish())
    }

    var told: [String] { transitions.map { "\($0.after.state) \($0.after.room)" } }

    /// Where all that was heard, and its scanners, are of now.
    var explanation: Explanation? {
        engine.explanation(of: 1, at: engine.context.scanners.values.map(\.lastAt).max() ?? .distantPast)
    }

    var whereabouts: Whereabouts? { engine.whereabouts(of: 1) }
}
