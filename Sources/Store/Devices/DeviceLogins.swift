public import Foundation
public import Postgres

/// How devices log in to the broker with their tokens, and how people register them with a code.
public struct DeviceLoginRepository: Sendable {
    /// The channel that announces when the broker must be updated because of a new device or token.
    public static let channel = "device_login"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// A line of the broker's password file.
    public struct Login: Equatable, Sendable {
        /// The device, whose number in decimal is the user name.
        public let device: Int64
        /// `$7$rounds$salt$hash`.
        public let password: String
    }

    /// Returns the logins of all devices in use, by number.
    public func all() async throws -> [Login] {
        try await database.query(
            "select device_id, broker_password from device where retired_at is null order by device_id"
        ).map { row in
            let (device, password) = try row.decode((Int64, String).self)
            return Login(device: device, password: password)
        }
    }

    /// Returns whether `register` would succeed with these values.
    public func mayRegister(serial: String, codeHash: [UInt8]?, at now: Date) async throws -> Bool {
        try await !database.query(
            """
            select from device where lower(serial) = lower(\(serial)) and retired_at is null and (
                code_hash = \(codeHash) and code_until > \(now)
                or \(codeHash)::bytea is null and registration_open_until > \(now))
            """
        ).isEmpty
    }

    /// Makes a person the owner of the device with this serial, and consumes its code. Returns nil if the device does
    /// not exist, if the code is wrong or has expired, or if no code is given and no admin has opened the registration.
    /// - Parameters:
    ///   - codeHash: SHA-256 of the code; nil if none is given.
    ///   - name: the new name of the device; nil leaves it unchanged.
    public func register(
        serial: String, codeHash: [UInt8]?, name: String?, by person: Int64, at now: Date
    ) async throws -> Int64? {
        try await database.query(
            """
            update device set owner = \(person), device_name = coalesce(\(name), device_name), code_hash = null,
                code_until = null, registration_open_until = null
            where lower(serial) = lower(\(serial)) and retired_at is null and (
                code_hash = \(codeHash) and code_until > \(now)
                or \(codeHash)::bytea is null and registration_open_until > \(now))
            returning device_id
            """
        ).first?.decode(0)
    }
}
