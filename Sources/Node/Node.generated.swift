// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

public import Vocabulary

extension AdvertiseSettings {
    public init(
        source: AdvertiseSettings.Source, measuredPower: Int8 = Advertisement.usualMeasuredPower,
        interval: Int = Advertisement.usualInterval, _: Void = ()
    ) {
        self.init(source: source, measuredPower: measuredPower, interval: interval)
    }
}

extension RunningSettings.Stored.Content {
    enum CodingKeys: String, CodingKey {
        case spoolDays = "spool_days"
        case settings
    }
}

extension RadioRoles {
    public init(scan: RadioRoles.Scan? = nil, advertisement: Advertisement? = nil, _: Void = ()) {
        self.init(scan: scan, advertisement: advertisement)
    }
}

extension RadioSettings {
    public init(
        adapter: String = "hci0", mode: RadioMode = .exclusive, commands: RadioCommands? = nil, isActive: Bool = false,
        record: String? = nil, _: Void = ()
    ) {
        self.init(adapter: adapter, mode: mode, commands: commands, isActive: isActive, record: record)
    }
}

extension RadioSupervisor.Losses {
    public init(dropped: Int = 0, malformed: Int = 0, _: Void = ()) {
        self.init(dropped: dropped, malformed: malformed)
    }
}

extension ReplaySummary.Session {
    enum CodingKeys: String, CodingKey {
        case name = "session"
        case startedAt = "started_at"
        case endedAt = "ended_at"
    }
}
