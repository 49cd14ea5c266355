import Devices
import Foundation
import Postgres
import Vocabulary
import Wire

@testable import Store

extension School {
    /// A device of a kind that comes with the server.
    func makeDevice(_ kind: String = "skylight", serial: String = "S1", in room: String? = nil) async throws -> Int64 {
        try await admin(
            CreateDevice(kind: kind, deviceName: "The \(kind)", serial: serial, roomNumber: room)
        ).deviceID
    }

    /// A device says what it is.
    func report(_ device: Int64, _ properties: DeviceProperties) async throws {
        try await sql.withTransaction {
            _ = try await DeviceReports($0).note([
                DeviceReport(device: device, seq: nil, changes: properties, cause: "sensor", at: now)
            ])
        }
    }

    /// What the server that speaks to devices makes of a command.
    func move(_ command: Int64, from: CommandState = .asked, to state: CommandState) async throws {
        try await sql.withTransaction {
            _ = try await CommandOutbox($0).move([
                CommandMove(
                    id: command, from: from, to: state, reason: nil, outcomeState: nil, sends: 1, nextSendAt: nil,
                    at: now, who: "device", isStep: true)
            ])
        }
    }

    func grant(_ level: DeviceLevel, of device: Int64, to peer: Peer) async throws {
        let email = try await peer(GetInfo()).info.email
        _ = try await admin(
            EditDevice(deviceID: device, addGrants: [DeviceGrantRecord(email: email, level: level)]))
    }
}
