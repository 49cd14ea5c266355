public import Foundation
public import Postgres

/// How devices come in: at the broker with their token, and into a person's hands with a code.
public struct DeviceLoginRepository: Sendable {
    /// The channel that tells when the broker has to learn of another device or token.
    public static let channel = "device_login"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// A line of the broker's password file.
    public struct Login: Equatable, Sendable {
        /// In decimal it is the user name.
        public let device: Int64
        /// `$7$rounds$salt$hash`.
        public let password: String
    }

    /// Of all devices in use, by number.
    public func all() async throws -> [Login] {
        try await database.query(
            "select device_id, broker_password from device where retired_at is null order by device_id"
        ).map { row in
            let (device, password) = try row.decode((Int64, String).self)
            return Login(device: device, password: password)
        }
    }

    /// Whether `register` would find a device with these.
    public func mayRegister(serial: String, codeHash: [UInt8]?, at now: Date) async throws -> Bool {
        try await !database.query(
            """
            select from device where lower(serial) = lower(\(serial)) and retired_at is null and (
                code_hash = \(codeHash) and code_until > \(now)
                or \(codeHash)::bytea is null and registration_open_until > \(now))
            """
        ).isEmpty
    }

    /// Makes a person the owner of the device with this serial, and uses its code up. Nil if absent, the code
    /// is another one or too old, and where none is given and no admin has opened the registration.
    /// - Parameters:
    ///   - codeHash: SHA-256 of the code; nil if none is given.
    ///   - name: what the device is called from now on; nil leaves its name.
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
