extension ConnectionSettings {
    /// The same server, another database.
    public func with(database: String) -> ConnectionSettings {
        with("dbname", database)
    }

    /// The same database, another login.
    public func with(user: String, password: String? = nil) -> ConnectionSettings {
        var changed = with("user", user)
        changed.parameters["password"] = password
        return changed
    }

    /// Serve as `role` (as `set role` does) from the first statement on.
    public func with(role: String) -> ConnectionSettings {
        with(option: "role", role)
    }

    /// A server setting for the whole session, such as `statement_timeout`.
    public func with(option name: String, _ value: String) -> ConnectionSettings {
        let earlier = parameters["options"].map { $0 + " " } ?? ""
        return with("options", "\(earlier)-c \(Self.escape(name))=\(Self.escape(value))")
    }

    private func with(_ keyword: String, _ value: String) -> ConnectionSettings {
        var changed = self
        changed.parameters[keyword] = value
        return changed
    }

    /// The server splits `options` at spaces that have no backslash before them.
    private static func escape(_ text: String) -> String {
        text.map { $0 == "\\" || $0.isWhitespace ? "\\\($0)" : "\($0)" }.joined()
    }
}
