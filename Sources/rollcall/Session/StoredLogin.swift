/// Where the login of a command is kept: in the session file, or in that of a station.
struct StoredLogin {
    /// As it was when the command began.
    let station: Station?
    private let environment: [String: String]

    /// Throws `CommandError` if there is no such station.
    init(station name: String?, environment: [String: String]) throws {
        station = try name.map(StationFolder(environment: environment).station)
        self.environment = environment
    }

    /// Nil if no person is logged in.
    func load() throws -> SessionFile.Session? {
        if let station { return station.login }
        return try SessionFile(environment: environment).load()
    }

    func save(_ session: SessionFile.Session) throws {
        guard let station else { return try SessionFile(environment: environment).save(session) }
        try change(station.name) { $0.login = session }
    }

    /// A station stays, and no person is logged in for it.
    func remove() throws {
        guard let station else { return try SessionFile(environment: environment).remove() }
        try change(station.name) { $0.login = nil }
    }

    /// Changes a station as it is by now: where it was found has been written since the command began.
    private func change(_ name: String, _ change: (inout Station) -> Void) throws {
        let folder = StationFolder(environment: environment)
        var station = try folder.station(name)
        change(&station)
        try folder.save(station)
    }
}
