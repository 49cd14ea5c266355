import Foundation
import Vocabulary

/// What a decision on a person needs to know besides the person: the scanners and the rooms.
struct Context: Equatable, Sendable {
    /// Whether each second's evidence is kept for a backward pass, as the record needs it.
    let keepsTrail: Bool
    var building: Building {
        didSet {
            transitions = Self.transitions(building)
            silence = nil
            if building.map?.rooms != oldValue.map?.rooms { buildingSetAt = nil }
        }
    }
    /// Since when the radio map has had the same rooms; nil until the first decision that uses it.
    private(set) var buildingSetAt: Date? = .distantPast
    var scanners: [Int64: ScannerContact] = [:]
    /// When the engine started. A scanner that was never heard of counts as quiet only some time after this.
    let startedAt: Date
    private(set) var transitions: TransitionModel
    /// The log-probability that no listening receiver detects a badge; nil without a radio map.
    private(set) var silence: SilenceEmission?
    /// Surveyed rooms in which no receiver is known to be alive: placement cannot use their silence.
    private(set) var roomsNotListening: Set<Int64> = []
    /// Whether scanners known from before the engine started have not yet reported what they heard since, but still
    /// may.
    private(set) var awaitsScanners = false

    init(keepsTrail: Bool, building: Building, startedAt: Date) {
        self.keepsTrail = keepsTrail
        self.building = building
        self.startedAt = startedAt
        transitions = Self.transitions(building)
    }

    private static func transitions(_ building: Building) -> TransitionModel {
        let heard = Set(building.placement.values).union(building.map?.rooms ?? [])
        return TransitionModel(
            doors: TransitionModel.Doors(building.doors, heard: heard),
            moveRate: min(
                Parameters.current.transition.maxMoveRate,
                Parameters.current.transition.moveRateFactor * moveRate(building)))
    }

    /// Returns the rate of moves to another room, per second.
    private static func moveRate(_ building: Building) -> Double {
        building.map?.moveRate ?? Parameters.current.transition.moveRate
    }

    var map: RadioMap? { building.map }

    /// Returns the badge's level offset to the survey, in dB.
    func louder(_ badge: Int64?) -> Double { badge.flatMap { building.offsets[$0] } ?? 0 }

    /// Returns when a scanner was last heard of.
    func contact(with scanner: Int64) -> ScannerContact { scanners[scanner] ?? ScannerContact() }

    func completeThrough(_ scanner: Int64) -> Date { contact(with: scanner).completeThrough }

    /// Returns whether a scanner is not quiet; a scanner that was never heard of may be silent for a while after the
    /// start.
    func isAlive(_ contact: ScannerContact, at now: Date) -> Bool {
        now.timeIntervalSince(max(contact.lastAt, startedAt)) <= Parameters.current.scanner.quietAfter
    }

    /// Returns whether a scanner was gone before the engine started, or has been quiet for too long.
    func isDead(_ scanner: Int64, at now: Date) -> Bool { scanners[scanner].map { !isAlive($0, at: now) } ?? true }

    /// Returns since when no scanner has listened in a person's room, because its scanner was moved to another room
    /// after they came; nil if one does. Silence of the scanner in its new room proves nothing about the old room. A
    /// person who is unknown there may have come before.
    func desertedSince(_ held: Whereabouts, at now: Date) -> Date? {
        guard let vacatedAt = building.vacatedAt[held.room], vacatedAt <= now,
            held.since < vacatedAt || held.state == .unknown
        else { return nil }
        let isHeard = building.placement.contains { scanner, room in
            room == held.room && isAlive(contact(with: scanner), at: now)
        }
        return isHeard ? nil : vacatedAt
    }

    /// Returns whether a room has fingerprints and no receiver of its own.
    func hasNoReceiver(_ room: Int64) -> Bool {
        map.map { $0.fingerprints.spotsOf[room] != nil && $0.receiversIn[room] == nil } ?? false
    }

    /// Returns whether everything that a scanner heard up to now has arrived.
    func isComplete(_ scanner: Int64, at now: Date) -> Bool {
        scanners[scanner].map { now.timeIntervalSince($0.completeThrough) <= Parameters.current.scanner.completeWithin }
            ?? false
    }

    /// How much likelier another room must be before a person is moved there, as the logarithm of the ratio. If people
    /// seldom move, as between floors, the margin is greater.
    var margin: Double {
        let seldom = max(0, log(Parameters.current.transition.moveRate / Self.moveRate(building)))
        return Parameters.current.decision.margin * (1 + Parameters.current.decision.marginOfPace * seldom)
    }

    /// Returns since when the scanner has listened without a pause; nil if it does not listen now.
    func listeningSince(_ scanner: Int64, at now: Date) -> Date? {
        let contact = contact(with: scanner)
        return isAlive(contact, at: now) ? contact.aliveSince : nil
    }

    /// Returns since when everything that a scanner heard would have been processed at once; nil if it does not listen
    /// now. A scanner from before the engine started may first hand in what it heard meanwhile.
    private func attentiveSince(_ scanner: Int64, at now: Date) -> Date? {
        guard let listening = listeningSince(scanner, at: now) else { return nil }
        let contact = contact(with: scanner)
        let caughtUpAt = contact.isRestored ? startedAt + Parameters.current.scanner.quietAfter : listening
        return max(listening, caughtUpAt, contact.laggedAt ?? listening)
    }

    /// Returns the seconds of silence after which a person has left.
    func leaveTime(of held: Whereabouts) -> Double { building.leaveTimes[held.room] ?? held.leaveAfter }

    /// Returns since when a move from room to room proves that a badge was carried: a scanner was attentive, and the
    /// same rooms had fingerprints. Nil if the scanner does not listen now.
    func tellsMovesSince(_ scanner: Int64, at now: Date) -> Date? {
        attentiveSince(scanner, at: now).map { max($0, buildingSetAt ?? now) }
    }

    /// Updates what applies to all decisions at `now`: which scanners are awaited, and the meaning of silence if other
    /// receivers listen than before.
    mutating func refresh(at now: Date) {
        buildingSetAt = buildingSetAt ?? now
        awaitsScanners =
            now.timeIntervalSince(startedAt) <= Parameters.current.scanner.quietAfter
            && scanners.values.contains { $0.isRestored && $0.completeThrough < startedAt }
        guard let map else { return roomsNotListening = [] }
        roomsNotListening = Set(
            map.receiversIn.filter { _, receivers in
                receivers.allSatisfy { isDead($0, at: now) }
            }.keys)
        var silence = self.silence ?? SilenceEmission(map)
        self.silence = nil
        for (receiver, place) in map.fingerprints.places {
            silence.note(place, listens: isComplete(receiver, at: now), map)
        }
        self.silence = silence
    }
}
