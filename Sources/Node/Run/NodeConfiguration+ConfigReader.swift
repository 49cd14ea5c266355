public import Configuration

extension NodeConfiguration {
    /// Keys: those of `NodeSettings` and of `RadioSettings`, `token_file` (a path, in place of `token`), and below
    /// `advertise` those of `AdvertiseSettings`.
    ///
    /// - Throws: `NodeError` for what is missing or cannot be.
    public init(reader: ConfigReader) throws {
        let settings = try NodeSettings(reader: reader)
        let token = try Self.token(settings.token, file: reader.string(forKey: "token_file"))
        connection = NodeSettings(
            server: settings.server, trust: settings.trust, token: token, spool: settings.spool)
        radio = try RadioSettings(reader: reader)
        advertise = try AdvertiseSettings(reader: reader.scoped(to: "advertise"))
    }

    private static func token(_ token: String?, file: String?) throws -> String {
        switch (token, file) {
        case (_?, _?): throw NodeError("both token and token_file are given", hint: "Leave one of them out.")
        case (let token?, nil): return token
        case (nil, let file?): return try SecretFile.read(file)
        case (nil, nil):
            throw NodeError(
                "the scanner has no token", hint: "Name a token_file; rollcall scanners create shows the token once.")
        }
    }
}
