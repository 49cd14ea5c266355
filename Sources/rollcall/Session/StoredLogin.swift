/// The stored login of a command, in the session file or in the file of a station.
struct StoredLogin {
    /// The station as it was when the command started.
    let station: Station?
    private let environment: [String: String]

    /// - Throws: `CommandError` if there is no such station, or its file cannot be read.
    init(station name: String?, environment: [String: String]) throws {
        station = try name.map(StationFolder(environment: environment).station)
        self.environment = environment
    }

    /// Returns the session; nil if no person is logged in.
    /// - Throws: `CommandError` if the session file cannot be read.
    func load() throws -> SessionFile.Session? {
        if let station { return station.login }
        return try SessionFile(environment: environment).load()
    }

    func save(_ session: SessionFile.Session) throws {
        guard let station else { return try SessionFile(environment: environment).save(session) }
        try change(station.name) { $0.login = session }
    }

    /// Removes the login; a station itself stays.
    func remove() throws {
        guard let station else { return try SessionFile(environment: environment).remove() }
        try change(station.name) { $0.login = nil }
    }

    /// Reads the station again and changes it: its address may have been saved since the command started.
    private func change(_ name: String, _ change: (inout Station) -> Void) throws {
        let folder = StationFolder(environment: environment)
        var station = try folder.station(name)
        change(&station)
        try folder.save(station)
    }
}
