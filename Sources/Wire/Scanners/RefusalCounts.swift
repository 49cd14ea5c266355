/// The numbers of sightings of a batch that were refused, by reason.
public struct RefusalCounts: Codable, Equatable, Sendable {
    /// Heard on a day whose sightings are no longer kept.
    public var tooOld: Int = 0
    /// Heard at a time that is in the future by the server's clock.
    public var ahead: Int = 0
    /// Heard outside the school's lawful hours.
    public var unlawful: Int = 0
    /// Of an unknown beacon.
    public var unknownBeacon: Int = 0
    /// With an invalid level or count.
    public var badValue: Int = 0

    public var total: Int { tooOld + ahead + unlawful + unknownBeacon + badValue }
}
