// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

extension AdminAccount {
    public init(
        email: String, firstName: String, lastName: String, password: String? = nil, timeZone: String? = nil,
        _: Void = ()
    ) {
        self.init(email: email, firstName: firstName, lastName: lastName, password: password, timeZone: timeZone)
    }
}

extension SkyluxStatus {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case mac
        case status
        case active
        case reportedAt = "reported_at"
    }
}

extension BackupManifest {
    enum CodingKeys: String, CodingKey {
        case format
        case schema
        case madeAt = "made_at"
        case hasSightings = "with_sightings"
        case parts
    }
}

extension CheckFinding {
    enum CodingKeys: String, CodingKey {
        case level
        case what
        case action = "do"
    }
}

extension UrgentCourier.Message.Content {
    enum CodingKeys: String, CodingKey {
        case kind
        case severity
        case subject
        case text
        case hint
        case rooms
        case openedAt = "opened_at"
        case count
    }
}
