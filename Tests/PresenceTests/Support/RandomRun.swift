import Foundation

@testable import Presence

/// Some minutes in a building of three rooms and four scanners, two of them in one room: people walk about, one of them
/// with two badges of which one often stays behind, scanners die and come back, sightings are lost and late, clients
/// report or do not.
struct RandomRun {
    private static let rooms: [Int64: Int64] = [1: 10, 2: 20, 3: 20, 4: 30]
    private static let people: ClosedRange<Int64> = 1...3
    /// By badge, who carries it.
    private static let badges: [(badge: Int64, person: Int64)] = [(101, 1), (102, 2), (103, 3), (203, 3)]

    private(set) var engine = Engine(startedAt: Scene.date(0))
    private(set) var visits = VisitLog()
    /// For each draft: the badges that are followed from then on, and the whereabouts that it touched.
    private(set) var switches: [[FollowedBadge]] = []
    private(set) var touched: [[Int64: Whereabouts]] = []
    /// Whether the decisions of each second are kept only after those of the next one are made on top of them.
    private let decidesAhead: Bool
    private let slices: [PeopleSlice]
    private var ahead: EngineDraft.Changes?
    private var random: SplitMix64
    private var dead: Set<Int64> = []
    /// Where each person really is; nil is outside.
    private var places: [Int64: Int64] = [:]
    /// Where each badge is.
    private var badgePlaces: [Int64: Int64] = [:]

    /// - Parameter slices: in how many slices all people are decided on.
    init(seed: UInt64, decidesAhead: Bool = false, slices: Int = 1) {
        random = SplitMix64(seed: seed)
        self.decidesAhead = decidesAhead
        self.slices = PeopleSlice.slices(slices)
    }

    private mutating func happens(_ chance: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < chance
    }

    /// Plays these seconds; before each, the server is restarted with the given chance.
    mutating func play(_ seconds: ClosedRange<Int>, restarts: Double = 0) {
        for second in seconds {
            let now = Double(second) + Double.random(in: 0..<0.9, using: &random)
            if happens(restarts) { restart(at: now) }
            stroll()
            play(at: now)
        }
        keepAhead()
    }

    private mutating func stroll() {
        for person in Self.people where happens(0.02) {
            places[person] = [10, 20, 30, nil].randomElement(using: &random) ?? nil
            let carried = Self.badges.filter { $0.person == person }.shuffled(using: &random)
            for (badge, _) in carried.prefix(Int.random(in: 1...2, using: &random)) {
                badgePlaces[badge] = places[person]
            }
        }
        for scanner in Self.rooms.keys.sorted() where happens(0.01) {
            dead.formSymmetricDifference([scanner])
        }
    }

    private mutating func play(at time: Double) {
        let now = Scene.date(time)
        var draft = engine.draft(after: ahead)
        for (scanner, room) in Self.rooms.sorted(by: { $0.key < $1.key }) where !dead.contains(scanner) && happens(0.9)
        {
            draft.contact(scanner: scanner, at: now, completeThrough: happens(0.9) ? now : nil)
            for (badge, person) in Self.badges {
                guard let place = badgePlaces[badge], happens(place == room ? 0.9 : 0.5) else { continue }
                observe(badge, of: person, .scanner(scanner), room, at: time, near: place == room, &draft)
            }
        }
        for person in Self.people where happens(0.03) { report(person, at: time, &draft) }
        guard happens(0.8) else {
            let transitions = draft.decideOnTouched(at: now)
            return finish(draft, transitions, at: now)
        }
        for slice in slices {
            let transitions = draft.advance([slice], to: now)
            finish(draft, transitions, at: now)
            draft = engine.draft(after: ahead)
        }
    }

    private mutating func finish(_ draft: EngineDraft, _ transitions: [Transition], at now: Date) {
        visits.take(transitions, at: now)
        switches.append(draft.switches(at: now))
        let whereabouts = draft.touchedWhereabouts(at: now) { _, _ in true }
        touched.append(Dictionary(uniqueKeysWithValues: whereabouts.map { ($0.person, $0.whereabouts) }))
        keepAhead()
        if decidesAhead { ahead = draft.finish() } else { engine.keep(draft.finish()) }
    }

    private mutating func keepAhead() {
        if let ahead { engine.keep(ahead) }
        ahead = nil
    }

    private mutating func observe(
        _ badge: Int64, of person: Int64, _ link: Link, _ room: Int64, at time: Double, near: Bool,
        _ draft: inout EngineDraft
    ) {
        let delay = happens(0.05) ? Double.random(in: 0..<20, using: &random) : 0
        let level = Double.random(in: -8...8, using: &random) + (near ? -62 : -80)
        draft.observe(
            Observation(
                person: person, room: room, link: link, beacon: badge, rssi: happens(0.05) ? nil : level,
                heardAt: Scene.date(time - delay), leaveAfter: 20), at: Scene.date(time))
    }

    private mutating func report(_ person: Int64, at time: Double, _ draft: inout EngineDraft) {
        let heard = (happens(0.2) ? nil : places[person]).map { room in
            Observation(
                person: person, room: room, link: .client(beacon: room), beacon: room, rssi: -60,
                heardAt: Scene.date(time), leaveAfter: 20)
        }
        let login = ClientScan.Login(number: happens(0.2) ? 2 : 1, since: Scene.date(0))
        _ = draft.observe(
            client: ClientScan(login: login), of: person, hears: [heard].compactMap(\.self), at: Scene.date(time))
    }

    /// Another server takes over with what the database has: whereabouts, and when scanners were last heard of.
    mutating func restart(at time: Double) {
        keepAhead()
        var next = Engine(startedAt: Scene.date(time))
        for person in Self.people {
            guard let track = engine.people[person]?.track, let whereabouts = track.whereabouts else { continue }
            let quiet = track.quietScanner(at: Scene.date(time), engine.context)
            next.restore(whereabouts, of: person, quiet: quiet)
        }
        for (scanner, contact) in engine.context.scanners {
            next.restore(scanner: scanner, lastAt: contact.lastAt)
        }
        engine = next
    }

    /// Steady evidence: every scanner of these hears everybody at its own level each second.
    mutating func steadily(_ seconds: ClosedRange<Int>, levels: [Int64: Double]) -> [Transition] {
        var transitions: [Transition] = []
        for second in seconds {
            let now = Scene.date(Double(second))
            var draft = engine.draft()
            for (scanner, level) in levels.sorted(by: { $0.key < $1.key }) {
                draft.contact(scanner: scanner, at: now, completeThrough: now)
                for person in Self.people {
                    draft.observe(
                        Observation(
                            person: person, room: Self.rooms[scanner] ?? 0, link: .scanner(scanner),
                            beacon: 100 + person,
                            rssi: level, heardAt: now, leaveAfter: 20), at: now)
                }
            }
            transitions += draft.advance(to: now)
            engine.keep(draft.finish())
        }
        return transitions
    }
}
