import Phrases
import Vocabulary
import Wire

/// One alert, with what an admin can do about it.
struct AlertCard {
    let alert: AlertRecord

    func body(_ view: View) -> HTML {
        """
        <article class="alert"><h2>\(view(Phrase.alertKind(alert.kind.rawValue)))</h2>\
        <p>\(view.severity(alert.severity)) \(alert.text)</p><p>\(alert.hint)</p>\
        <p>\(view(.alertAbout)): \(subject(view))\(rooms(view))</p>\
        <p>\(times(view))</p>\(care(view))\(forms(view))</article>
        """
    }

    private func subject(_ view: View) -> HTML {
        let sort = view(Phrase.alertSubject(alert.subject.sort.rawValue))
        let zone: HTML = alert.subject.zoneName.map { " (\($0))" } ?? ""
        guard let name = alert.subject.name else { return "\(sort)\(zone)" }
        guard alert.subject.sort == .person else { return "\(sort) \(name)\(zone)" }
        return "<a href=\"\(PersonPage.path)?id=\(alert.subject.id)\">\(name)</a>\(zone)"
    }

    private func rooms(_ view: View) -> HTML {
        guard !alert.rooms.isEmpty else { return "" }
        let links: [HTML] = alert.rooms.map { " \(NowPage.link($0.roomNumber))" }
        return ". \(view(.alertRooms)):\(links)"
    }

    private func times(_ view: View) -> HTML {
        let closed: HTML = alert.closedAt.map { " · \(view(.alertClosedAt)) \(view.time($0))" } ?? ""
        return """
            \(view(.alertOpenSince)) \(view.time(alert.openedAt)), \(view(Phrase.alertCount(alert.count))), \
            \(view(.alertToldLast)) \(view.ago(alert.lastAt))\(closed)
            """
    }

    /// Who acknowledged it, and their note.
    private func care(_ view: View) -> HTML {
        let by: HTML? = alert.acknowledgedAt.map { at in
            "<p>\(view(.alertLookedAfterBy)) \(alert.acknowledgedBy ?? view(.erasedPerson)), \(view.time(at))</p>"
        }
        let note: HTML? = alert.note.map { "<p>\(view(.noteLabel)): \($0)</p>" }
        return "\(by)\(note)"
    }

    private func forms(_ view: View) -> HTML {
        guard view.isAdmin, alert.closedAt == nil else { return "" }
        let acknowledge = form(.adminAcknowledgeAlert, .alertAcknowledge, .noteHint)
        let close = form(.adminCloseAlert, .alertClose, .alertCloseHint)
        let care: HTML = alert.acknowledgedAt == nil ? view.folded(.alertAcknowledge, acknowledge) : ""
        return "\(care)\(view.folded(.alertClose, close))"
    }

    private func form(_ type: RequestType, _ button: Phrase, _ hint: Phrase) -> Form {
        Form(
            type: type, key: String(alert.alertID), hidden: [("alert_id", String(alert.alertID))],
            fields: [.init(name: "note", label: .noteLabel, isRequired: false, hint: hint)], button: button)
    }
}
