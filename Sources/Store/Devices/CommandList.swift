import Devices
import Foundation
import Phrases
import Postgres
import Vocabulary

/// A command with the names of related rows.
public struct ListedCommand: Equatable, Sendable {
    public let command: StoredCommand
    public let deviceName: String
    public let kind: String
    /// The zone of the device; nil if it is in no room.
    public let zoneName: String?
    /// The caller; nil if there was none, or they were erased.
    public let person: Person?
    /// The earliest first.
    public let steps: [CommandStep]
}

extension CommandRepository {
    /// Returns the commands to devices that the person may see, the newest first.
    public func list(
        for person: Int64, _ filter: StoredCommand.Filter = StoredCommand.Filter(), _ list: ListQuery = ListQuery()
    ) async throws -> Listing<ListedCommand> {
        try await database.listing(
            Self.listedColumns, order: "command.command_id desc", list, decode: ListedCommand.init(row:)
        ) { part in
            """
            select \(unescaped: part.columns)
            from (
                select \(person)::bigint as asker, \(filter.command)::bigint as command,
                    \(filter.device)::bigint as device, \(filter.isOpen)::boolean as is_open,
                    \(list.search)::text as search
            ) asked cross join \(unescaped: Self.tables)
            \(unescaped: part.order) limit \(part.limit) offset \(part.offset)
            """
        }
    }

    /// Returns the command if the person may see it. Throws `Refusal`.
    public func find(_ id: Int64, for person: Int64) async throws -> ListedCommand {
        let found = try await list(for: person, StoredCommand.Filter(command: id), ListQuery(limit: 1))
        guard let command = found.rows.first else { throw Self.missing }
        return command
    }

    /// Returns the command, regardless of the viewer; nil if absent.
    public func find(_ id: Int64) async throws -> StoredCommand? {
        try await database.query(
            "select \(unescaped: StoredCommand.columns) from command where command_id = \(id)"
        ).first.map(StoredCommand.init(row:))
    }

    private static let listedColumns = """
        \(StoredCommand.columns), device_name, kind, zone_name, email, first_name, last_name, classification, (
            select jsonb_agg(jsonb_build_object(
                'at', extract(epoch from at), 'state', step.state, 'who', who, 'person', step.person_id,
                'way', step.way, 'reason', step.reason) order by step.step)
            from command_step step where step.command_id = command.command_id) as steps
        """
    private static let tables = """
        command join device on device.device_id = command.device_id
        join device_access access on access.device_id = device.device_id and access.person_id = asker
        left join room on room.room_id = device.room_id left join zone on zone.zone_id = room.zone_id
        left join person on person.person_id = command.person_id
        where strpos(searchable(command_name || ' ' || command.state || ' ' || device_name), searchable(search)) > 0
            and (asked.command is null or command.command_id = asked.command)
            and (asked.device is null or command.device_id = asked.device)
            and (is_open is null or (ended_at is null) = is_open)
        """
}

extension ListedCommand {
    fileprivate init(row: Row) throws {
        let command = try StoredCommand(row: row)
        let steps: [StepDocument] = try row.json("steps") ?? []
        self.init(
            command: command, deviceName: try row.decode("device_name"), kind: try row.decode("kind"),
            zoneName: try row.decode("zone_name"), person: try Self.person(command.person, row),
            steps: steps.compactMap(\.step))
    }

    private static func person(_ id: Int64?, _ row: Row) throws -> Person? {
        guard let id else { return nil }
        return Person(
            id: id, email: try row.decode("email"), firstName: try row.decode("first_name"),
            lastName: try row.decode("last_name"), classification: try row.decode("classification"))
    }
}

/// A step as the SQL statement encodes it.
private struct StepDocument: Codable, Sendable {
    /// Seconds since 1970.
    let at: Double
    let state: String
    let who: String
    let person: Int64?
    let way: String?
    let reason: String?

    var step: CommandStep? {
        CommandState(rawValue: state).map {
            CommandStep(
                at: Date(timeIntervalSince1970: at), state: $0, who: who, person: person, way: way, reason: reason)
        }
    }
}
