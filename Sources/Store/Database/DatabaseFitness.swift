public import Logging
public import OperatorErrors
public import Postgres

/// The requirements for a database: an encoding for every name, a separate session for each connection, and enough
/// connections.
public struct DatabaseFitness: Equatable, Sendable {  // generated: init
    /// As PostgreSQL names it, such as `UTF8`.
    public let encoding: String
    /// Whether two simultaneous connections were served by one session, as by a pooler in transaction mode.
    public let sharesSessions: Bool
    /// How many simultaneous connections the login may have.
    public let connections: Int

    /// - Parameters:
    ///   - one: a connection of the login that serves.
    ///   - other: another one, which is open at the same time.
    public static func read(_ one: Connection, _ other: Connection) async throws -> DatabaseFitness {
        let session = try await one.query("select pg_backend_pid()")[0].decode(0, as: Int.self)
        let (encoding, otherSession, connections) = try await other.query(
            """
            select current_setting('server_encoding'), pg_backend_pid(), least(
                current_setting('max_connections')::integer
                    - current_setting('superuser_reserved_connections')::integer,
                nullif((select datconnlimit from pg_database where datname = current_database()), -1),
                nullif((select rolconnlimit from pg_roles where rolname = session_user), -1))
            """)[0].decode((String, Int, Int).self)
        return DatabaseFitness(
            encoding: encoding, sharesSessions: session == otherSession, connections: connections)
    }
}

extension DatabaseFitness {
    /// Why the database cannot be used, and what to do.
    public struct Problem: Equatable, Sendable {
        public let message: String
        public let hint: String
    }

    /// - Parameter needed: how many connections one server uses.
    public func problems(needed: Int) -> [Problem] {
        var problems: [Problem] = []
        if encoding != "UTF8" {
            problems.append(
                Problem(
                    message: "The database has the encoding \(encoding), which cannot store every name.",
                    hint: "Create a UTF-8 database: createdb --encoding UTF8 --template template0 NAME"))
        }
        if sharesSessions {
            problems.append(
                Problem(
                    message: "A connection pooler shares database sessions between connections.",
                    hint: "Use PostgreSQL's own address in the database URL, or set pool_mode = session in pgbouncer."))
        }
        if connections < needed {
            problems.append(
                Problem(
                    message:
                        "The database allows this login \(connections) connections; a server needs \(needed).",
                    hint: "Raise max_connections in PostgreSQL, or the limit of the role or database, and restart."))
        }
        return problems
    }

    /// The problem if PostgreSQL is reached through a pooler that does not support the settings of a session.
    static let unknownParameter = Problem(
        message: "A connection pooler refuses the settings with which the server starts a session.",
        hint: "Use PostgreSQL's own address in the database URL.")
}

extension MigrationError {
    init(_ problems: [DatabaseFitness.Problem]) {
        self.init(
            .unfit, problems.map(\.message).joined(separator: " "),
            hint: problems.map(\.hint).joined(separator: " "))
    }

    /// Throws `MigrationError` if the database does not meet the requirements.
    /// - Parameter needed: how many connections one server uses.
    public static func requireFitness(
        _ settings: ConnectionSettings, needed: Int, logger: Logger
    ) async throws {
        let problems: [DatabaseFitness.Problem]
        do {
            problems = try await DatabaseFitness.read(settings, logger: logger).problems(needed: needed)
        } catch let error as PostgresError where error.message.contains("unsupported startup parameter") {
            problems = [DatabaseFitness.unknownParameter]
        }
        if !problems.isEmpty { throw MigrationError(problems) }
    }
}

extension DatabaseFitness {
    /// Reads the facts over two connections that are open at the same time.
    public static func read(_ settings: ConnectionSettings, logger: Logger) async throws -> DatabaseFitness {
        let one = try await Connection.connect(settings, logger: logger)
        do {
            let other = try await Connection.connect(settings, logger: logger)
            do {
                let fitness = try await read(one, other)
                for connection in [one, other] { await connection.close() }
                return fitness
            } catch {
                await other.close()
                throw error
            }
        } catch {
            await one.close()
            throw error
        }
    }
}
