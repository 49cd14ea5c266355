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
    /// Since when the radio map has had the same rooms; nil until a person is decided on by it.
    private(set) var buildingSetAt: Date? = .distantPast
    var scanners: [Int64: ScannerContact] = [:]
    /// A scanner that was never heard of counts as quiet only a while after the engine started.
    let startedAt: Date
    private(set) var transitions: TransitionModel
    /// The log-probability that no listening receiver detects a badge; nil without a radio map.
    private(set) var silence: SilenceEmission?
    /// Surveyed rooms of whose receivers none is known to be alive: of their silence placement says nothing.
    private(set) var roomsNotListening: Set<Int64> = []
    /// Whether scanners known from before the engine started have not yet told what they heard since, and may still.
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

    /// How often people go to another room, a second.
    private static func moveRate(_ building: Building) -> Double {
        building.map?.moveRate ?? Parameters.current.transition.moveRate
    }

    var map: RadioMap? { building.map }

    /// How much louder a badge is heard than those of the survey, in dB.
    func louder(_ badge: Int64?) -> Double { badge.flatMap { building.offsets[$0] } ?? 0 }

    /// When a scanner was heard of.
    func contact(with scanner: Int64) -> ScannerContact { scanners[scanner] ?? ScannerContact() }

    func completeThrough(_ scanner: Int64) -> Date { contact(with: scanner).completeThrough }

    /// A scanner must not be quiet; one that was never heard of may still be so for a while after the start.
    func isAlive(_ contact: ScannerContact, at now: Date) -> Bool {
        now.timeIntervalSince(max(contact.lastAt, startedAt)) <= Parameters.current.scanner.quietAfter
    }

    /// A scanner that was gone before the engine started, or has been quiet for long.
    func isDead(_ scanner: Int64, at now: Date) -> Bool { scanners[scanner].map { !isAlive($0, at: now) } ?? true }

    /// Since when no person listens any more where a person is, because the scanner was moved to another room since
    /// they came; nil if a person does. What hears nothing of them elsewhere says nothing of that room. Who is unknown
    /// there may have come before.
    func desertedSince(_ held: Whereabouts, at now: Date) -> Date? {
        guard let vacatedAt = building.vacatedAt[held.room], vacatedAt <= now,
            held.since < vacatedAt || held.state == .unknown
        else { return nil }
        let isHeard = building.placement.contains { scanner, room in
            room == held.room && isAlive(contact(with: scanner), at: now)
        }
        return isHeard ? nil : vacatedAt
    }

    /// Whether a room has fingerprints and no receiver of its own.
    func hasNoReceiver(_ room: Int64) -> Bool {
        map.map { $0.fingerprints.spotsOf[room] != nil && $0.receiversIn[room] == nil } ?? false
    }

    /// Whether all that a scanner heard up to now has arrived.
    func isComplete(_ scanner: Int64, at now: Date) -> Bool {
        scanners[scanner].map { now.timeIntervalSince($0.completeThrough) <= Parameters.current.scanner.completeWithin }
            ?? false
    }

    /// How much likelier another room must be before a person is moved there, as the logarithm of the ratio. Where
    /// people seldom move, as from floor to floor, more is asked for.
    var margin: Double {
        let seldom = max(0, log(Parameters.current.transition.moveRate / Self.moveRate(building)))
        return Parameters.current.decision.margin * (1 + Parameters.current.decision.marginOfPace * seldom)
    }

    /// Since when the scanner has listened without a pause, or nil if it does not listen now.
    func listeningSince(_ scanner: Int64, at now: Date) -> Date? {
        let contact = contact(with: scanner)
        return isAlive(contact, at: now) ? contact.aliveSince : nil
    }

    /// Since when all that a scanner heard would have been taken in at once, or nil if it does not listen now. One
    /// from before the engine started may first hand in what it heard meanwhile.
    private func attentiveSince(_ scanner: Int64, at now: Date) -> Date? {
        guard let listening = listeningSince(scanner, at: now) else { return nil }
        let contact = contact(with: scanner)
        let caughtUpAt = contact.isRestored ? startedAt + Parameters.current.scanner.quietAfter : listening
        return max(listening, caughtUpAt, contact.laggedAt ?? listening)
    }

    /// After how many seconds of silence a person has left.
    func leaveTime(of held: Whereabouts) -> Double { building.leaveTimes[held.room] ?? held.leaveAfter }

    /// Since when a move from room to room shows that something was carried: a scanner was attentive, and what is known
    /// of the rooms was known before. Nil if the scanner does not listen now.
    func tellsMovesSince(_ scanner: Int64, at now: Date) -> Date? {
        attentiveSince(scanner, at: now).map { max($0, buildingSetAt ?? now) }
    }

    /// Works out anew what holds for all people who are decided on at `now`: who is awaited, and what silence means
    /// where other receivers listen than before.
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
