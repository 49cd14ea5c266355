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

/// The zones in which a member of staff sees the people present.
struct SeenZones {
    private let person: Int64
    /// Nil if this requires a confirmed session.
    private let seen: [String]?
    private let others: [String]

    static func load(_ person: Int64, _ asker: some Asking) async throws -> SeenZones {
        let seen = try await seen(by: person, asker)
        let others = try await asker.allZones().map(\.zoneName).filter { seen?.contains($0) != true }
        return SeenZones(person: person, seen: seen, others: others)
    }

    private static func seen(by person: Int64, _ asker: some Asking) async throws -> [String]? {
        do {
            return try await asker.reply(to: EditPersonZones(personID: person)).zones
        } catch let failure as Failure where failure.code == .confirmationNecessary {
            return nil
        }
    }

    func body(_ view: View) -> HTML {
        guard let seen else {
            return "<p>\(view(.seenZonesLocked))</p>\(view.form(form("show", [], .showZones)))"
        }
        let rows: [HTML] = seen.map { zone in
            let remove = form("remove \(zone)", [("remove_zones", zone)], .removeZone(zone), style: "inline")
            return "<tr><th scope=\"row\">\(zone)</th><td>\(view.form(remove))</td></tr>"
        }
        var add = form("add", [], .addZone)
        add.fields = [.zone(others, name: "add_zones")]
        let adding: HTML = others.isEmpty ? "" : view.folded(.addZone, add)
        return "\(view.table([.zone, .change], rows, empty: .noSeenZones, id: "seen-zones"))\(adding)"
    }

    private func form(
        _ key: String, _ changes: [(name: String, value: String)], _ button: Phrase, style: String = ""
    ) -> Form {
        Form(
            type: .adminEditPersonZones, key: key, hidden: [("person_id", String(person))] + changes, button: button,
            style: style)
    }
}
