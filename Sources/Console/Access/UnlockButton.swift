import Devices
import Phrases
import Vocabulary
import Wire

/// The big button that opens the door at which a person is, and the other doors behind a disclosure. It is absent if
/// there is no door that the person may open; away from all doors there is no big button.
struct UnlockButton {
    /// The locks that may be opened now, the near ones first.
    private let locks: [LockRecord]

    static let scripts = ["doors.js", "follow.js"]

    static func load(_ asker: some Asking) async throws -> UnlockButton {
        let known = try await asker.reply(to: GetLocks(page: 1, pageSize: 1_000)).locks
        return UnlockButton(locks: known.filter { $0.mayUnlock && $0.retiredAt == nil && $0.state != .new })
    }

    /// For the page of one lock.
    init(only lock: LockRecord) { locks = lock.mayUnlock && lock.retiredAt == nil ? [lock] : [] }

    private init(locks: [LockRecord]) { self.locks = locks }

    var isQuiet: Bool { locks.isEmpty }

    func html(_ view: View) -> HTML {
        guard !locks.isEmpty else { return unseen(view) }
        // A refused attempt comes first, even if the person is nearer to another door by now.
        let refused = locks.first { view.isRefused($0) }
        let near = locks.first(where: \.near)
        let chosen = refused ?? near
        let others = locks.filter { $0.lockID != chosen?.lockID }
        return """
            <section class="unlock" data-part="unlock" data-source="\(LocksPage.path)">\
            <h2>\(view(.unlockTitle))</h2>\(unseen(view))\
            \(near == nil ? "<p><small>\(view(.unlockNotNear))</small></p>" as HTML : "")\
            \(chosen.map { big($0, view) })\(rest(others, isFirst: chosen == nil, view))\
            <p role="status" class="waiting" data-waiting="\(view(.holdBadge))"></p>\
            <p><a href="\(MyUnlocksPage.path)">\(view(.ownUnlocksTitle))</a></p></section>
            """
    }

    /// The button of a single door, on its page.
    func only(_ view: View) -> HTML {
        guard let lock = locks.first else { return "\(unseen(view))<p>\(view(.mayNotUnlockNowLong))</p>" }
        return """
            <section class="unlock" data-part="unlock">\(big(lock, view))\
            <p role="status" class="waiting" data-waiting="\(view(.holdBadge))"></p></section>
            """
    }

    /// The reason for a refusal at a door that is no longer offered.
    private func unseen(_ view: View) -> HTML {
        guard let refused = view.refused, refused.key.hasPrefix(RequestType.universalUnlock.rawValue),
            !locks.contains(where: view.isRefused)
        else { return "" }
        return """
            <div class="errors" role="alert" tabindex="-1" autofocus><h2>\(view(.notDone))</h2>\
            <p>\(view.sentence(of: refused.failure))</p></div>
            """
    }

    private func big(_ lock: LockRecord, _ view: View) -> HTML {
        let near: HTML = lock.near ? "<p>\(view(.unlockNear))</p>" : ""
        return "<div class=\"big\">\(view.form(form(lock, view)))</div>\(near)\(codes(lock, view))"
    }

    private func rest(_ others: [LockRecord], isFirst: Bool, _ view: View) -> HTML {
        guard !others.isEmpty else { return "" }
        let items: [HTML] = others.map { "<li>\(view.form(form($0, view))) <small>\($0.roomNumber)</small></li>" }
        let summary: Phrase = isFirst ? .doorsToOpen(others.count) : .otherLocks(others.count)
        return "<details><summary>\(view(summary))</summary><ul class=\"doors\">\(items)</ul></details>"
    }

    private func form(_ lock: LockRecord, _ view: View) -> Form {
        Form(
            type: .universalUnlock, key: String(lock.lockID), hidden: [("lock_id", String(lock.lockID))],
            fields: vouching(lock, view), button: .unlockNamed(lock.lockName))
    }

    /// The fields that replace detection, once it is known that no person can be detected.
    private func vouching(_ lock: LockRecord, _ view: View) -> [Form.Field] {
        guard view.wantsCode(lock) else { return [] }
        let reason = Form.Field(
            name: "override_reason", label: .overrideReason, isRequired: false, hint: .overrideReasonHint)
        return [.blindCode(isRequired: !view.isAdmin)] + (view.isAdmin ? [reason] : [])
    }

    private func codes(_ lock: LockRecord, _ view: View) -> HTML {
        guard view.wantsCode(lock) else { return "" }
        return "<p><a href=\"\(OneTimeCodesPage.path)\">\(view(.blindCodeSetUp))</a></p>"
    }
}

extension View {
    /// Whether the most recent attempt at a lock was refused.
    fileprivate func isRefused(_ lock: LockRecord) -> Bool {
        refused?.key == Form(type: .universalUnlock, key: String(lock.lockID), button: .unlockColumn).name
    }

    /// Whether no person can be detected there, or the replacement for detection was wrong.
    fileprivate func wantsCode(_ lock: LockRecord) -> Bool {
        guard let refused, isRefused(lock) else { return false }
        return refused.failure.code == .blind || refused.value(of: .blindCode(isRequired: true)) != nil
    }
}

extension Form.Field {
    fileprivate static func blindCode(isRequired: Bool) -> Form.Field {
        .init(
            name: "code", label: .blindCode, input: .oneTimeCode, isRequired: isRequired, hint: .blindCodeHint)
    }
}
