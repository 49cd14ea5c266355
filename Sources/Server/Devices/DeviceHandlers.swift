import Accounts
import Devices
import Foundation
import Phrases
import Store
import Vocabulary
import Wire

/// Devices as their users see them, and how devices are registered to an owner.
enum DeviceHandlers {
    static func list(_ arguments: GetDevices, _ context: HandlerContext) async throws -> GetDevices.Reply {
        let person = try context.person()
        let filter = Device.Filter(
            roomNumber: try Check.text(arguments.roomNumber, "room_number", limit: 45), device: arguments.deviceID)
        let found = try await DeviceRepository(context.services.pool).list(
            for: person.id, filter, Check.list(arguments))
        let kinds = try await KindRepository(context.services.pool).find(Set(found.rows.map(\.kind)))
        let managed = found.rows.filter { $0.level == .manage }.map(\.id)
        let grants = try await DeviceGrantRepository(context.services.pool).list(of: managed)
        return GetDevices.Reply(
            devices: found.rows.map { DeviceRecord($0, grants[$0.id] ?? []) },
            kinds: kinds.values.sorted { $0.name < $1.name }, total: found.total)
    }

    static func register(_ arguments: RegisterDevice, _ context: HandlerContext) async throws -> RegisterDevice.Reply {
        let person = try context.person()
        let serial = try Check.serial(arguments.serial)
        let name = try Check.text(arguments.deviceName, "device_name", limit: 100)
        let code = arguments.code.map { PaperCode(typed: $0).hash }
        let attempt = try await Attempt([.person(person.id)], context)
        let device = try await attempt.checking {
            try await context.services.pool.withTransaction { transaction -> Int64? in
                let device = try await DeviceLoginRepository(transaction).register(
                    serial: serial, codeHash: code, name: name, by: person.id, at: context.now)
                guard let device else { return nil }
                try await context.audit(.deviceRegistered, ["device_id": String(device)], in: transaction)
                return device
            }
        }
        guard let device else {
            throw Refusal(.notFound, .deviceRegistrationRefused)
        }
        try await attempt.takeBack()
        return RegisterDevice.Reply(deviceID: device)
    }
}

extension Check {
    /// The serial number printed on a device.
    static func serial(_ text: String) throws -> String {
        let serial = try Check.text(text, "serial", limit: 64)
        guard serial.unicodeScalars.allSatisfy(isOfSerial) else {
            throw Refusal(
                .badArguments, .argumentCharactersWrong("serial"), argument: "serial")
        }
        return serial
    }

    private static func isOfSerial(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && scalar.properties.isAlphabetic || "0123456789._:-".unicodeScalars.contains(scalar)
    }
}

extension DeviceRecord {
    init(_ device: Device, _ grants: [DeviceGrant]) {
        self.init(
            deviceID: device.id, deviceName: device.name, kind: device.kind, serial: device.serial,
            roomNumber: device.roomNumber, zoneName: device.zoneName, level: device.level,
            properties: device.state.properties, cause: device.state.cause, reportedAt: device.state.reportedAt,
            connected: device.state.isConnected, connectedAt: device.state.connectedAt,
            obstructedAt: device.state.obstructedAt, unattended: device.isUnattended,
            setup: device.level == .manage ? DeviceSetupRecord(device, grants) : nil, retiredAt: device.retiredAt)
    }
}

extension DeviceSetupRecord {
    fileprivate init(_ device: Device, _ grants: [DeviceGrant]) {
        self.init(
            dialect: device.dialect, owner: device.owner?.email, unattendedReason: device.unattendedReason,
            grants: grants.map(DeviceGrantRecord.init), firmware: device.state.firmware,
            refused: device.state.refused, codeUntil: device.codeUntil,
            registrationOpenUntil: device.registrationOpenUntil, createdAt: device.createdAt)
    }
}

extension DeviceGrantRecord {
    fileprivate init(_ grant: DeviceGrant) {
        switch grant.holder {
        case .person(let email): self.init(email: email, level: grant.level)
        case .group(let name): self.init(groupName: name, level: grant.level)
        case .zone(let name): self.init(zoneName: name, level: grant.level)
        }
    }
}
