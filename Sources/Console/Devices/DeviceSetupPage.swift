import Devices
public import Phrases
import Vocabulary
public import Wire

/// The setup of a device, for admins: its names, its token and code, and who may use it.
public struct DeviceSetupPage: ConsolePage {
    public static let path = "/devices/setup"
    public static let types: [RequestType] = [
        .universalGetDevices, .adminGetRooms, .adminGetGroups, .adminGetZones,
    ]
    public static let name = Phrase.setUpDevice

    private let device: DeviceRecord
    private let kind: Kind
    private let rooms: [RoomRecord]
    private let groups: [String]
    private let zones: [String]

    public var heading: Phrase { .setUpTitle(device.deviceName) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> DeviceSetupPage {
        let reply = try await asker.reply(to: GetDevices(deviceID: try query.necessaryNumber("id")))
        let (device, kind) = (try reply.devices.first.orNotFound(), try reply.kinds.first.orNotFound())
        let groups = try await asker.reply(to: GetGroups()).groups.map(\.groupName)
        let zones = try await asker.reply(to: GetZones()).zones.map(\.zoneName)
        return DeviceSetupPage(
            device: device, kind: kind, rooms: try await asker.allRooms(), groups: groups, zones: zones)
    }

    private var id: (name: String, value: String) { ("device_id", String(device.deviceID)) }

    public func body(_ view: View) -> HTML {
        let refused = (device.setup?.refused ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return """
            <p><a href="\(ManageDevicesPage.path)">\(view(.backToDevices))</a> · \
            <a href="\(DevicePage.address(device.deviceID))">\(device.deviceName)</a></p>\
            \(view.facts([
                (.number, "\(device.deviceID)"), (.deviceKind, "\(view.words(kind.label))"),
                (.deviceOwner, view.value(device.setup?.owner)), (.version, view.value(device.setup?.firmware)),
                (.refusedMessages, view.value(refused.joined(separator: ", "))),
            ]))\(device.retiredAt == nil ? forms(view) : "<p>\(view(.deviceOutOfUse))</p>" as HTML)
            """
    }

    private func forms(_ view: View) -> HTML {
        let edit = Form(
            type: .adminEditDevice, hidden: [id], fields: ManageDevicesPage.fields(device, rooms), button: .save)
        let token = Form(
            type: .adminEditDevice, key: "token", hidden: [id, ("new_token", "true")], button: .makeToken,
            warning: .newDeviceTokenWarning)
        let code = Form(
            type: .adminEditDevice, key: "code", hidden: [id, ("new_code", "true")], button: .makeCode,
            warning: .newCodeWarning)
        let open = Form(
            type: .adminEditDevice, key: "open", hidden: [id, ("open_registration", "true")],
            button: .openRegistration, warning: .openRegistrationWarning)
        let delete = Form(
            type: .adminDeleteDevice, then: ManageDevicesPage.path, hidden: [id], button: .delete,
            warning: .deleteDeviceWarning(device.deviceName))
        return """
            <h2>\(view(.deviceGrants))</h2>\(grants(view))<h2>\(view(.change))</h2>\(view.folded(.editDevice, edit))\
            \(kind.safety == .moves ? unattended(view) : "")\(view.folded(.newToken, token))\
            \(view.folded(.newCodeTitle, code))\(view.folded(.openRegistration, open))\
            \(view.folded(.deleteDevice, delete))
            """
    }

    private func unattended(_ view: View) -> HTML {
        let form = Form(
            type: .adminEditDevice, key: "unattended", hidden: [id],
            fields: [
                .init(
                    name: "unattended", label: .unattended, input: .check, value: String(device.unattended),
                    isRequired: false),
                .init(name: "reason", label: .unattendedReason, value: device.setup?.unattendedReason ?? ""),
            ], button: .save)
        return view.folded(.unattended, form)
    }

    private func grants(_ view: View) -> HTML {
        let rows: [HTML] = (device.setup?.grants ?? []).map { row($0, view) }
        let levels = DeviceLevel.allCases.map { (value: $0.rawValue, label: view(.deviceLevel($0.rawValue))) }
        func choice(_ names: [String]) -> Form.Input {
            .choice([(value: "", label: "–")] + names.map { (value: $0, label: $0) })
        }
        let add = Form(
            type: .adminEditDevice, key: "grant", hidden: [id],
            fields: [
                .init(name: "add_grants[0].level", label: .grantLevel, input: .choice(levels)),
                .init(
                    name: "add_grants[0].group_name", label: .grantGroup, input: choice(groups), isRequired: false),
                .init(name: "add_grants[0].zone_name", label: .grantZone, input: choice(zones), isRequired: false),
                .init(name: "add_grants[0].email", label: .grantPerson, input: .email, isRequired: false),
            ], button: .save)
        return """
            \(view.table([.grantHolder, .grantLevel, .change], rows, empty: .noGrants, id: "grants"))\
            \(view.folded(.addGrant, add))
            """
    }

    private func row(_ grant: DeviceGrantRecord, _ view: View) -> HTML {
        let (field, name) =
            grant.email.map { ("email", $0) } ?? grant.groupName.map { ("group_name", $0) }
            ?? ("zone_name", grant.zoneName ?? "")
        let label: Phrase = field == "email" ? .grantPerson : field == "group_name" ? .grantGroup : .grantZone
        let remove = Form(
            type: .adminEditDevice, key: "revoke \(field) \(name)",
            hidden: [id, ("remove_grants[0].\(field)", name)], button: .removeGrant, style: "plain")
        return """
            <tr><th scope="row"><small>\(view(label))</small> \(name)</th>\
            <td>\(view(.deviceLevel(grant.level?.rawValue ?? "")))</td><td>\(view.form(remove))</td></tr>
            """
    }
}
