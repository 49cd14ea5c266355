public import Foundation
import Vocabulary

/// The presence engine: a value without a clock and without I/O.
///
/// Evidence goes into a draft, which copies only the people it touches; once the draft's decisions are committed,
/// `keep` adds them to the engine's state. A draft that is dropped leaves no trace.
public struct Engine: Equatable, Sendable {
    var context: Context
    var people = People()

    public init(
        building: Building = Building(), startedAt: Date, keepsTrail: Bool = false
    ) {
        context = Context(keepsTrail: keepsTrail, building: building, startedAt: startedAt)
    }

    /// Updates what is known of the building; whereabouts do not change. If the surveys in use change, the level
    /// offsets of badges are estimated again.
    public mutating func update(building: Building) {
        let isOtherwiseSurveyed = building.surveys != context.building.surveys
        context.building = building
        if isOtherwiseSurveyed { people.changeAll { $0.compareAnew() } }
    }

    /// Restores a person with the whereabouts in the database.
    /// - Parameters:
    ///   - ranUntil: when the engine last ran before; nil if unknown.
    ///   - quiet: what a scanner that fell quiet had heard of them, louder than any other.
    public mutating func restore(
        _ whereabouts: Whereabouts, of person: Int64, ranUntil: Date? = nil, quiet: QuietScanner? = nil
    ) {
        people.put(
            People.SharedTrack(
                PersonTrack(
                    restored: whereabouts, of: person, in: context, ranUntil: ranUntil, quiet: quiet)))
    }

    /// Records which badge was followed from then on and, for a person of whom nothing is known yet, their whereabouts.
    /// From then on badges are no longer chosen by their movement.
    mutating func follow(_ followed: FollowedBadge, at now: Date) {
        var track =
            people[followed.person]?.track
            ?? PersonTrack(restored: followed.whereabouts(at: now), of: followed.person, in: context)
        track.isLed = true
        track.follow(badge: followed.badge, at: now, context: context)
        people.put(People.SharedTrack(track))
    }

    /// Restores a scanner that was last heard of at `lastAt`.
    /// - Parameter isDrained: whether it had handed in everything that it had heard by then.
    public mutating func restore(scanner: Int64, lastAt: Date, isDrained: Bool = true) {
        context.scanners[scanner] = ScannerContact(restoredAt: lastAt, isDrained: isDrained)
    }

    /// Forgets a person completely.
    public mutating func forget(person: Int64) {
        people.forget(person)
    }

    /// How many people are present or unknown.
    public var trackedCount: Int { people.trackedCount }

    public func whereabouts(of person: Int64) -> Whereabouts? {
        people[person]?.whereabouts
    }

    /// Returns the badge that a person is known by, once a scanner has heard it.
    func badge(of person: Int64) -> Int64? {
        people[person]?.badge
    }

    /// - Parameter earlier: the decisions of a draft that is to be kept before this one; nil if there is none.
    public func draft(after earlier: EngineDraft.Changes? = nil) -> EngineDraft {
        EngineDraft(base: self, after: earlier)
    }

    /// Adds the decisions of a draft of this engine to its state.
    public mutating func keep(_ changes: EngineDraft.Changes) {
        context = changes.context
        for track in changes.people.values { people.put(track) }
    }
}

extension EngineDraft {
    /// The decisions of a draft, without the state it began with: an engine with no other reference to its state
    /// applies them without copying what did not change.
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
    /// Returns where the person was, second by second, by a backward pass over the evidence of all seconds.
    func record(of trail: [PersonTrack.TrailStep]) -> [(at: Date, posterior: ForwardBackward.Posterior)] {
        let pass = ForwardBackward(trail.map(\.moment), context.transitions, map: context.map)
        return zip(trail, pass.posteriors).map { ($0.at, $1) }
    }
}

/// A span of the record may begin after a scanner fell quiet: its last readings keep people where they were, as they
/// did live.
extension Engine {
    /// Restores a person whose scanner is away.
    /// - Returns: false if the replay already covers the scanner's failure, so that everything is known.
    mutating func take(_ reading: LastReading, at now: Date) -> Bool {
        let before = people[reading.person]?.track
        let link = Link.scanner(reading.scanner)
        guard before?.levels[link] == nil, before?.badge ?? reading.badge == reading.badge else { return false }
        // From before the replayed span: it proves nothing new.
        let heardAt = min(reading.since, context.startedAt - 1)
        let whereabouts = Whereabouts(
            state: .unknown, room: reading.room, since: reading.since, heardAt: before?.heardAt ?? heardAt,
            decidedAt: reading.since, confidence: 0, link: link, beacon: reading.badge, leaveAfter: reading.leaveAfter,
            badge: reading.badge)
        var track = before ?? PersonTrack(person: reading.person, badge: reading.badge)
        track.whereabouts = whereabouts
        track.filter.settle(in: reading.room)
        track.listenedAt = now
        track.candidate = nil
        track.levels.put(
            PersonTrack.Level(
                Observation(
                    person: reading.person, room: reading.heardIn, link: link, beacon: reading.badge, rssi: nil,
                    heardAt: heardAt,
                    leaveAfter: reading.leaveAfter), rssi: reading.level))
        track.levels.growOld()
        people.put(People.SharedTrack(track))
        return true
    }

    /// Records that by then the person's whereabouts were known again, or that they had left.
    mutating func drop(_ reading: LastReading) {
        guard var track = people[reading.person]?.track else { return }
        track.levels.drop { $0.link == .scanner(reading.scanner) && $0.heardAt < context.startedAt }
        people.put(People.SharedTrack(track))
    }
}

extension Engine {
    /// Returns how many scanners have been late within the time after which a silent scanner counts as quiet.
    public func punctuality(at now: Date) -> Punctuality {
        let since = now - Parameters.current.scanner.quietAfter
        func isRecent(_ time: Date?) -> Bool { time.map { $0 > since } ?? false }
        let late = context.scanners.values.count { isRecent($0.laggedAt) }
        let punctual = context.scanners.values.count { isRecent($0.toldThrough) && !isRecent($0.laggedAt) }
        return Punctuality(telling: late + punctual, late: late)
    }
}

extension Engine {
    /// How many scanners report in time what they hear.
    public struct Punctuality: Equatable, Sendable {  // generated: init
        /// The scanners that have reported a badge recently. A scanner that hears no badge cannot be late.
        public let telling: Int
        /// Those of them whose reports were too old to show where a person is.
        public let late: Int

        /// Whether most of them are late: the cause is then not a single scanner that was away but one that affects
        /// all.
        public var isBehind: Bool { late * 2 > telling }
    }
}
