import Devices
public import Phrases
import Vocabulary
public import Wire

/// The devices that a person may see, by room.
public struct DevicesPage: ConsolePage {
    public static let path = "/devices"
    public static let types: [RequestType] = [.universalGetDevices]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.devicesTitle
    public static let scripts = ["device.js"]

    private static let pageSize = 100

    private let search: String?
    private let page: Int
    private let reply: GetDevices.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> DevicesPage {
        let (search, page) = (query["search"], try query.page)
        let reply = try await asker.reply(to: GetDevices(search: search, page: page, pageSize: pageSize))
        return DevicesPage(search: search, page: page, reply: reply)
    }

    /// Live events report changes.
    public var eventID: Int64? { .max }

    public func body(_ view: View) -> HTML {
        let kinds = Dictionary(reply.kinds.map { ($0.name, $0) }) { first, _ in first }
        let rooms = Dictionary(grouping: reply.devices) { $0.retiredAt == nil ? $0.roomNumber : nil }
        let order = reply.devices.map { $0.retiredAt == nil ? $0.roomNumber : nil }.reduce(into: [String?]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let sections: [HTML] = order.map { room in
            let rows = (rooms[room] ?? []).compactMap { device in
                kinds[device.kind].map { row(ShownDevice(device, of: $0), view) }
            }
            let heading: HTML = room.map { "\($0)" } ?? "\(view(.noRoom))"
            return """
                <h2>\(heading)</h2>\(view.table(
                    [.device, .deviceSays, .lastSaid, .tellIt], rows, empty: .noDevices, id: "room-\(room ?? "")"))
                """
        }
        let setUp: HTML =
            view.canSee(ManageDevicesPage.self)
            ? "<p><a href=\"\(ManageDevicesPage.path)\">\(view(.manageDevicesTitle))</a></p>" : ""
        let empty: HTML = "<p class=\"empty\">\(view(search == nil ? .noDevices : .nothingFound))</p>"
        return """
            \(setUp)<p><a href="\(RegisterDevicePage.path)">\(view(.registerDevice))</a></p>\
            \(view.search(search, .searchDevices))\
            <div data-part="devices" data-device="all">\(sections.isEmpty ? [empty] : sections)</div>\
            \(view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: search))
            """
    }

    private func row(_ shown: ShownDevice, _ view: View) -> HTML {
        let device = shown.device
        return """
            <tr><th scope="row"><a href="\(DevicePage.address(device.deviceID))">\(device.deviceName)</a>\
            \(view.retired(device.retiredAt))</th><td>\(shown.summary(view))</td>\
            <td>\(view.ago(device.reportedAt)) \(shown.connection(view))</td>\
            <td>\(shown.button(view, style: "inline"))</td></tr>
            """
    }
}
