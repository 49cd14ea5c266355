import Phrases
import Vocabulary
import Wire

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
        } catch let failure as Refusal where failure.code == .confirmationNecessary {
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
