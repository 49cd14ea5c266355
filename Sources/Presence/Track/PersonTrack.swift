import Foundation
import Vocabulary

/// All that the engine keeps of one person.
///
/// In: observations of their badges, and what their clients hear. Out: whereabouts. Each second the links become
/// readings, the readings move the filter, and the filter's posterior decides. Small properties stand where others
/// leave gaps, since all people have one of these.
struct PersonTrack: Equatable, Sendable {
    /// A room that gains on the one they are believed to be in, or is ahead of it, and since when.
    struct Candidate: Equatable, Sendable {
        let room: Int64
        let since: Date
        /// How likely it was found when it was looked at last.
        var chance = 0.0
    }

    let person: Int64
    /// The badge that is followed, once a scanner has heard one.
    var badge: Int64? {
        didSet { whereabouts?.badge = badge }
    }
    /// True if the carried badge is set from outside, so that the engine does not choose one.
    var isLed = false
    /// Whether their client has said something since it was last decided where they are.
    var hasNewWord = false
    /// Since when the living say something else than what dead scanners last said lets them, in whole seconds of the
    /// reference date; 0 where they do not. Here it fills a gap.
    var contrarySince: UInt32 = 0
    /// What is heard of their other badges.
    var others: [OtherBadge] = []
    /// The clients that have told where they are.
    var clients = CarriedClients()
    var whereabouts: Whereabouts?
    var levels = Levels()
    var candidate: Candidate?
    /// The room that is weighed against theirs.
    var contest: Contest?
    var filter = ForwardFilter()
    /// When the filter last took evidence in.
    var listenedAt: Date?
    /// When it was last decided where they are.
    var decidedAt: Date?
    /// What the last second said, where they are kept, until a person takes it: a list of one, which takes up less than
    /// a step that may be there.
    var steps: [TrailStep] = []
    /// When a receiver last heard that badge, or their client was last heard of, also while nothing is decided.
    var heardAt: Date?
    /// How much louder that badge is heard than those of the survey; nil before it was compared with them, and as it
    /// was then while there is nothing to compare it with. Here it fills a gap.
    var offset: LiveOffset?

    init(person: Int64, badge: Int64? = nil) {
        self.person = person
        self.badge = badge
    }

    /// A person as the database has them. What their client said last stands as if said when the engine started:
    /// until then there was no person to say more to. How loud a scanner heard them is stored of one that fell quiet
    /// alone.
    /// - Parameters:
    ///   - ranUntil: when the engine last ran before; nil if that is not known.
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
        // Who is unknown is held by the quiet one alone; whom a client told of, by none.
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

    /// Whether a person unknown had not been heard for the leave time: a person who turns up after that is judged
    /// afresh. No person listened while the engine was away.
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
        // Heard without a level it is as loud as before.
        let isKnown = take(observation) {
            $0.hear(observation.rssi ?? $0.mean, at: observation.heardAt, smoothing: Parameters.current.link.smoothing)
        }
        if !isKnown { levels.put(Level(observation, rssi: observation.rssi ?? Parameters.current.link.assumedLevel)) }
    }

    /// Takes in what came too late to move any person: still, who was heard then was not silent.
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

    /// Whether it is of the badge that is followed, or a client's.
    func isOwn(_ observation: Observation) -> Bool {
        observation.link.isClient || badge == nil || observation.beacon == badge
    }

    private mutating func changeOther(_ badge: Int64, _ change: (inout OtherBadge) -> Void) {
        for index in others.indices where others[index].track.badge == badge { change(&others[index]) }
    }

    /// - Returns: whether there is a level of its link for it to change.
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
