import Devices
import Phrases
import Wire

/// Attempts to open locks, newest first.
enum UnlockTable {
    static func own(_ unlocks: [UnlockRecord], _ view: View) -> HTML {
        let rows: [HTML] = unlocks.map { "<tr>\(cells($0, view))</tr>" }
        return view.table(
            [.whenColumn, .lockName, .outcome, .unlockRightColumn, .unlockSightColumn], rows, empty: .noUnlocks,
            id: "unlocks")
    }

    /// With the person and the duration of each.
    static func all(_ unlocks: [UnlockRecord], _ view: View) -> HTML {
        let rows: [HTML] = unlocks.map { unlock in
            let took = unlock.milliseconds.map { view(.milliseconds($0)) }
            return "<tr>\(cells(unlock, view))<td>\(who(unlock, view))</td><td>\(view.value(took))</td></tr>"
        }
        return view.table(
            [.whenColumn, .lockName, .outcome, .unlockRightColumn, .unlockSightColumn, .whoColumn, .unlockTook], rows,
            empty: .noUnlocks, id: "unlocks")
    }

    private static func cells(_ unlock: UnlockRecord, _ view: View) -> HTML {
        """
        <th scope="row">\(view.time(unlock.askedAt))</th>\
        <td><a href="\(LockPage.address(unlock.lockID))">\(unlock.lockName)</a> \
        <small>\(unlock.roomNumber)</small></td>\
        <td>\(view.outcome(of: unlock))</td><td>\(view.right(of: unlock))</td><td>\(view.sight(of: unlock))</td>
        """
    }

    private static func who(_ unlock: UnlockRecord, _ view: View) -> HTML {
        guard let id = unlock.personID, let first = unlock.firstName, let last = unlock.lastName else {
            return "\(view(unlock.way == .openHours ? .unlockByHours : .unlockByErased))"
        }
        return """
            \(view.name(first, last, id)) \
            <small><a href="\(ExplainUnlockPage.address(person: id, lock: unlock.lockID))">\
            \(view(.explainUnlockButton))</a></small>
            """
    }
}
