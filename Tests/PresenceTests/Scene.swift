import Foundation

@testable import Presence

/// A small building for tests: scanner 1 stands in room 10, scanner 2 in room 20; times are seconds from zero.
struct Scene {
    var engine: Engine
    private(set) var transitions: [Transition] = []
    let leaveAfter = 60.0

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

    mutating func seconds(
        _ range: ClosedRange<Int>, alive: [Int64] = [1, 2], hears: [(scanner: Int64, rssi: Double)] = []
    ) {
        for time in range {
            second(Double(time), alive: alive, hears: hears)
        }
    }

    /// A person's client reports the room beacons it hears; beacon N hangs in room N times 10.
    mutating func client(hears beacons: [Int64], at time: Double, person: Int64 = 1) {
        var draft = engine.draft()
        let heard = beacons.map {
            Observation(
                person: person, room: $0 * 10, link: .client(beacon: $0), beacon: $0, rssi: nil,
                heardAt: Scene.date(time), leaveAfter: leaveAfter)
        }
        draft.observe(client: person, hears: heard, at: Scene.date(time))
        transitions += draft.advance(to: Scene.date(time))
        engine.keep(draft.finish())
    }

    var whereabouts: Whereabouts? { engine.whereabouts(of: 1) }
}
