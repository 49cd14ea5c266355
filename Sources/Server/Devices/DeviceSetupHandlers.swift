import Accounts
import Devices
import Foundation
import Labels
import Phrases
import Store
import Vocabulary
import Wire

/// The setup of devices by admins.
enum DeviceSetupHandlers {
    /// How long a registration code is valid, in seconds.
    private static let codeLifetime: TimeInterval = 30 * 86_400
    /// How long a registration stays open, in seconds.
    private static let openTime: TimeInterval = 600

    static func create(_ arguments: CreateDevice, _ context: HandlerContext) async throws -> CreateDevice.Reply {
        let (token, code) = (SecretToken(), PaperCode())
        let draft = Device.Draft(
            name: try Check.text(arguments.deviceName, "device_name", limit: 100),
            kind: try Check.text(arguments.kind, "kind", limit: 32), serial: try Check.serial(arguments.serial),
            roomNumber: try Check.text(arguments.roomNumber, "room_number", limit: 45),
            dialect: arguments.dialect ?? .rollcall, brokerPassword: try BrokerPassword(token).text,
            codeHash: code.hash, codeUntil: context.now + codeLifetime)
        let id = try await context.change(
            .deviceCreated, details: { ["device_id": String($0), "kind": draft.kind] }
        ) {
            try await DeviceRepository($0).create(draft, at: context.now)
        }
        let label = makeLabel(draft.serial, draft.name, code, context)
        return CreateDevice.Reply(
            deviceID: id, token: token.text, registrationCode: code.text, link: label.link,
            label: try label.drawn(arguments.label))
    }

    static func edit(_ arguments: EditDevice, _ context: HandlerContext) async throws -> EditDevice.Reply {
        let (token, code) = (
            arguments.newToken == true ? SecretToken() : nil, arguments.newCode == true ? PaperCode() : nil
        )
        var edit = try changes(arguments, at: context.now)
        edit.brokerPassword = try token.map { try BrokerPassword($0).text }
        edit.codeHash = code?.hash
        edit.codeUntil = code.map { _ in context.now + codeLifetime }
        let added = try (arguments.addGrants ?? []).map { try grant($0, "add_grants") }
        let removed = try (arguments.removeGrants ?? []).map { try holder($0, "remove_grants") }
        try await context.change(.deviceEdited, details(arguments)) { [edit] transaction in
            try await DeviceRepository(transaction).edit(arguments.deviceID, edit)
            let grants = DeviceGrantRepository(transaction)
            for holder in removed { try await grants.remove(holder, from: arguments.deviceID) }
            for grant in added { try await grants.add(grant, to: arguments.deviceID) }
        }
        var label: DeviceLabel?
        if let code { label = try await makeLabel(arguments.deviceID, code, context) }
        return EditDevice.Reply(
            token: token?.text, registrationCode: code?.text, link: label?.link,
            label: try label?.drawn(arguments.label))
    }

    static func delete(_ arguments: DeleteDevice, _ context: HandlerContext) async throws -> DeleteDevice.Reply {
        let retired = try await context.change(.deviceDeleted, ["device_id": String(arguments.deviceID)]) {
            try await CommandRepository($0).cancelAll(of: arguments.deviceID, at: context.now)
            return try await DeviceRepository($0).delete(arguments.deviceID, at: context.now)
        }
        return DeleteDevice.Reply(retired: retired)
    }

    private static func changes(_ arguments: EditDevice, at now: Date) throws -> Device.Edit {
        var edit = Device.Edit()
        edit.name = try Check.text(arguments.deviceName, "device_name", limit: 100)
        edit.serial = try arguments.serial.map(Check.serial)
        edit.roomNumber =
            try arguments.roomNumber == "" ? "" : Check.text(arguments.roomNumber, "room_number", limit: 45)
        edit.dialect = arguments.dialect
        edit.isUnattended = arguments.unattended
        edit.unattendedReason = try Check.text(arguments.reason, "reason", limit: 200)
        guard arguments.unattended != true || edit.unattendedReason != nil else {
            throw Refusal(
                .badArguments, .unattendedReasonArgumentMissing("reason"), argument: "reason")
        }
        if arguments.openRegistration == true { edit.registrationOpenUntil = now + openTime }
        return edit
    }

    /// The changes as text, for the audit.
    private static func details(_ arguments: EditDevice) -> [String: String] {
        var details = ["device_id": String(arguments.deviceID)]
        details["unattended"] = arguments.unattended.map(String.init)
        if arguments.newToken == true { details["new_token"] = "true" }
        if arguments.newCode == true { details["new_code"] = "true" }
        if arguments.openRegistration == true { details["open_registration"] = "true" }
        details["grants_added"] = arguments.addGrants.map { String($0.count) }
        details["grants_removed"] = arguments.removeGrants.map { String($0.count) }
        return details
    }

    private static func grant(_ record: DeviceGrantRecord, _ name: String) throws -> DeviceGrant {
        guard let level = record.level else {
            throw Refusal(.badArguments, .elementLacksField(name, "level"), argument: name)
        }
        return DeviceGrant(holder: try holder(record, name), level: level)
    }

    private static func holder(_ record: DeviceGrantRecord, _ name: String) throws -> DeviceGrant.Holder {
        switch (record.email, record.groupName, record.zoneName) {
        case (let email?, nil, nil): .person(try Check.email(email))
        case (nil, let group?, nil): .group(try Check.text(group, "group_name", limit: 100))
        case (nil, nil, let zone?): .zone(try Check.text(zone, "zone_name", limit: 100))
        default:
            throw Refusal(
                .badArguments, .argumentNotPersonGroupZone(name), argument: name)
        }
    }

    private static func makeLabel(
        _ device: Int64, _ code: PaperCode, _ context: HandlerContext
    ) async throws -> DeviceLabel {
        let device = try await DeviceRepository(context.services.pool).find(
            Device.Filter(device: device), for: try context.person().id)
        return makeLabel(device.serial, device.name, code, context)
    }

    private static func makeLabel(
        _ serial: String, _ name: String, _ code: PaperCode, _ context: HandlerContext
    ) -> DeviceLabel {
        DeviceLabel(server: context.base, name: name, serial: serial, code: code.text)
    }
}

extension DeviceLabel {
    /// The label in the requested format; nil if its link is too long for a QR code.
    fileprivate func drawn(_ format: LabelFormat?) throws -> String? {
        switch format ?? .svg {
        case .svg: try drawn(.svg)
        case .png: try drawn(.png)
        case .text: try drawn(.text)
        }
    }
}
