public import Beacon
public import Postgres

/// The school's current settings. They apply to all servers, so no server keeps them beyond a single task or their
/// version (`DataVersions`).
public struct SiteSettings: Equatable, Sendable {
    /// The site's own proximity UUID, used with assigned keys.
    public var proximityUUID: ProximityUUID
    /// How many days sightings are kept.
    public var sightingDays: Int
    /// How many days a spool may keep sightings, and a freed key stays unused.
    public var spoolDays: Int
    /// An IANA name.
    public var timeZone: String
    /// How many days visits are kept.
    public var visitDays: Int
    /// How many days the audit is kept.
    public var auditDays: Int
    /// How many days the receipt of a batch is kept.
    public var batchDays: Int
    /// By the wall clocks of the school: outside them no person is recorded. A missing day has no lawful hours.
    public var lawfulHours: [DayHours.Weekday: DayHours]
    /// A session ends if it is not used for this many minutes.
    public var sessionIdleMinutes: Int
    /// A session ends after this many hours in any case.
    public var sessionHours: Int
    /// How many hours a claim code is valid.
    public var claimCodeHours: Int
    /// How many minutes a session stays confirmed.
    public var confirmMinutes: Int
    /// Whether staff and admins need a second factor.
    public var totpRequired: Bool
    /// How many days attempts to open locks are kept.
    public var unlockDays: Int
    /// The school's own part of MQTT topics.
    public var siteKey: String
    /// The location of the school, in degrees north and east; nil if not set.
    public var latitude: Double?
    public var longitude: Double?
    /// Bookings begin and end when the minutes of the clock are a multiple of this.
    public var bookingStep = 5
    /// The maximum length of a booking in minutes.
    public var bookingLongest = 240
    /// How many days ahead a room may be booked.
    public var bookingAhead = 30
    /// How many upcoming or running bookings one person may have.
    public var bookingOpen = 3
    /// Whether locks with a weak dialect may be used.
    public var allowWeakLocks = false

    public static func read(_ database: some Querying) async throws -> SiteSettings {
        try await readVersioned(database).settings
    }

    /// Reads the settings with their version, as in `DataVersions`.
    public static func readVersioned(
        _ database: some Querying
    ) async throws -> (settings: SiteSettings, version: Int64) {
        let row = try await database.query(
            """
            select proximity_uuid, sighting_days, spool_days, time_zone, visit_days, audit_days, batch_days,
                lawful_mon, lawful_tue, lawful_wed, lawful_thu, lawful_fri, lawful_sat, lawful_sun,
                session_idle_minutes, session_hours, claim_code_hours, confirm_minutes, totp_required, unlock_days,
                site_key, latitude, longitude, booking_step, booking_longest, booking_ahead, booking_open,
                allow_weak_locks,
                xmin::text::bigint as version
            from site
            """)[0]
        let settings = SiteSettings(
            proximityUUID: try row.decode("proximity_uuid"), sightingDays: try row.decode("sighting_days"),
            spoolDays: try row.decode("spool_days"), timeZone: try row.decode("time_zone"),
            visitDays: try row.decode("visit_days"), auditDays: try row.decode("audit_days"),
            batchDays: try row.decode("batch_days"), lawfulHours: try lawfulHours(row),
            sessionIdleMinutes: try row.decode("session_idle_minutes"),
            sessionHours: try row.decode("session_hours"), claimCodeHours: try row.decode("claim_code_hours"),
            confirmMinutes: try row.decode("confirm_minutes"),
            totpRequired: try row.decode("totp_required"), unlockDays: try row.decode("unlock_days"),
            siteKey: try row.decode("site_key"),
            latitude: try row.decode("latitude"),
            longitude: try row.decode("longitude"), bookingStep: try row.decode("booking_step"),
            bookingLongest: try row.decode("booking_longest"), bookingAhead: try row.decode("booking_ahead"),
            bookingOpen: try row.decode("booking_open"), allowWeakLocks: try row.decode("allow_weak_locks"))
        return (settings, try row.decode("version"))
    }

    private static func lawfulHours(_ row: Row) throws -> [DayHours.Weekday: DayHours] {
        try DayHours.Weekday.allCases.reduce(into: [:]) { hours, day in
            hours[day] = DayHours(try row.decode("lawful_\(day.rawValue)"))
        }
    }
}

extension SiteSettings {
    public func value(of setting: SiteSetting) -> SiteSetting.Value {
        switch setting {
        case .proximityUUID: .text(proximityUUID.description)
        case .sightingDays: .integer(sightingDays)
        case .spoolDays: .integer(spoolDays)
        case .timeZone: .text(timeZone)
        case .visitDays: .integer(visitDays)
        case .auditDays: .integer(auditDays)
        case .batchDays: .integer(batchDays)
        case .lawfulMonday: hours(.mon)
        case .lawfulTuesday: hours(.tue)
        case .lawfulWednesday: hours(.wed)
        case .lawfulThursday: hours(.thu)
        case .lawfulFriday: hours(.fri)
        case .lawfulSaturday: hours(.sat)
        case .lawfulSunday: hours(.sun)
        case .sessionIdleMinutes: .integer(sessionIdleMinutes)
        case .sessionHours: .integer(sessionHours)
        case .claimCodeHours: .integer(claimCodeHours)
        case .confirmMinutes: .integer(confirmMinutes)
        case .totpRequired: .boolean(totpRequired)
        case .unlockDays: .integer(unlockDays)
        case .siteKey: .text(siteKey)
        case .latitude: .text(latitude.map { "\($0)" } ?? "none")
        case .longitude: .text(longitude.map { "\($0)" } ?? "none")
        case .allowWeakLocks: .boolean(allowWeakLocks)
        case .bookingStep: .integer(bookingStep)
        case .bookingLongest: .integer(bookingLongest)
        case .bookingAhead: .integer(bookingAhead)
        case .bookingOpen: .integer(bookingOpen)
        }
    }

    private func hours(_ day: DayHours.Weekday) -> SiteSetting.Value {
        .text(lawfulHours[day]?.description ?? "none")
    }
}
