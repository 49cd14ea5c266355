import Foundation
import Phrases
import Vocabulary
import Wire

/// Manual overrides and corrections of a person, as a list, and the forms to make them.
enum Corrections {
    static func list(_ corrections: [CorrectionRecord], _ view: View) -> HTML {
        guard !corrections.isEmpty else { return "" }
        let table = view.table(
            [.saidAtColumn, .whatColumn, .beforeColumn, .correctionReason, .whoColumn],
            corrections.map { row($0, view) }, empty: .noCorrections, id: "corrections")
        return "<h2>\(view(.corrections))</h2>\(table)"
    }

    private static func row(_ correction: CorrectionRecord, _ view: View) -> HTML {
        """
        <tr><th scope="row">\(view.time(correction.saidAt))</th><td>\(new(correction, view))</td>\
        <td>\(old(correction, view))</td><td>\(correction.reason ?? "–")</td>\
        <td>\(correction.saidBy ?? view(.erasedPerson))</td></tr>
        """
    }

    private static func new(_ correction: CorrectionRecord, _ view: View) -> HTML {
        let what: HTML = "\(view(.correction(correction.kind.rawValue))) \(correction.roomNumber ?? "")"
        if correction.standing { return "\(what), <strong>\(view(.countsNow))</strong>" }
        guard let entered = correction.enteredAt else { return what }
        return "\(what), \(view.time(entered))–\(view.time(correction.leftAt))"
    }

    private static func old(_ correction: CorrectionRecord, _ view: View) -> HTML {
        let state: HTML? = correction.oldState.map { "<li>\(view.state($0)) \(correction.oldRoomNumber ?? "")</li>" }
        let visits: [HTML] = correction.replaced.map { visit in
            let end: HTML = visit.leftAt.map { view.time($0) } ?? "\(view(.stillThere))"
            return "<li>\(visit.roomNumber), \(view.time(visit.enteredAt))–\(end)</li>"
        }
        return state == nil && visits.isEmpty ? "–" : "<ul>\(state)\(visits)</ul>"
    }

    private static func reason(isRequired: Bool) -> Form.Field {
        .init(name: "reason", label: .correctionReason, isRequired: isRequired)
    }

    /// Forms to state where a person is.
    static func whereaboutsForms(of person: Int64, _ view: View) -> HTML {
        func form(_ state: WhereaboutsState, _ fields: [Form.Field], _ button: Phrase) -> Form {
            Form(
                type: .adminCorrectWhereabouts, key: state.rawValue,
                hidden: [("person_id", String(person)), ("state", state.rawValue)],
                fields: fields + [reason(isRequired: false)], button: button)
        }
        let room = Form.Field(name: "room_number", label: .room, hint: .sayHint)
        return """
            \(view.folded(.sayPresent, form(.present, [room], .sayPresentButton)))\
            \(view.folded(.sayLeft, form(.left, [], .sayLeftButton)))
            """
    }

    static func addForm(to person: Int64, _ view: View) -> HTML {
        view.folded(
            .addVisit,
            Form(
                type: .adminCorrectVisit, key: "add", hidden: [("person_id", String(person))],
                fields: [
                    .init(name: "room_number", label: .room),
                    .init(name: "entered_at", label: .entered, input: .localTime),
                    .init(name: "left_at", label: .leftAt, input: .localTime), reason(isRequired: true),
                ], button: .addVisit))
    }

    /// Forms to move, shorten or remove a visit.
    static func visitForms(_ visit: VisitRecord, then: String, _ view: View) -> HTML {
        let id = ("visit_id", String(visit.visitID))
        let change = Form(
            type: .adminCorrectVisit, key: "change", then: then, hidden: [id],
            fields: [
                .init(name: "room_number", label: .room, isRequired: false, hint: .emptyStays),
                .init(name: "entered_at", label: .entered, input: .localTime, isRequired: false, hint: .emptyStays),
                .init(name: "left_at", label: .leftAt, input: .localTime, isRequired: false, hint: .emptyStays),
                reason(isRequired: true),
            ], button: .changeVisit)
        let remove = Form(
            type: .adminCorrectVisit, key: "remove", then: then, hidden: [id, ("remove", "true")],
            fields: [reason(isRequired: true)], button: .removeVisit, warning: .removeVisitWarning(visit.roomNumber))
        return "<h2>\(view(.changeVisit))</h2>\(view.form(change))\(view.folded(.removeVisit, remove))"
    }
}

extension View {
    /// The author and the time; empty if no person stated it.
    func said(by name: String?, at time: Date?) -> HTML {
        guard let time else { return "" }
        return "<small class=\"said\">\(self(.saidBy(name))), \(self.time(time))</small>"
    }
}
