public import Foundation

/// The presence engine: a value without a clock and without I/O.
///
/// Evidence goes into a draft, which copies only the people it touches; once what the draft decided is committed,
/// `keep` makes it the engine's state. A draft that is dropped leaves no trace.
public struct Engine: Equatable, Sendable {
    var surroundings: Surroundings
    var people = People()

    public init(
        building: Building = Building(), startedAt: Date, keepsTrail: Bool = false
    ) {
        surroundings = Surroundings(keepsTrail: keepsTrail, building: building, startedAt: startedAt)
    }

    /// Takes in that more is known of the building; whereabouts stay as they are. How much louder than those of the surveys a
    /// badge is has to be found anew where others are in use.
    public mutating func furnish(_ building: Building) {
        let isOtherwiseSurveyed = building.surveys != surroundings.building.surveys
        surroundings.building = building
        if isOtherwiseSurveyed { people.changeAll { $0.compareAnew() } }
    }

    /// Takes up a person where the database says they were left.
    /// - Parameters:
    ///   - ranUntil: when the engine last ran before; nil where that is not known.
    ///   - quiet: what a scanner that fell quiet had heard of them, louder than any other.
    public mutating func restore(
        _ whereabouts: Whereabouts, of person: Int64, ranUntil: Date? = nil, quiet: QuietScanner? = nil
    ) {
        people.put(
            SharedTrack(
                PersonTrack(
                    restored: whereabouts, of: person, in: surroundings, ranUntil: ranUntil, quiet: quiet)))
    }

    /// Takes in which badge was followed from then on, and of whom nothing is known yet, where they were said to be. None is
    /// found to be moved any more.
    mutating func follow(_ followed: FollowedBadge, at now: Date) {
        var track =
            people[followed.person]?.track
            ?? PersonTrack(restored: followed.whereabouts(at: now), of: followed.person, in: surroundings)
        track.isLed = true
        track.follow(badge: followed.badge, at: now, surroundings: surroundings)
        people.put(SharedTrack(track))
    }

    /// Takes up a scanner that was last heard of at `lastAt`.
    /// - Parameter isDrained: whether it had handed in all that it heard until then.
    public mutating func restore(scanner: Int64, lastAt: Date, isDrained: Bool = true) {
        surroundings.scanners[scanner] = ScannerContact(restoredAt: lastAt, isDrained: isDrained)
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
    public mutating func keep(_ changes: EngineChanges) {
        surroundings = changes.surroundings
        for track in changes.people.values { people.put(track) }
    }
}
