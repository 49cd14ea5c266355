import Foundation
import Vocabulary

/// The state that the engine keeps of one person.
///
/// In: observations of their badges, and what their clients hear. Out: whereabouts. Each second the links become
/// readings, the readings update the filter, and the filter's posterior decides. Small properties are placed in the
/// gaps that others leave, since each person has one of these.
struct PersonTrack: Equatable, Sendable {
    /// A room that gains on the current one, or is ahead of it, and since when.
    struct Candidate: Equatable, Sendable {
        let room: Int64
        let since: Date
        /// Its probability at the last check.
        var chance = 0.0
    }

    let person: Int64
    /// The badge that is followed, once a scanner has heard one.
    var badge: Int64? {
        didSet { whereabouts?.badge = badge }
    }
    /// Whether the followed badge is set from outside, so that the engine does not choose one.
    var isLed = false
    /// Whether their client has reported since the last decision.
    var hasNewWord = false
    /// Since when the living scanners have contradicted the last readings of dead scanners, in whole seconds of the
    /// reference date; 0 if they do not. Its position here fills a gap.
    var contrarySince: UInt32 = 0
    /// The state of their other badges.
    var others: [OtherBadge] = []
    /// The clients that have reported where they are.
    var clients = CarriedClients()
    var whereabouts: Whereabouts?
    var levels = Levels()
    var candidate: Candidate?
    /// The contest between a rival room and theirs.
    var contest: Contest?
    var filter = ForwardFilter()
    /// When the filter was last updated.
    var listenedAt: Date?
    /// When their whereabouts were last decided.
    var decidedAt: Date?
    /// The evidence of the last second, if trails are kept, until it is read: an array of at most one, which takes less
    /// memory than an optional step.
    var steps: [TrailStep] = []
    /// When a receiver last heard that badge, or their client last reported, even if no decision is made.
    var heardAt: Date?
    /// The level offset of that badge to the survey; nil before the first comparison, and unchanged while there is
    /// nothing to compare it with. Its position here fills a gap.
    var offset: LiveOffset?

    init(person: Int64, badge: Int64? = nil) {
        self.person = person
        self.badge = badge
    }

    /// A person as restored from the database. The last report of their client counts as if made when the engine
    /// started, since it could not report before that. The level at a scanner is stored only for one that fell quiet.
    /// - Parameters:
    ///   - ranUntil: when the engine last ran before; nil if unknown.
    ///   - quiet: what a scanner that fell quiet had heard of them, louder than any other.
    init(
        restored whereabouts: Whereabouts, of person: Int64, in context: Context, ranUntil: Date? = nil,
        quiet: QuietScanner? = nil
    ) {
        self.person = person
        self.whereabouts = whereabouts
        heardAt = whereabouts.heardAt
        if let client = whereabouts.client {
            let isTold = whereabouts.link?.isClient == true
            clients = CarriedClients(
                following: CarriedClients.Client(
                    followed: client, carriedAt: whereabouts.clientCarriedAt,
                    in: isTold ? whereabouts.room : nil, isHearing: whereabouts.state == .present,
                    at: context.startedAt))
        }
        badge = whereabouts.badge ?? whereabouts.link.flatMap { $0.isClient ? nil : whereabouts.beacon }
        guard whereabouts.state != .left else { return }
        filter.settle(in: whereabouts.room)
        listenedAt = whereabouts.heardAt
        let isPresent = whereabouts.state == .present
        guard isPresent || !Self.isOld(whereabouts, at: ranUntil, in: context) else { return }
        func put(_ link: Link, _ beacon: Int64, in room: Int64?, _ level: Double) {
            let word = Observation(
                person: person, room: room, link: link, beacon: beacon, rssi: nil,
                heardAt: link.isClient ? context.startedAt : whereabouts.heardAt,
                leaveAfter: whereabouts.leaveAfter)
            levels.put(Level(word, rssi: level))
        }
        // Only the quiet scanner holds an unknown person; no scanner holds a person whom a client reported.
        if let link = whereabouts.link, let beacon = whereabouts.beacon,
            isPresent || !link.isClient && quiet == nil && whereabouts.client == nil
        {
            put(
                link, beacon, in: whereabouts.room,
                link.isClient ? Parameters.current.link.assumedLevel : Parameters.current.link.presumedLevel)
        }
        if let quiet, let badge { put(.scanner(quiet.scanner), badge, in: quiet.room, quiet.level) }
        levels.growOld()
    }

    /// Returns whether an unknown person had not been heard for the leave time: a person who appears after that is
    /// judged without their last state. No scanner was listening while the engine was away.
    private static func isOld(_ held: Whereabouts, at ranUntil: Date?, in context: Context) -> Bool {
        ranUntil.map { $0.timeIntervalSince(held.heardAt) > context.leaveTime(of: held) } ?? false
    }

    mutating func observe(_ observation: Observation) {
        if !observation.link.isClient, badge == nil { badge = observation.beacon }
        guard isOwn(observation) else {
            note(observation)
            return changeOther(observation.beacon) { $0.observe(observation) }
        }
        hasNewWord = hasNewWord || observation.link.scanner == nil
        // An observation without a level leaves the level unchanged.
        let isKnown = take(observation) {
            $0.hear(observation.rssi ?? $0.mean, at: observation.heardAt, smoothing: Parameters.current.link.smoothing)
        }
        if !isKnown { levels.put(Level(observation, rssi: observation.rssi ?? Parameters.current.link.assumedLevel)) }
    }

    /// Adds an observation that came too late to move the person: it still shows that they were not silent then.
    mutating func recall(_ observation: Observation) {
        guard isOwn(observation) else {
            return changeOther(observation.beacon) { $0.track.recall(observation) }
        }
        guard whereabouts?.state != .left else { return }
        _ = take(observation) {
            $0.recall(
                observation.rssi ?? $0.mean, at: observation.heardAt, smoothing: Parameters.current.link.smoothing)
        }
    }

    /// Returns whether an observation is of the followed badge, or a client's.
    func isOwn(_ observation: Observation) -> Bool {
        observation.link.isClient || badge == nil || observation.beacon == badge
    }

    private mutating func changeOther(_ badge: Int64, _ change: (inout OtherBadge) -> Void) {
        for index in others.indices where others[index].track.badge == badge { change(&others[index]) }
    }

    /// - Returns: whether its link has a level to change.
    private mutating func take(_ observation: Observation, _ change: (inout Level) -> Void) -> Bool {
        heardAt = max(heardAt ?? observation.heardAt, observation.heardAt)
        whereabouts?.heardAt = heardAt ?? observation.heardAt
        return levels.change(observation.link) { level in
            guard level.room == observation.room else { return false }
            change(&level)
            level.leaveAfter = observation.leaveAfter
            return true
        }
    }

    mutating func takeSteps() -> [TrailStep] {
        defer { steps = [] }
        return steps
    }
}
