/// The kind of an audit entry. The values are stable, because they are stored and searched for.
public enum AuditAction: String, CaseIterable, Sendable {
    case login
    case loginRefused = "login_refused"
    case logout
    /// A caller requested something that they are not allowed to do.
    case requestRefused = "request_refused"
    case sessionConfirmed = "session_confirmed"
    case passwordChanged = "password_changed"
    case claimCodeIssued = "claim_code_issued"
    case accountClaimed = "account_claimed"
    case totpEnrolled = "totp_enrolled"
    case totpRemoved = "totp_removed"

    case personCreated = "person_created"
    case personEdited = "person_edited"
    case studentsImported = "students_imported"
    case personErased = "person_erased"
    case personZonesEdited = "person_zones_edited"
    case badgeIssued = "badge_issued"
    case badgeReturned = "badge_returned"
    case badgeLost = "badge_lost"
    case badgeFound = "badge_found"

    case zoneCreated = "zone_created"
    case zoneEdited = "zone_edited"
    case zoneDeleted = "zone_deleted"
    case roomCreated = "room_created"
    case roomEdited = "room_edited"
    case roomDeleted = "room_deleted"
    case clearanceEdited = "clearance_edited"
    case roomBooked = "room_booked"
    case bookingEdited = "booking_edited"
    case bookingCancelled = "booking_cancelled"
    case doorCreated = "door_created"
    case doorEdited = "door_edited"
    case doorDeleted = "door_deleted"
    case groupCreated = "group_created"
    case groupEdited = "group_edited"
    case groupDeleted = "group_deleted"
    case beaconCreated = "beacon_created"
    case beaconEdited = "beacon_edited"
    case beaconDeleted = "beacon_deleted"
    case scannerCreated = "scanner_created"
    case scannerEdited = "scanner_edited"
    case scannerDeleted = "scanner_deleted"
    case fleetEdited = "fleet_edited"
    case planEdited = "plan_edited"
    case thingsPlaced = "things_placed"

    case kindCreated = "kind_created"
    case kindDeleted = "kind_deleted"
    case deviceCreated = "device_created"
    case deviceEdited = "device_edited"
    case deviceDeleted = "device_deleted"
    case deviceRegistered = "device_registered"
    case deviceCommanded = "device_commanded"
    case commandCancelled = "command_cancelled"

    case lockCreated = "lock_created"
    case lockEdited = "lock_edited"
    case lockDeleted = "lock_deleted"
    case lockActivated = "lock_activated"
    case lockReset = "lock_reset"
    /// An admin gave a reason to open a lock although no person could be detected at the door.
    case unlockOverridden = "unlock_overridden"

    case scheduleCreated = "schedule_created"
    case scheduleEdited = "schedule_edited"
    case scheduleDeleted = "schedule_deleted"
    case ruleCreated = "rule_created"
    case ruleEdited = "rule_edited"
    case ruleDeleted = "rule_deleted"
    /// A rule was tried on recorded data: on how many people were in a room, not on who they were.
    case ruleTried = "rule_tried"
    case weatherReported = "weather_reported"

    case surveyStarted = "survey_started"
    case surveyPaused = "survey_paused"
    case surveyStopped = "survey_stopped"
    case surveyUsed = "survey_used"
    case surveySetAside = "survey_set_aside"
    case surveyDropped = "survey_dropped"

    case musterStarted = "muster_started"
    case musterTicked = "muster_ticked"
    case musterEdited = "muster_edited"
    case musterClosed = "muster_closed"
    case musterLinkCreated = "muster_link_created"
    /// A helper's phone joined through a link.
    case musterLinkOpened = "muster_link_opened"
    case musterLinkEnded = "muster_link_ended"

    case whereaboutsCorrected = "whereabouts_corrected"
    case visitCorrected = "visit_corrected"

    case alertAcknowledged = "alert_acknowledged"
    case alertClosed = "alert_closed"
    case alertKindEdited = "alert_kind_edited"
    case webhookCreated = "webhook_created"
    case webhookEdited = "webhook_edited"
    case webhookDeleted = "webhook_deleted"
    case webhookTested = "webhook_tested"
    case webhookRedelivered = "webhook_redelivered"

    case lookedAtLocation = "looked_at_location"
    case lookedAtHistory = "looked_at_history"
    case lookedAtRoom = "looked_at_room"
    case lookedAtWhereabouts = "looked_at_whereabouts"
    case lookedAtCorrections = "looked_at_corrections"
    /// It shows only how many people were present, not who, so it is not counted as viewing a person.
    case lookedAtOccupancy = "looked_at_occupancy"
    case lookedAtBookings = "looked_at_bookings"
    case lookedAtRule = "looked_at_rule"
    case lookedAtUnlocks = "looked_at_unlocks"
    case lookedAtMuster = "looked_at_muster"
    case lookedAtAlerts = "looked_at_alerts"
    case watchedEvents = "watched_events"
    case exportedPerson = "exported_person"
    /// When people export their own data, it does not count as viewing a person.
    case exportedOwn = "exported_own"
    case queried
    case querySaved = "query_saved"
    case queryDeleted = "query_deleted"
    case configWritten = "config_written"
    case stationEdited = "station_edited"
    case lookedAtAudit = "looked_at_audit"
}

extension AuditAction {
    /// Whether the action reveals a person's whereabouts; students are shown such entries of the audit.
    public var isLook: Bool {
        switch self {
        case .lookedAtLocation, .lookedAtHistory, .lookedAtRoom, .lookedAtWhereabouts, .lookedAtMuster,
            .lookedAtCorrections, .lookedAtBookings, .lookedAtAlerts, .lookedAtUnlocks, .watchedEvents, .exportedPerson,
            .queried:
            true
        default: false
        }
    }

    static var looks: [String] { allCases.filter(\.isLook).map(\.rawValue) }
}
