public import Foundation
import Vocabulary

/// The presence engine: a value without a clock and without I/O.
///
/// Evidence goes into a draft, which copies only the people it touches; once what the draft decided is committed,
/// `keep` makes it the engine's state. A draft that is dropped leaves no trace.
public struct Engine: Equatable, Sendable {
    var context: Context
    var people = People()

    public init(
        building: Building = Building(), startedAt: Date, keepsTrail: Bool = false
    ) {
        context = Context(keepsTrail: keepsTrail, building: building, startedAt: startedAt)
    }

    /// Takes in that more is known of the building; whereabouts stay as they are. How much louder than those of the
    /// surveys a badge is has to be found anew where others are in use.
    public mutating func update(building: Building) {
        let isOtherwiseSurveyed = building.surveys != context.building.surveys
        context.building = building
        if isOtherwiseSurveyed { people.changeAll { $0.compareAnew() } }
    }

    /// Takes up a person where the database says they were left.
    /// - Parameters:
    ///   - ranUntil: when the engine last ran before; nil if that is not known.
    ///   - quiet: what a scanner that fell quiet had heard of them, louder than any other.
    public mutating func restore(
        _ whereabouts: Whereabouts, of person: Int64, ranUntil: Date? = nil, quiet: QuietScanner? = nil
    ) {
        people.put(
            People.SharedTrack(
                PersonTrack(
                    restored: whereabouts, of: person, in: context, ranUntil: ranUntil, quiet: quiet)))
    }

    /// Takes in which badge was followed from then on, and of whom nothing is known yet, where they were said to be.
    /// None is found to be moved any more.
    mutating func follow(_ followed: FollowedBadge, at now: Date) {
        var track =
            people[followed.person]?.track
            ?? PersonTrack(restored: followed.whereabouts(at: now), of: followed.person, in: context)
        track.isLed = true
        track.follow(badge: followed.badge, at: now, context: context)
        people.put(People.SharedTrack(track))
    }

    /// Takes up a scanner that was last heard of at `lastAt`.
    /// - Parameter isDrained: whether it had handed in all that it heard until then.
    public mutating func restore(scanner: Int64, lastAt: Date, isDrained: Bool = true) {
        context.scanners[scanner] = ScannerContact(restoredAt: lastAt, isDrained: isDrained)
    }

    /// Forgets a person altogether.
    public mutating func forget(person: Int64) {
        people.forget(person)
    }

    public func whereabouts(of person: Int64) -> Whereabouts? {
        people[person]?.whereabouts
    }

    /// The badge that a person is known by, once a scanner has heard one.
    func badge(of person: Int64) -> Int64? {
        people[person]?.badge
    }

    public func draft() -> EngineDraft {
        EngineDraft(base: self)
    }

    /// Takes in what a draft of this engine decided.
    public mutating func keep(_ changes: EngineDraft.Changes) {
        context = changes.context
        for track in changes.people.values { people.put(track) }
    }
}

extension EngineDraft {
    /// What a draft decided, without the state it began with: an engine that no other person holds takes it in without
    /// copying what did not change.
    public struct Changes: Sendable {
        let context: Context
        let people: [Int64: People.SharedTrack]
    }
}

extension Engine {
    /// What is known of the building.
    public var building: Building { context.building }
}

extension Engine {
    /// Where a person was, second by second, as it looks now that all of it is known: a backward pass over what each
    /// second said.
    func record(of trail: [PersonTrack.TrailStep]) -> [(at: Date, posterior: ForwardBackward.Posterior)] {
        let pass = ForwardBackward(trail.map(\.moment), context.transitions, map: context.map)
        return zip(trail, pass.posteriors).map { ($0.at, $1) }
    }
}

/// A stretch of the record may begin after a scanner fell quiet: what it said before holds whom it held, as it did
/// live.
extension Engine {
    /// Takes up a person whose scanner is away.
    /// - Returns: false if its death was lived through, so that all is known.
    mutating func take(_ word: LastReading, at now: Date) -> Bool {
        let before = people[word.person]?.track
        let link = Link.scanner(word.scanner)
        guard before?.levels[link] == nil, before?.badge ?? word.badge == word.badge else { return false }
        // From before all that is lived through: it proves nothing new.
        let heardAt = min(word.since, context.startedAt - 1)
        let whereabouts = Whereabouts(
            state: .unknown, room: word.room, since: word.since, heardAt: before?.heardAt ?? heardAt,
            decidedAt: word.since, confidence: 0, link: link, beacon: word.badge, leaveAfter: word.leaveAfter,
            badge: word.badge)
        var track = before ?? PersonTrack(person: word.person, badge: word.badge)
        track.whereabouts = whereabouts
        track.filter.settle(in: word.room)
        track.listenedAt = now
        track.candidate = nil
        track.levels.put(
            PersonTrack.Level(
                Observation(
                    person: word.person, room: word.heardIn, link: link, beacon: word.badge, rssi: nil,
                    heardAt: heardAt,
                    leaveAfter: word.leaveAfter), rssi: word.level))
        track.levels.growOld()
        people.put(People.SharedTrack(track))
        return true
    }

    /// Takes in that it was known by then where they are, or that they have left.
    mutating func drop(_ word: LastReading) {
        guard var track = people[word.person]?.track else { return }
        track.levels.drop { $0.link == .scanner(word.scanner) && $0.heardAt < context.startedAt }
        people.put(People.SharedTrack(track))
    }
}

extension Engine {
    /// How punctual scanners have been in the time after which a silent one is quiet.
    public func punctuality(at now: Date) -> Punctuality {
        let since = now - Parameters.current.scanner.quietAfter
        func isRecent(_ time: Date?) -> Bool { time.map { $0 > since } ?? false }
        let late = context.scanners.values.count { isRecent($0.laggedAt) }
        let punctual = context.scanners.values.count { isRecent($0.toldThrough) && !isRecent($0.laggedAt) }
        return Punctuality(telling: late + punctual, late: late)
    }
}

extension Engine {
    /// How many scanners tell in time what they hear.
    public struct Punctuality: Equatable, Sendable {  // generated: init
        /// Those that have told of a badge not long ago. Where no person is, a scanner has nothing to be late with.
        public let telling: Int
        /// Those of them that handed in what was too old to say where any person is.
        public let late: Int

        /// Whether it is most of them: not one that has been away, but what all of them go through.
        public var isBehind: Bool { late * 2 > telling }
    }
}
