import Devices
import Foundation
import HTTPTypes
import Phrases
import Vocabulary
import Wire

/// The old paths for callers with a token: each is answered by requests of the protocol.
enum SkyluxPath: Sendable {
    /// Sends a command to the device.
    case device
    /// Returns the last report of the device.
    case status
    /// Brings the device to a status.
    case bring
    case schedule
    case history

    /// The channel of these commands, as their steps record it.
    static let way = "skylux"

    /// The routes by method and name, below `/skylux/api/`.
    static let routes: [(method: HTTPRequest.Method, name: String, path: SkyluxPath)] = [
        (.post, "device", .device), (.get, "status", .status), (.post, "status", .status), (.put, "status", .bring),
        (.post, "schedule", .schedule), (.get, "history", .history),
    ]

    /// Answers the request. Throws `Refusal`.
    func reply(_ fields: SkyluxFields, _ caller: SkyluxCaller) async throws -> any Encodable & Sendable {
        let asker = caller.asker
        let device = try await Known(fields["mac"], asker)
        switch self {
        case .device: return try await Self.tell(device, try fields.necessary("command"), asker)
        case .status: return SkyluxStatus(device.record, device.kind)
        case .bring: return try await Self.tell(device, try Self.wanted(fields), asker)
        case .schedule: return try await Self.schedule(device, fields, asker)
        case .history:
            let request = GetCommands(deviceID: device.record.deviceID, page: 1, pageSize: 100)
            return SkyluxHistory(history: try await asker.reply(to: request).commands)
        }
    }

    /// Sends a command. `STATUS` sends nothing to the device, which reports changes by itself.
    private static func tell(
        _ device: Known, _ command: String, _ asker: PageAsker
    ) async throws -> any Encodable & Sendable {
        let command = command.lowercased()
        guard command != "status" else { return SkyluxStatus(device.record, device.kind) }
        return try await asker.reply(to: CommandDevice(deviceID: device.record.deviceID, command: command))
    }

    /// Returns the command that brings a device to the status of a request. A request with `active` false stops it
    /// where it is.
    private static func wanted(_ fields: SkyluxFields) throws -> String {
        if try fields.flag("active") == false { return "stop" }
        return try fields.necessary("status")
    }

    /// Adds a schedule: `HH:MM` for every day, or `YYYY-MM-DD HH:MM` for once, in the school's local time.
    private static func schedule(
        _ device: Known, _ fields: SkyluxFields, _ asker: PageAsker
    ) async throws -> any Encodable & Sendable {
        let command = try fields.necessary("command").lowercased()
        let parts = try fields.necessary("time").split(whereSeparator: { $0 == " " || $0 == "T" }).map(String.init)
        let day = parts.count == 2 ? CivilDay(parts[0]) : nil
        guard let at = parts.last.flatMap({ TimeOfDay($0) }), parts.count == (day == nil ? 1 : 2) else {
            throw Refusal(.badArguments, .argumentNotClockTime("time"), argument: "time")
        }
        let once = Schedule(weekdays: Set(Weekday.allCases), at: at, from: day, until: day)
        let (now, time) = (asker.context.now, SchoolTime(try await asker.context.settings()))
        guard day == nil || once.nextDue(after: now, time) != nil else {
            throw Refusal(.badArguments, .argumentInPast("time"), argument: "time")
        }
        return try await asker.reply(
            to: CreateSchedule(deviceID: device.record.deviceID, command: command, at: at, from: day, until: day))
    }

    /// A device that the caller may see, and its kind.
    private struct Known {
        let record: DeviceRecord
        let kind: Kind?

        /// Finds the device with this serial number, or the only device. Throws `Refusal`.
        init(_ serial: String?, _ asker: PageAsker) async throws {
            let request = GetDevices(search: serial, page: 1, pageSize: serial == nil ? 2 : 1_000)
            let reply = try await asker.reply(to: request)
            let devices = reply.devices.filter { $0.retiredAt == nil }
            let meant = serial.map { serial in devices.filter { $0.serial.lowercased() == serial.lowercased() } }
            guard let device = (meant ?? devices).first else {
                throw Refusal(.notFound, serial == nil ? .noDeviceOfCaller : .noSuchDevice)
            }
            guard meant != nil || devices.count == 1 else {
                throw Refusal(.badArguments, .deviceAmbiguous("MAC"), argument: "mac")
            }
            record = device
            kind = reply.kinds.first { $0.name == device.kind }
        }
    }
}
