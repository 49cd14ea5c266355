import Devices
public import Phrases
import Vocabulary
public import Wire

/// The doors that a person may open, and their state.
public struct LocksPage: ConsolePage {
    public static let path = "/locks"
    public static let types: [RequestType] = [.universalGetLocks]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.unlockTitle
    public static let scripts = UnlockButton.scripts

    private static let pageSize = 100

    private let button: UnlockButton
    private let search: String?
    private let page: Int
    private let reply: GetLocks.Reply

    /// Live events report changes.
    public var eventID: Int64? { .max }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> LocksPage {
        let (search, page) = (query["search"], try query.page)
        let reply = try await asker.reply(to: GetLocks(search: search, page: page, pageSize: pageSize))
        return LocksPage(
            button: try await UnlockButton.load(asker), search: search, page: page, reply: reply)
    }

    public func body(_ view: View) -> HTML {
        let table = view.table(
            [.lockName, .lockLeadsTo, .lockStateColumn, .lockDoorColumn], reply.locks.map { row($0, view) },
            empty: search == nil ? .noDoorsToOpen : .nothingFound, id: "locks")
        let setUp: HTML =
            view.canSee(ManageLocksPage.self)
            ? "<p><a href=\"\(ManageLocksPage.path)\">\(view(.manageLocksTitle))</a></p>" : ""
        return """
            \(setUp)\(button.html(view))<h2>\(view(.backToDoors))</h2>\(view.search(search, .searchLocks))\
            <div data-part="locks" data-follow="unlock device">\(table)</div>\
            \(view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: search))
            """
    }

    private func row(_ lock: LockRecord, _ view: View) -> HTML {
        let near: HTML = lock.near ? " <strong>\(view(.unlockNearWord))</strong>" : ""
        let now: HTML = lock.mayUnlock ? "" : " <small>(\(view(.mayNotUnlockNow)))</small>"
        return """
            <tr><th scope="row"><a href="\(LockPage.address(lock.lockID))">\(lock.lockName)</a>\
            \(view.retired(lock.retiredAt))\(near)\(now)</th>\
            <td>\(lock.roomNumber) <small>\(lock.zoneName)</small></td>\
            <td>\(view.lockState(lock.state))</td><td>\(view.door(lock.door))</td></tr>
            """
    }
}

extension View {
    /// A state as a word after a shape, so that it does not depend on colour.
    func lockState(_ state: LockState) -> HTML {
        let shape =
            switch state {
            case .locked: "present"
            case .unlocked, .jammed: "unknown"
            case .new, .away, .unknown: "left"
            }
        return "<span class=\"state \(shape)\">\(self(.lockState(state.rawValue)))</span>"
    }

    /// The state of the door by its contact.
    func door(_ word: String?) -> HTML { value(word.map { self(.doorContact($0)) }) }
}
