import Devices
public import Phrases
import Vocabulary
public import Wire

/// All locks, for admins, who create them from devices.
public struct ManageLocksPage: ConsolePage {
    public static let path = "/locks/all"
    public static let types: [RequestType] = [
        .universalGetLocks, .universalGetDevices, .adminGetRooms, .adminGetDoors,
    ]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.manageLocksTitle
    public static let scripts = UnlockButton.scripts

    private static let pageSize = 100

    private let search: String?
    private let page: Int
    private let reply: GetLocks.Reply
    private let places: LockPlaces

    /// Live events report changes.
    public var eventID: Int64? { .max }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> ManageLocksPage {
        let (search, page) = (query["search"], try query.page)
        let reply = try await asker.reply(to: GetLocks(search: search, page: page, pageSize: pageSize))
        return ManageLocksPage(
            search: search, page: page, reply: reply, places: try await LockPlaces.load(asker, in: query["room"]))
    }

    public func body(_ view: View) -> HTML {
        let table = view.table(
            [.lockName, .lockLeadsTo, .lockStateColumn, .lockDoorColumn, .battery, .lockGate, .dialect],
            reply.locks.map { row($0, view) }, empty: search == nil ? .noLocks : .nothingFound, id: "locks")
        return """
            <p>\(view(.manageLocksIntroduction))</p>\(view.search(search, .searchLocks))\
            <div data-part="locks" data-follow="device">\(table)</div>\
            \(view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: search))\
            \(creation(view))
            """
    }

    private func creation(_ view: View) -> HTML {
        guard !places.devices.isEmpty else {
            return "<p><a href=\"\(ManageDevicesPage.path)\">\(view(.lockNeedsDevice))</a></p>"
        }
        let form = Form(
            type: .adminCreateLock, fields: LockFields(lock: nil, places: places).all(view), button: .create)
        return view.folded(.newLock, form)
    }

    private func row(_ lock: LockRecord, _ view: View) -> HTML {
        let weak: HTML = lock.weak ? " <strong class=\"disputed\">\(view(.lockWeak))</strong>" : ""
        let dialect = lock.setup.map { $0.dialect.rawValue }
        return """
            <tr><th scope="row"><a href="\(LockSetupPage.address(lock.lockID))">\(lock.lockName)</a>\
            \(view.retired(lock.retiredAt))</th><td>\(lock.roomNumber) <small>\(lock.zoneName)</small></td>\
            <td>\(view.lockState(lock.state))</td><td>\(view.door(lock.door))</td>\
            <td>\(view.value(lock.battery.map { "\($0) %" }))</td><td>\(view(.presenceGate(lock.gate.rawValue)))</td>\
            <td>\(view.value(dialect))\(weak)</td></tr>
            """
    }
}
