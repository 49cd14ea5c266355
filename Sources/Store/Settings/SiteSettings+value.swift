import Beacon

extension SiteSettings {
    public func value(of setting: SiteSetting) -> SettingValue {
        switch setting {
        case .proximityUUID: .text(proximityUUID.description)
        case .sightingDays: .integer(sightingDays)
        case .spoolDays: .integer(spoolDays)
        case .timeZone: .text(timeZone)
        case .visitDays: .integer(visitDays)
        case .auditDays: .integer(auditDays)
        case .batchDays: .integer(batchDays)
        case .lawfulWeekdays: .words(lawfulWeekdays)
        case .lawfulFrom: .text(Self.timeOfDay(lawfulFrom))
        case .lawfulUntil: .text(Self.timeOfDay(lawfulUntil))
        case .sessionIdleMinutes: .integer(sessionIdleMinutes)
        case .sessionHours: .integer(sessionHours)
        case .claimCodeHours: .integer(claimCodeHours)
        case .totpRequired: .boolean(totpRequired)
        }
    }

    /// `HH:MM` of seconds since midnight.
    private static func timeOfDay(_ seconds: Int) -> String {
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
    }
}
