public import Foundation

/// What the engine would be after some more evidence, until it is kept or dropped.
public struct EngineDraft: Sendable {
    private let base: Engine
    private(set) var surroundings: Surroundings
    private(set) var touched: [Int64: PersonTrack] = [:]

    init(base: Engine) {
        self.base = base
        surroundings = base.surroundings
    }

    /// A scanner reported or sent a heartbeat at `time`; all it heard up to `completeThrough` has arrived.
    public mutating func contact(scanner: Int64, at time: Date, completeThrough: Date?) {
        let quietAfter = surroundings.settings.quietAfter
        surroundings.scanners[scanner, default: ScannerContact(newAt: surroundings.startedAt)]
            .note(at: time, completeThrough: completeThrough, quietAfter: quietAfter)
    }

    /// Takes in evidence; what was heard too long before `now` is history and changes nothing here.
    public mutating func observe(_ observation: Observation, at now: Date) {
        guard now.timeIntervalSince(observation.heardAt) <= surroundings.settings.liveWindow else { return }
        var track = track(of: observation.person)
        track.observe(observation, settings: surroundings.settings)
        touched[observation.person] = track
    }

    /// Takes in all that a person's client hears; an empty list says that it hears none.
    public mutating func observe(client person: Int64, hears heard: [Observation], at now: Date) {
        var track = track(of: person)
        track.forgetClientLinks(except: Set(heard.map(\.link)))
        touched[person] = track
        for observation in heard {
            observe(observation, at: now)
        }
    }

    /// Decides at `now` on the people this draft has touched; returns the changes, in the order of their numbers.
    public mutating func decideOnTouched(at now: Date) -> [Transition] {
        decide(on: touched.keys.sorted(), at: now)
    }

    /// Decides on everybody at `now`: time alone makes people unknown, or takes them for left.
    public mutating func advance(to now: Date) -> [Transition] {
        decide(on: Set(base.people.keys).union(touched.keys).sorted(), at: now)
    }

    private mutating func decide(on people: [Int64], at now: Date) -> [Transition] {
        surroundings.noteSilence(at: now)
        var transitions: [Transition] = []
        for person in people {
            var track = track(of: person)
            let before = track
            let transition = track.decide(at: now, surroundings: surroundings)
            if let transition {
                transitions.append(transition)
            }
            if track != before {
                touched[person] = track
            }
        }
        return transitions
    }

    /// What is believed now of everybody this draft touched.
    public var touchedWhereabouts: [(person: Int64, whereabouts: Whereabouts)] {
        touched.compactMap { person, track in track.whereabouts.map { (person, $0) } }
    }

    private func track(of person: Int64) -> PersonTrack {
        touched[person] ?? base.people[person] ?? PersonTrack(person: person)
    }
}
