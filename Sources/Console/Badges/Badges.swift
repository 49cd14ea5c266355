import Phrases
import Wire

/// The badges of a person, and the forms that hand one out or take it back.
struct Badges {
    let person: PersonRecord

    func body(_ view: View) -> HTML {
        let rows: [HTML] = person.badges.map { row($0, view) }
        let columns: [Phrase] = [.number, .proximityUUID, .majorMinor, .issued, .change]
        return "\(view.table(columns, rows, empty: .noBadges, id: "badges"))\(issue(view))"
    }

    private func row(_ badge: BadgeRecord, _ view: View) -> HTML {
        """
        <tr><th scope="row">\(badge.badgeID)</th><td><code>\(String(describing: badge.uuid))</code></td>\
        <td>\(badge.majorKey) / \(badge.minorKey)</td><td>\(view.time(badge.issuedAt))</td>\
        <td>\(view.form(.takeBack(badge.badgeID)))\(view.form(.lost(badge.badgeID)))</td></tr>
        """
    }

    private func issue(_ view: View) -> HTML {
        let assigned = form("assigned", [])
        let returned = form(
            "returned", [.init(name: "badge_id", label: .badgeNumber, input: .number, hint: .badgeNumberHint)])
        let bought = form("bought", Form.Field.boughtKeys)
        return """
            \(view.folded(.issueAssigned, assigned))\(view.folded(.issueReturned, returned))\
            \(view.folded(.issueBought, bought))
            """
    }

    private func form(_ key: String, _ fields: [Form.Field]) -> Form {
        Form(
            type: .adminIssueBadge, key: key, hidden: [("person_id", String(person.personID))], fields: fields,
            button: .issueBadge)
    }
}
