import Devices
import Foundation
import Postgres

@testable import Store

extension TestStore {
    /// A device in use, of a kind that comes with the server.
    func makeDevice(
        _ serial: String = "s1", kind: String = "skylight", room: String? = nil, dialect: Dialect = .rollcall,
        code: UInt8 = 1
    ) async throws -> Int64 {
        try await KindRepository(pool).ship(Kind.shipped, at: Self.now)
        let draft = Device.Draft(
            name: "Device \(serial)", kind: kind, serial: serial, roomNumber: room, dialect: dialect,
            brokerPassword: "$7$101$c2FsdA==$aGFzaA==", codeHash: Array(repeating: code, count: 32),
            codeUntil: Self.now + 60)
        return try await pool.withTransaction { try await DeviceRepository($0).create(draft, at: Self.now) }
    }

    /// It is there, and says so.
    func connect(_ device: Int64, boot: String = "b1") async throws {
        try await pool.withTransaction {
            try await DeviceReports($0).hello([
                DeviceHello(device: device, boot: boot, firmware: "1.0", at: Self.now)
            ])
        }
    }

    /// It says something of itself.
    @discardableResult
    func report(
        _ device: Int64, seq: Int64? = nil, _ changes: [String: PropertyValue?], after seconds: Double = 0
    ) async throws -> Set<Int64> {
        try await pool.withTransaction {
            try await DeviceReports($0).note([
                DeviceReport(device: device, seq: seq, changes: changes, cause: "sensor", at: Self.now + seconds)
            ])
        }
    }

    /// Somebody, or a rule where there is no person, asks.
    @discardableResult
    func ask(
        _ device: Int64, _ command: String, _ args: DeviceProperties = [:], by person: Int64? = nil,
        source: CommandSource = .rule, after seconds: Double = 0
    ) async throws -> StoredCommand {
        let order = CommandOrder(
            device: device, command: command, args: args, source: person == nil ? source : .person, way: "test",
            person: person)
        return try await pool.withTransaction {
            try await CommandRepository($0).ask(order, at: Self.now + seconds)
        }
    }

    /// What the device, or the server, made of a command.
    @discardableResult
    func move(
        _ command: StoredCommand, to states: CommandState..., after seconds: Double = 1
    ) async throws -> Set<Int64> {
        var from = command.state
        let moves = states.map { state in
            defer { from = state }
            return CommandMove(
                id: command.id, from: from, to: state, reason: nil, outcomeState: ["position": .number(10)], sends: 1,
                nextSendAt: Self.now + 9, at: Self.now + seconds, who: "device", isStep: true)
        }
        return try await pool.withTransaction { try await CommandOutbox($0).move(moves) }
    }

    func state(of command: StoredCommand) async throws -> CommandState? {
        try await CommandRepository(pool).find(command.id)?.state
    }
}
