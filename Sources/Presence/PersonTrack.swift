import Foundation

/// All that the engine keeps of one person.
struct PersonTrack: Equatable, Sendable {
    /// A room that leads over the one they are believed to be in, and since when.
    struct Challenger: Equatable, Sendable {
        let room: Int64
        let since: Date
    }

    let person: Int64
    var whereabouts: Whereabouts?
    var levels = Levels()
    var challenger: Challenger?
    var belief = Belief()
    /// When the belief last took evidence in.
    var listenedAt: Date?
    /// When it was last decided where they are.
    var decidedAt: Date?
    /// Whether their client has said something since.
    var hasNewWord = false
    /// What the last second said, where the settings ask for it, until somebody takes it.
    var step: TrailStep?
    /// When any receiver last heard them, also while nothing is decided.
    var heardAt: Date?

    init(person: Int64) {
        self.person = person
    }

    /// Somebody as the database has them. What their client said last stands as if said when the engine started:
    /// until then there was nobody to say more to. How loud a scanner heard them is not stored.
    init(restored whereabouts: Whereabouts, of person: Int64, in surroundings: Surroundings) {
        self.person = person
        self.whereabouts = whereabouts
        heardAt = whereabouts.heardAt
        guard whereabouts.state != .left else { return }
        belief.settle(in: whereabouts.room)
        listenedAt = whereabouts.heardAt
        guard let link = whereabouts.link, let beacon = whereabouts.beacon,
            whereabouts.state == .present || !link.isClient
        else { return }
        let word = Observation(
            person: person, room: whereabouts.room, link: link, beacon: beacon, rssi: nil,
            heardAt: link.isClient ? surroundings.startedAt : whereabouts.heardAt, leaveAfter: whereabouts.leaveAfter)
        let settings = surroundings.settings
        levels.put(Level(word, rssi: link.isClient ? settings.assumedLevel : settings.presumedLevel))
        levels.growOld()
    }

    mutating func observe(_ observation: Observation, settings: EngineSettings) {
        let rssi = observation.rssi ?? settings.assumedLevel
        hasNewWord = hasNewWord || observation.link.scanner == nil
        let isKnown = take(observation) { $0.hear(rssi, at: observation.heardAt, smoothing: settings.smoothing) }
        if !isKnown { levels.put(Level(observation, rssi: rssi)) }
    }

    /// Takes in what came too late to move anybody: still, who was heard then was not silent.
    mutating func recall(_ observation: Observation, settings: EngineSettings) {
        guard whereabouts?.state != .left else { return }
        let rssi = observation.rssi ?? settings.assumedLevel
        _ = take(observation) { $0.recall(rssi, at: observation.heardAt, smoothing: settings.smoothing) }
    }

    /// - Returns: whether there is a level of its link for it to change.
    private mutating func take(_ observation: Observation, _ change: (inout Level) -> Void) -> Bool {
        heardAt = max(heardAt ?? observation.heardAt, observation.heardAt)
        whereabouts?.heardAt = heardAt ?? observation.heardAt
        return levels.change(observation.link) { level in
            guard level.room == observation.room else { return false }
            change(&level)
            level.beacon = observation.beacon
            level.leaveAfter = observation.leaveAfter
            return true
        }
    }

    mutating func takeStep() -> TrailStep? {
        defer { step = nil }
        return step
    }

    /// A client's report is the whole of what it hears: what it no longer names is no longer heard.
    mutating func forgetClientLinks(except kept: Set<Link>) {
        hasNewWord = true
        levels.drop { $0.link.scanner == nil && !kept.contains($0.link) }
    }
}
