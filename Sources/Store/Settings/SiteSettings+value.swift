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
        }
    }

    private func hours(_ day: Weekday) -> SettingValue {
        .text(lawfulHours[day]?.description ?? "none")
    }
}
