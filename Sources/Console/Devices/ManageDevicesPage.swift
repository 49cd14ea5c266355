import Devices
public import Phrases
import Vocabulary
public import Wire

/// All devices, for admins, who register them.
public struct ManageDevicesPage: ConsolePage {
    public static let path = "/devices/all"
    public static let types: [RequestType] = [.universalGetDevices, .adminGetKinds, .adminGetRooms]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.manageDevicesTitle

    private static let pageSize = 100

    private let search: String?
    private let page: Int
    private let reply: GetDevices.Reply
    private let kinds: [KindRecord]
    private let rooms: [RoomRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> ManageDevicesPage {
        let (search, page) = (query["search"], try query.page)
        let reply = try await asker.reply(to: GetDevices(search: search, page: page, pageSize: pageSize))
        let kinds = try await asker.reply(to: GetKinds()).kinds
        return ManageDevicesPage(
            search: search, page: page, reply: reply, kinds: kinds, rooms: try await asker.allRooms())
    }

    public func body(_ view: View) -> HTML {
        let table = view.table(
            [.deviceName, .deviceKind, .room, .serialNumber, .deviceOwner, .lastSaid],
            reply.devices.map { row($0, view) }, empty: search == nil ? .noDevices : .nothingFound)
        let choices = kinds.map { (value: $0.kind.name, label: view.words($0.kind.label)) }
        let create = Form(
            type: .adminCreateDevice,
            fields: [.init(name: "kind", label: .deviceKind, input: .choice(choices))] + Self.fields(nil, rooms),
            button: .create)
        return """
            \(view.search(search, .searchDevices))\(table)\
            \(view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: search))\
            \(view.folded(.newDevice, create))
            """
    }

    static func fields(_ device: DeviceRecord?, _ rooms: [RoomRecord]) -> [Form.Field] {
        let inUse = rooms.filter { $0.retiredAt == nil || $0.roomNumber == device?.roomNumber }.map {
            (value: $0.roomNumber, label: "\($0.roomNumber) (\($0.zoneName))")
        }
        return [
            .init(name: "device_name", label: .deviceName, value: device?.deviceName ?? ""),
            .init(name: "serial", label: .serialNumber, value: device?.serial ?? "", hint: .serialHint),
            .init(
                name: "room_number", label: .room, input: .choice([(value: "", label: "–")] + inUse),
                value: device?.roomNumber ?? "", isRequired: false),
            .init(
                name: "dialect", label: .dialect,
                input: .choice(Dialect.allCases.map { ($0.rawValue, $0.rawValue) }),
                value: (device?.setup?.dialect ?? .rollcall).rawValue),
        ]
    }

    private func row(_ device: DeviceRecord, _ view: View) -> HTML {
        """
        <tr><th scope="row"><a href="\(DeviceSetupPage.address(device.deviceID))">\(device.deviceName)</a>\
        \(view.retired(device.retiredAt))</th><td>\(device.kind)</td><td>\(view.value(device.roomNumber))</td>\
        <td>\(device.serial)</td><td>\(view.value(device.setup?.owner))</td><td>\(view.ago(device.reportedAt))</td></tr>
        """
    }
}
