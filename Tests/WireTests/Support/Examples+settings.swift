import Wire

extension Examples {
    static let settings = [
        RequestExample(ReadConfig(item: "time_zone")),
        RequestExample(WriteConfig(item: "server.trusted.proxies", value: .words(["10.0.0.1", "10.0.0.2"]))),
        RequestExample(RunQuery(query: "select * from visits")),
        RequestExample(GetQueries(search: "a", page: 1, pageSize: 5)),
        RequestExample(SaveQuery(queryName: "Visits", query: "select * from visits")),
        RequestExample(DeleteQuery(queryName: "Visits")),
    ]

    static let settingsReplies: [any Encodable & Sendable] = [
        ReadConfig.Reply(
            settings: [SettingRecord(item: "session_hours", value: .integer(12), description: "Hours.")],
            value: .boolean(true)),
        WriteConfig.Reply(restartNecessary: true),
        GetQueries.Reply(
            queries: [SavedQueryRecord(queryName: "Visits", query: "select * from visits", savedAt: Examples.time)],
            total: 1),
        RunQuery.Reply(
            columns: [QueryColumn(name: "a", type: "text")],
            rows: [[.text("x"), .null, .boolean(true), .integer(1), .number(1.5)]], truncated: false),
    ]
}
