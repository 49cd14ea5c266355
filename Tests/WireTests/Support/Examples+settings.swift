import Wire

extension Examples {
    static let settings = [
        RequestExample(ReadConfig(item: "time_zone")),
        RequestExample(WriteConfig(item: "server.trusted.proxies", value: .words(["10.0.0.1", "10.0.0.2"]))),
        RequestExample(RunQuery(query: "select * from visits")),
    ]

    static let settingsReplies: [any Encodable & Sendable] = [
        ReadConfig.Reply(
            settings: [SettingRecord(item: "session_hours", value: .integer(12), description: "Hours.")],
            value: .boolean(true)),
        WriteConfig.Reply(restartNecessary: true),
        RunQuery.Reply(
            columns: [QueryColumn(name: "a", type: "text")],
            rows: [[.text("x"), .null, .boolean(true), .integer(1), .number(1.5)]], truncated: false),
    ]
}
