import Devices
public import Phrases
import Vocabulary
public import Wire

/// The setup of a lock, for admins: its place, its keys, and the presence that it requires.
public struct LockSetupPage: ConsolePage {
    public static let path = "/locks/setup"
    public static let types: [RequestType] = [
        .universalGetLocks, .universalGetDevices, .adminGetRooms, .adminGetDoors, .adminGetScanners,
    ]
    public static let name = Phrase.lockSetUp

    private let lock: LockRecord
    private let setup: LockSetupRecord
    private let places: LockPlaces
    /// The scanners of the zones at the door, which may detect a person there.
    private let scanners: [ScannerRecord]
    /// From the label, if its QR code leads here.
    private let label: (fingerprint: String?, code: String?)

    public var heading: Phrase { .lockSetUpOf(lock.lockName) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> LockSetupPage {
        let id = try query.necessaryNumber("id")
        let lock = try await asker.reply(to: GetLocks(lockID: id)).locks.first.orNotFound()
        let (setup, places) = (try lock.setup.orNotFound(), try await LockPlaces.load(asker))
        let zones = Dictionary(places.rooms.map { ($0.roomNumber, $0.zoneName) }) { first, _ in first }
        let near = Set([lock.roomNumber, setup.otherRoomNumber].compactMap { $0.flatMap { zones[$0] } })
        let chosen = Set(setup.listeners.map(\.scannerID))
        let scanners = try await asker.allScanners().filter { scanner in
            scanner.retiredAt == nil && (zones[scanner.roomNumber].map(near.contains) ?? false)
                || chosen.contains(scanner.scannerID)
        }
        return LockSetupPage(
            lock: lock, setup: setup, places: places, scanners: scanners,
            label: (query["fingerprint"], query["code"]))
    }

    private var id: (name: String, value: String) { ("lock_id", String(lock.lockID)) }

    public func body(_ view: View) -> HTML {
        """
        <p><a href="\(ManageLocksPage.path)">\(view(.backToLocks))</a> · \
        <a href="\(LockPage.address(lock.lockID))">\(lock.lockName)</a> · \
        <a href="\(UnlocksPage.path)?lock_id=\(lock.lockID)">\(view(.unlocksTitle))</a> · \
        <a href="\(ExplainUnlockPage.path)?lock=\(lock.lockID)">\(view(.explainUnlockLink))</a></p>\
        \(lock.weak ? "<p class=\"warning\">\(view(.lockWeakLong))</p>" as HTML : "")\(view.facts(facts(view)))\
        \(lock.retiredAt == nil ? forms(view) : "<p>\(view(.lockOutOfUse))</p>" as HTML)
        """
    }

    private func facts(_ view: View) -> [(name: Phrase, value: HTML)] {
        let other = setup.otherRoomNumber.map { " – \($0)" } ?? ""
        let device = places.devices.first { $0.deviceID == lock.deviceID }?.deviceName
        return [
            (.lockLeadsTo, "\(lock.roomNumber)\(other)"),
            (
                .lockDevice,
                "<a href=\"\(DeviceSetupPage.address(lock.deviceID))\">\(device ?? String(lock.deviceID))</a>"
            ),
            (.lockStateColumn, view.lockState(lock.state)), (.lockDoorColumn, view.door(lock.door)),
            (.battery, view.value(lock.battery.map { "\($0) %" })), (.dialect, "\(setup.dialect.rawValue)"),
            (.lockActivated, view.time(setup.activatedAt)), (.lockEpoch, view.value(setup.epoch.map { String($0) })),
            (.lockGate, "\(view(.presenceGate(lock.gate.rawValue)))"),
            (.lockListeners, view.value(setup.listeners.map(\.scannerName).joined(separator: ", "))),
            (.lockOpenHours, view.words(setup.openHours)),
        ]
    }

    private func forms(_ view: View) -> HTML {
        let fields = LockFields(lock: lock, places: places)
        let keys = setup.epoch == nil ? fields.keys(view) : []
        let edit = Form(
            type: .adminEditLock, key: "edit", hidden: [id],
            fields: fields.names(view) + keys + fields.presence(view) + [listeners] + fields.opening(view),
            button: .save)
        let reset = Form(
            type: .adminResetLock, hidden: [id], button: .resetLock, warning: .resetLockWarning)
        let delete = Form(
            type: .adminDeleteLock, then: ManageLocksPage.path, hidden: [id], button: .delete,
            warning: .deleteLockWarning(lock.lockName))
        return """
            <h2>\(view(.change))</h2>\(view.folded(.activateLock, activation))\(view.folded(.editLock, edit))\
            \(without(view))\(setup.epoch == nil ? "" : view.folded(.resetLock, reset))\
            \(view.folded(.deleteLock, delete))
            """
    }

    /// The dialect `aes128` has neither a fingerprint nor a code.
    private var activation: Form {
        let fields: [Form.Field] = [
            .init(
                name: "fingerprint", label: .lockFingerprint, value: label.fingerprint ?? "", hint: .lockFingerprintHint
            ),
            .init(name: "code", label: .lockCode, value: label.code ?? "", hint: .lockCodeHint),
        ]
        return Form(
            type: .adminActivateLock, hidden: [id], fields: setup.dialect == .hmac ? fields : [],
            button: .activateLock, warning: .activateLockHint)
    }

    private var listeners: Form.Field {
        let choices = scanners.map { (value: String($0.scannerID), label: "\($0.scannerName) (\($0.roomNumber))") }
        return .init(
            name: "listeners", label: .lockListeners, input: .checks(choices),
            value: setup.listeners.map { String($0.scannerID) }.joined(separator: " "), isRequired: false,
            hint: .lockListenersHint)
    }

    private func without(_ view: View) -> HTML {
        let members: [(member: LockMember, title: Phrase, isSet: Bool)] = [
            (.doorID, .withoutDoor, setup.doorID != nil), (.minRSSI, .withoutMinRSSI, setup.minRSSI != nil),
            (.openHours, .withoutOpenHours, !setup.openHours.isEmpty),
        ]
        let forms: [HTML] = members.filter(\.isSet).map { member in
            view.form(
                Form(
                    type: .adminEditLock, key: member.member.rawValue,
                    hidden: [id, ("without", member.member.rawValue)], button: member.title, style: "inline"))
        }
        return "\(forms)"
    }
}
