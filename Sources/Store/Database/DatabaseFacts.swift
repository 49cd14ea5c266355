import Foundation
public import Postgres
import Schema

/// Facts about a database, its roles and its accounts, for `rollcall-server check`.
public struct DatabaseFacts: Sendable {
    /// A database role of Rollcall.
    public struct Role: Equatable, Sendable {
        public let name: String
        /// Whether it can create or assume other roles, create databases, or bypass access rights.
        public let isPowerful: Bool
        /// The number of tables, functions and schemas that it owns.
        public let owned: Int
        /// The roles that it can assume.
        public let others: [String]
    }

    /// Settings in force, by name.
    public let settings: [String: String]
    /// Logging settings overridden for a role or database, such as `ada: log_statement=all`.
    public let overrides: [String]
    /// Such as 150004.
    public let version: Int
    /// Whether the connection is encrypted.
    public let isEncrypted: Bool
    /// Whether the connection stays on this machine.
    public let isLocal: Bool
    /// How far the database's clock is ahead of this machine's, in seconds.
    public let lead: Double
    public let roles: [Role]
    /// Excessive rights of `rollcall_report`; nil if there are none.
    public let excess: String?
    /// Migrations that are not applied yet.
    public let pending: [String]
    /// Nil if the schema is not that of this version.
    public let accounts: AccountFacts?

    /// - Parameter connection: a connection of the login that migrates.
    public static func read(_ connection: Connection) async throws -> DatabaseFacts {
        let pending = try await pending(connection)
        let roles = try await roles(connection)
        let place = try await connection.query(
            """
            select current_setting('server_version_num')::integer,
                coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false),
                coalesce(inet_client_addr() <<= '127.0.0.0/8' or inet_client_addr() = '::1', true)
            """)[0].decode((Int, Bool, Bool).self)
        return DatabaseFacts(
            settings: try await settings(connection), overrides: try await overrides(connection), version: place.0,
            isEncrypted: place.1, isLocal: place.2, lead: try await lead(connection), roles: roles,
            excess: try await excess(connection, roles), pending: pending,
            accounts: pending.isEmpty ? try await AccountFacts.read(connection) : nil)
    }

    private static func settings(_ connection: Connection) async throws -> [String: String] {
        let names =
            PrivateCluster.LogSilence.settings.map(\.name) + [
                "fsync", "full_page_writes", "synchronous_commit", "data_checksums", "listen_addresses",
            ]
        let rows = try await connection.query("select name, setting from pg_settings where name = any(\(names))")
        return try Dictionary(rows.map { try $0.decode((String, String).self) }) { first, _ in first }
    }

    private static func overrides(_ connection: Connection) async throws -> [String] {
        try await connection.query(
            """
            select coalesce(rolname, datname, 'everybody')::text || ': ' || setting
            from pg_db_role_setting left join pg_roles on pg_roles.oid = setrole
                left join pg_database on pg_database.oid = setdatabase,
                unnest(setconfig) setting
            where split_part(setting, '=', 1) = any(\(PrivateCluster.LogSilence.settings.map(\.name))) order by 1
            """
        ).map { try $0.decode(0) }
    }

    private static func lead(_ connection: Connection) async throws -> Double {
        let before = Date()
        let theirs: Date = try await connection.query("select clock_timestamp()")[0].decode(0)
        return theirs.timeIntervalSince(before) - Date().timeIntervalSince(before) / 2
    }

    private static func roles(_ connection: Connection) async throws -> [Role] {
        try await connection.query(
            """
            select rolname::text, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls,
                (select count(*) from pg_shdepend where refobjid = role.oid and refclassid = 'pg_authid'::regclass
                    and deptype = 'o'),
                array(select other.rolname::text from pg_roles other
                    where other.oid <> role.oid and not role.rolsuper and pg_has_role(role.oid, other.oid, 'member'))
            from pg_roles role where rolname in ('rollcall_owner', 'rollcall_app', 'rollcall_report') order by rolname
            """
        ).map {
            let (name, isPowerful, owned, others) = try $0.decode((String, Bool, Int, [String]).self)
            return Role(name: name, isPowerful: isPowerful, owned: owned, others: others)
        }
    }

    private static func excess(_ connection: Connection, _ roles: [Role]) async throws -> String? {
        guard roles.contains(where: { $0.name == "rollcall_report" }) else { return nil }
        let rows = try await connection.query(ReportingRights.excess)
        return try rows.first.map { "the \(try $0.decode(0, as: String.self)) \(try $0.decode(1, as: String.self))" }
    }

    private static func pending(_ connection: Connection) async throws -> [String] {
        let names = Migrations.all.map(\.name)
        let isMigrated = try await connection.query("select to_regclass('public.schema_migration') is not null")
        guard try isMigrated[0].decode(0) else { return names }
        let applied: [String] = try await connection.query("select name from public.schema_migration").map {
            try $0.decode(0)
        }
        return names.filter { !applied.contains($0) }
    }
}
