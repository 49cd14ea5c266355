import Phrases
import Wire

/// One audit entry as a sentence.
struct AuditLine {
    /// The maximum number of names; further ones are only counted.
    private static let limit = 3

    let entry: AuditRecord

    func row(_ view: View) -> HTML {
        """
        <tr><td>\(view.time(entry.at))</td><th scope="row">\(actor(view))</th>\
        <td>\(view(Phrase.auditAction(entry.action)))</td><td>\(targets(view))</td><td>\(details)</td>\
        <td>\(view.value(entry.address))</td></tr>
        """
    }

    private func actor(_ view: View) -> HTML {
        if let actor = entry.actor { return Self.name(actor, field: "actor_id", view) }
        if let scanner = entry.details["scanner_id"] { return "\(view(Phrase.auditScanner(scanner)))" }
        if let phone = entry.details["phone_id"] { return "\(view(Phrase.auditHelper(phone)))" }
        return "\(view(.auditNone))"
    }

    private func targets(_ view: View) -> HTML {
        guard !entry.ofAllPeople else { return "\(view(.auditAllPeople))" }
        guard let first = entry.targets.first else { return "–" }
        let others: [HTML] = entry.targets.dropFirst().prefix(Self.limit - 1).map {
            ", \(Self.name($0, field: "person_id", view))"
        }
        let rest = entry.targets.count - Self.limit
        let more: HTML = rest > 0 ? " \(view(Phrase.andMore(rest)))" : ""
        return "\(Self.name(first, field: "person_id", view))\(others)\(more)"
    }

    /// A link to all entries of that person.
    private static func name(_ party: AuditPartyRecord, field: String, _ view: View) -> HTML {
        guard let id = party.personID else { return "\(view(.erasedPerson))" }
        let name = view.title(party.firstName ?? "", party.lastName ?? "", id)
        return "<a href=\"\(AuditPage.path)?\(field)=\(id)\">\(name)</a>"
    }

    private var details: HTML {
        let items: [HTML] = entry.details.sorted { $0.key < $1.key }.map {
            "<li>\($0.key): <code>\($0.value)</code></li>"
        }
        return items.isEmpty ? "–" : "<ul class=\"details\">\(items)</ul>"
    }
}
