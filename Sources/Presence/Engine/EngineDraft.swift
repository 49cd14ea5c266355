public import Foundation

/// The state of the engine after more evidence, until it is kept or dropped.
///
/// In: contacts of scanners and observations. Out: the transitions of the people it touched, and the changes to keep. A
/// live decision begins here; `docs/engine.md` works through an example.
public struct EngineDraft: Sendable {
    private let base: Engine
    /// The people changed by an earlier draft that is not kept yet.
    private let ahead: [Int64: People.SharedTrack]
    private(set) var context: Context
    private(set) var touched: [Int64: People.SharedTrack] = [:]
    /// The latest observation of each person that came too late to show where they are.
    private var recalled: [Int64: Observation] = [:]
    /// What each second showed of each person, if trails are kept.
    private(set) var trail: [(person: Int64, step: PersonTrack.TrailStep)] = []

    init(base: Engine, after earlier: Changes?) {
        self.base = base
        ahead = earlier?.people ?? [:]
        context = earlier?.context ?? base.context
    }

    private func known(_ person: Int64) -> People.SharedTrack? { ahead[person] ?? base.people[person] }

    /// Records that a scanner listened at `time`, and that everything it heard up to `completeThrough` has arrived.
    public mutating func contact(scanner: Int64, at time: Date, completeThrough: Date?) {
        let quietAfter = Parameters.current.scanner.quietAfter
        change(scanner: scanner) { $0.note(at: time, completeThrough: completeThrough, quietAfter: quietAfter) }
    }

    /// Records that a scanner hands in sightings, the last of them at `time`: it listened until then, whenever they
    /// arrive.
    public mutating func report(scanner: Int64, heardThrough time: Date) {
        let quietAfter = Parameters.current.scanner.quietAfter
        change(scanner: scanner) { $0.report(heardThrough: time, quietAfter: quietAfter) }
    }

    /// Records that a scanner reports that it is running but does not listen.
    public mutating func stopListening(scanner: Int64) {
        context.scanners[scanner]?.stopListening()
    }

    private mutating func change(scanner: Int64, _ change: (inout ScannerContact) -> Void) {
        change(&context.scanners[scanner, default: ScannerContact()])
    }

    /// Adds what a scanner or a client heard, whether recently or long before `now`.
    public mutating func observe(_ observation: Observation, at now: Date) {
        guard !observation.isFresh(at: now) else {
            return change(observation.person) { $0.observe(observation) }
        }
        guard let scanner = observation.link.scanner else { return }
        change(scanner: scanner) { $0.lag(at: now) }
        change(observation.person) { $0.recall(observation) }
        let before = recalled[observation.person]?.heardAt ?? .distantPast
        if before < observation.heardAt, touched[observation.person]?.track.isOwn(observation) == true {
            recalled[observation.person] = observation
        }
    }

    /// Adds everything that one of a person's clients hears, the nearest first; an empty list means that it hears no
    /// beacon, and old observations show nothing about now.
    /// - Returns: whether it counts: false if another of the person's clients is followed.
    public mutating func observe(
        client scan: ClientScan, of person: Int64, hears heard: [Observation], at now: Date
    ) -> Bool {
        let tellsOfNow = heard.isEmpty || heard.contains { $0.isFresh(at: now) }
        guard tellsOfNow || touched[person] ?? known(person) != nil else { return true }
        let ranked = heard.enumerated().map { place, observation in
            observation.assuming(
                Parameters.current.link.assumedLevel - Double(place) * Parameters.current.client.rankStep)
        }
        var counts = true
        change(person) { counts = $0.listen(to: scan, hearing: ranked, at: now) }
        return counts
    }

    /// Decides at `now` on the people this draft has touched; returns the changes, in the order of the people's
    /// numbers.
    public mutating func decideOnTouched(at now: Date) -> [Transition] {
        decide(on: touched.keys.sorted(), at: now)
    }

    /// Decides on all people at `now`: the passing of time alone makes people unknown or marks them as left.
    public mutating func advance(to now: Date) -> [Transition] { advance([.all], to: now) }

    /// Decides at `now` on the people of the slices, and on those this draft has touched; returns the changes, in the
    /// order of the people's numbers.
    public mutating func advance(_ slices: [PeopleSlice], to now: Date) -> [Transition] {
        let isWhole = slices.contains(where: \.isAll)
        let isChosen = { (person: Int64) in slices.contains { $0.contains(person) } }
        let new = Set(touched.keys).union(ahead.keys.filter(isChosen)).filter { base.people[$0] == nil }
        let known = base.people.numbers
        let chosen = isWhole ? known : known.filter { isChosen($0) || touched[$0] != nil }
        return decide(on: new.isEmpty ? chosen : (chosen + new).sorted(), at: now)
    }

    private mutating func decide(on people: [Int64], at now: Date) -> [Transition] {
        context.refresh(at: now)
        var transitions: [Transition] = []
        let context = context
        for person in people {
            if let transition = decide(on: person, at: now, context) { transitions.append(transition) }
            if context.keepsTrail { trail += takeSteps(of: person).map { (person, $0) } }
        }
        return transitions
    }

    private mutating func decide(on person: Int64, at now: Date, _ context: Context) -> Transition? {
        if let place = touched.index(forKey: person) {
            guard touched.values[place].isDue(at: now) else { return nil }
            let late = recalled[person]
            return touched.values[place].change { track in
                guard let late else { return track.decide(at: now, context: context) }
                track.awaitLatest(late, at: now, context: context)
                return track.decide(at: now, context: context)
                    ?? track.findMissed(late, at: now, context: context)
            }
        }
        guard let before = known(person), before.isDue(at: now) else { return nil }
        var track = before.track
        let transition = track.decide(at: now, context: context)
        if track != before.track { touched[person] = People.SharedTrack(track) }
        return transition
    }

    /// Returns the whereabouts at `now` of all people this draft touched, and what a scanner that fell quiet had heard
    /// of them, if that was louder than everything that is heard.
    public func touchedWhereabouts(
        at now: Date, where isWanted: (Int64, Whereabouts) -> Bool
    ) -> [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)] {
        touched.compactMap { person, track in
            guard let held = track.whereabouts, isWanted(person, held) else { return nil }
            return (person, held, track.track.quietScanner(at: now, context))
        }
    }

    /// Returns a person's whereabouts by this draft's decisions; nil if nothing is known.
    public func whereabouts(of person: Int64) -> Whereabouts? {
        (touched[person] ?? known(person))?.whereabouts
    }

    /// Returns the people whose followed badge changes, with the new badge.
    public func switches(at now: Date) -> [FollowedBadge] {
        touched.compactMap { person, track -> FollowedBadge? in
            guard let badge = track.badge, badge != known(person)?.badge, let held = track.whereabouts else {
                return nil
            }
            return FollowedBadge(person: person, badge: badge, since: now, state: held.state, room: held.room)
        }.sorted { $0.person < $1.person }
    }

    /// Returns the changes to keep once they are committed.
    public consuming func finish() -> Changes {
        Changes(context: context, people: touched)
    }

    private mutating func takeSteps(of person: Int64) -> [PersonTrack.TrailStep] {
        guard let place = touched.index(forKey: person) else { return [] }
        return touched.values[place].change { $0.takeSteps() }
    }

    private mutating func change(_ person: Int64, _ change: (inout PersonTrack) -> Void) {
        if let place = touched.index(forKey: person) { return touched.values[place].change(change) }
        var track = known(person) ?? People.SharedTrack(PersonTrack(person: person))
        track.change(change)
        touched[person] = track
    }
}
