import Devices
public import Phrases
import Vocabulary
public import Wire

/// One door: its button, its state, and the viewer's own attempts at it. A tag on the door may lead here; that opens
/// nothing.
public struct LockPage: ConsolePage {
    public static let path = "/lock"
    public static let types: [RequestType] = [.universalGetLocks, .universalGetUnlocks]
    public static let name = Phrase.lockPageTitle
    public static let scripts = UnlockButton.scripts

    private static let maxUnlocks = 10

    private let lock: LockRecord
    private let unlocks: [UnlockRecord]

    public var heading: Phrase { Phrase(lock.lockName) }
    /// Live events report changes.
    public var eventID: Int64? { .max }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> LockPage {
        let id = try query.necessaryNumber("id")
        let lock = try await asker.reply(to: GetLocks(lockID: id)).locks.first.orNotFound()
        let unlocks = try await asker.reply(to: GetOwnUnlocks(lockID: id, page: 1, pageSize: maxUnlocks)).unlocks
        return LockPage(lock: lock, unlocks: unlocks)
    }

    public func body(_ view: View) -> HTML {
        let button: HTML =
            lock.retiredAt == nil ? UnlockButton(only: lock).only(view) : "<p>\(view(.lockOutOfUse))</p>"
        let facts = view.facts([
            (.lockLeadsTo, "\(lock.roomNumber) <small>\(lock.zoneName)</small>"),
            (.lockStateColumn, view.lockState(lock.state)), (.lockDoorColumn, view.door(lock.door)),
            (.battery, view.value(lock.battery.map { "\($0) %" })),
        ])
        return """
            <p><a href="\(LocksPage.path)">\(view(.backToDoors))</a>\(links(view))</p>\(button)\
            <div data-part="state" data-follow="unlock device">\(facts)</div><h2>\(view(.ownUnlocksTitle))</h2>\
            <div data-part="unlocks" data-follow="unlock">\(UnlockTable.own(unlocks, view))</div>
            """
    }

    /// For admins.
    private func links(_ view: View) -> HTML {
        guard view.canSee(LockSetupPage.self) else { return "" }
        return """
             · <a href="\(LockSetupPage.address(lock.lockID))">\(view(.setUpLock))</a> · \
            <a href="\(UnlocksPage.path)?lock_id=\(lock.lockID)">\(view(.unlocksTitle))</a> · \
            <a href="\(ExplainUnlockPage.path)?lock=\(lock.lockID)">\(view(.explainUnlockLink))</a>
            """
    }
}
