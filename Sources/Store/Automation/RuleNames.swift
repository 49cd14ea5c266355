public import Devices
public import Phrases
public import Postgres
import Vocabulary

/// The names of rooms, zones and devices, by number, and what devices can do.
public struct RuleNames: Sendable {
    public struct Place: Equatable, Sendable {
        public let id: Int64
        public let name: String
        /// For a room the name of its zone, for a zone its own.
        public let zoneName: String
        /// Whether it is in use.
        public let isThere: Bool
    }

    public struct Device: Sendable {
        public let id: Int64
        public let name: String
        public let dialect: Dialect
        public let kind: Kind
    }

    public let rooms: [Int64: Place]
    public let zones: [Int64: Place]
    /// The devices in use.
    public let devices: [Int64: Device]

    /// - Parameter devices: only these; nil for all.
    public static func read(devices: [Int64]? = nil, _ database: some Querying) async throws -> RuleNames {
        let results = try await database.pipeline([
            "select room_id, room_number, zone_name, retired_at is null from room join zone using (zone_id)",
            "select zone_id, zone_name, zone_name, true from zone",
            """
            select device_id, device_name, dialect, kind from device
            where retired_at is null and (\(devices)::bigint[] is null or device_id = any(\(devices)))
            """,
        ])
        let rows = try results[2].map { try $0.decode((Int64, String, Dialect, String).self) }
        let kinds = try await KindRepository(database).find(Set(rows.map(\.3)))
        let known = rows.compactMap { id, name, dialect, kind in
            kinds[kind].map { Device(id: id, name: name, dialect: dialect, kind: $0) }
        }
        return RuleNames(
            rooms: try places(results[0]), zones: try places(results[1]),
            devices: Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { $1 }))
    }

    private static func places(_ rows: QueryResult) throws -> [Int64: Place] {
        let places = try rows.map { row in
            let (id, name, zone, isThere) = try row.decode((Int64, String, String, Bool).self)
            return Place(id: id, name: name, zoneName: zone, isThere: isThere)
        }
        return Dictionary(places.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }

    /// Returns the room in use with this number, ignoring case. Throws `Refusal`.
    public func room(_ number: String) throws -> Place {
        let wanted = number.lowercased()
        guard let room = rooms.values.first(where: { $0.isThere && $0.name.lowercased() == wanted }) else {
            throw Refusal.notFound(.noRoomNumbered(number))
        }
        return room
    }

    /// Returns the zone with this name, ignoring case. Throws `Refusal`.
    public func zone(_ name: String) throws -> Place {
        let wanted = name.lowercased()
        guard let zone = zones.values.first(where: { $0.name.lowercased() == wanted }) else {
            throw Refusal.notFound(.noZoneNamed(name))
        }
        return zone
    }

    /// Returns the device. Throws `Refusal` if it is not in use.
    public func device(_ id: Int64) throws -> Device {
        guard let device = devices[id] else { throw Refusal.notFound(.noDeviceWithNumber(id)) }
        return device
    }
}

extension RuleNames.Device {
    /// Returns the command that results from these arguments, regardless of the caller. Throws if the kind has no such
    /// command, or the command does not accept them.
    public func check(_ command: String, _ args: DeviceProperties) throws(AskRefusal) -> AskedCommand {
        guard !kind.isLock else { throw .lock }
        let heard = kind.command(command) == nil ? kind.hear(command) : nil
        let ask = CommandAsk(
            kind: kind, dialect: dialect, command: heard?.command ?? command,
            arguments: args.merging(heard?.arguments ?? [:]) { said, _ in said }, source: .person, state: [:],
            unattended: true)
        return try ask.check()
    }
}

extension Refusal {
    /// - Parameter path: the prefix of the argument names `command` and `args`, such as `then[2].`.
    public init(_ refusal: AskRefusal, at path: String = "") {
        self.init(.cannotBeDone, refusal.sentence, argument: path + refusal.argument)
    }
}
