internal import CPQ

/// Where a database is and how to log in: libpq's parameters by keyword. libpq takes unset parameters from its
/// environment variables and defaults.
public struct ConnectionSettings: Sendable {
    var parameters: [String: String]

    /// Reads `postgresql://…` or `keyword=value` text, as libpq does.
    /// Throws `PostgresError` with code `invalidSettings`.
    public init(url: String) throws {
        parameters = try Self.parse(url)
    }

    /// `host` is a name, an address, or the folder of the server's Unix socket.
    public init(host: String, port: Int = 5_432, database: String, user: String) {
        parameters = ["host": host, "port": String(port), "dbname": database, "user": user]
    }

    public var host: String? { parameters["host"] }
    public var port: Int? { parameters["port"].flatMap { Int($0) } }
    public var database: String? { parameters["dbname"] }
    public var user: String? { parameters["user"] }

    private static func parse(_ text: String) throws -> [String: String] {
        var message: UnsafeMutablePointer<CChar>?
        guard !text.utf8.contains(0), let options = PQconninfoParse(text, &message) else {
            defer { PQfreemem(message) }
            let reason = message.map { String(cString: $0) } ?? "It holds a NUL byte."
            throw PostgresError(.invalidSettings, message: reason)
        }
        defer { PQconninfoFree(options) }
        var found: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { found[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        return found
    }
}

extension ConnectionSettings {
    /// The settings as environment variables for PostgreSQL's programs: unlike arguments, other users of the machine
    /// cannot read them.
    public var environment: [String: String] {
        guard let options = PQconndefaults() else { return [:] }
        defer { PQconninfoFree(options) }
        var found: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let variable = option.pointee.envvar, let value = parameters[String(cString: keyword)] {
                found[String(cString: variable)] = value
            }
            option += 1
        }
        return found
    }
}

extension ConnectionSettings: CustomStringConvertible {
    /// The settings without the password.
    public var description: String {
        "\(user ?? "")@\(host ?? ""):\(parameters["port"] ?? "")/\(database ?? "")"
    }
}

extension ConnectionSettings {
    /// Returns settings for another database on the same server.
    public func with(database: String) -> ConnectionSettings {
        with("dbname", database)
    }

    /// Returns settings for the same database with another login.
    public func with(user: String, password: String? = nil) -> ConnectionSettings {
        var changed = with("user", user)
        changed.parameters["password"] = password
        return changed
    }

    /// Returns settings that use `role` (as `set role` does) from the first statement on.
    public func with(role: String) -> ConnectionSettings {
        with(option: "role", role)
    }

    /// Returns settings that set a server parameter for the whole session, such as `statement_timeout`.
    public func with(option name: String, _ value: String) -> ConnectionSettings {
        let earlier = parameters["options"].map { $0 + " " } ?? ""
        return with("options", "\(earlier)-c \(Self.escape(name))=\(Self.escape(value))")
    }

    private func with(_ keyword: String, _ value: String) -> ConnectionSettings {
        var changed = self
        changed.parameters[keyword] = value
        return changed
    }

    /// Escapes spaces and backslashes, because the server splits `options` at unescaped spaces.
    private static func escape(_ text: String) -> String {
        text.map { $0 == "\\" || $0.isWhitespace ? "\\\($0)" : "\($0)" }.joined()
    }
}

extension ConnectionSettings {
    /// Settings for statements with time ranges and long lists. A plan cached for all arguments assumes that each list
    /// has ten rows and each range covers a two-hundredth of a table, and looks rows up one by one where it should read
    /// them all.
    public var planningEachTime: ConnectionSettings { with(option: "plan_cache_mode", "force_custom_plan") }

    /// Settings for statements that find rows by key. A cached plan stays as it was made, perhaps when the table was
    /// empty, and reading, joining or sorting a whole table does not stay fast for long. A table of one row can only be
    /// read whole; a disabled plan is rated so costly that it would be compiled, so `jit` is off.
    public var keepingPlans: ConnectionSettings {
        ["enable_seqscan", "enable_hashjoin", "enable_mergejoin", "enable_material", "enable_sort", "jit"]
            .reduce(self) { $0.with(option: $1, "off") }
            .with(option: "plan_cache_mode", "force_generic_plan")
    }
}
