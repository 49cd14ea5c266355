import Foundation
import Phrases
import Vocabulary
import Wire

/// One person of the list.
struct MusterLine {
    let person: MusterLineRecord
    let isOpen: Bool

    func row(_ view: View) -> HTML {
        """
        <tr data-person="\(person.personID)" data-standing="\(person.standing.rawValue)" class="\(style)">\
        <td class="box">\(person.accountedFor ? "☑" : "☐")</td>\
        <th scope="row">\(view.name(person.firstName, person.lastName, person.personID, person.email))</th>\
        <td>\(person.groups.joined(separator: ", "))</td><td>\(place(view))</td><td>\(view.ago(person.heardAt))</td>\
        <td data-entry>\(entry(view))</td>\(isOpen ? buttons(view) : "")</tr>
        """
    }

    private var style: String {
        if person.accountedFor { return "done" }
        return person.standing == .expected ? "missing" : "apart"
    }

    /// The person's believed whereabouts, how certain they are, and the room at the start if that was different.
    private func place(_ view: View) -> HTML {
        let sure: HTML? = person.state == .present ? person.confidence.map { "<small>\(view(.sure($0)))</small>" } : nil
        let then: HTML? = person.atStart.flatMap { start in
            start.roomNumber == person.roomNumber
                ? nil : "<small>\(view(.atStart)) \(start.roomNumber ?? "–")</small>"
        }
        let said = view.said(by: person.placedBy, at: person.placedAt)
        let apart: HTML? =
            person.standing == .expected ? nil : "<small>\(view(.standingName(person.standing.rawValue)))</small>"
        return "\(view.state(person.state)) \(person.roomNumber ?? "") \(said) \(sure) \(then) \(apart)"
    }

    private func entry(_ view: View) -> HTML {
        guard let witness = person.witness else { return "–" }
        let disputed: HTML = person.disputed ? "<strong class=\"disputed\">\(view(.disputed))</strong> " : ""
        let note: HTML? = person.note.map { ", “\($0)”" }
        return """
            \(disputed)\(view(.witness(witness.rawValue))), \(person.saidBy ?? view(.unnamedPerson)), \
            \(view.time(person.tickedAt))\(note)
            """
    }

    /// One press for the most frequent entry, and a page for the others. The buttons belong to the form around the
    /// list, so that they also work without scripts, or if a script fails to load: a form for each of 5,000 people
    /// would add a megabyte.
    private func buttons(_ view: View) -> HTML {
        let seen: HTML = """
            <button name="person_id" value="\(person.personID)">\(view(.witness(Witness.seen.rawValue)))</button>
            """
        return """
            <td class="say">\(person.accountedFor ? "" : seen) \
            <a href="\(MusterEntryPage.path)?id=\(person.personID)">\(view(.otherEntry))</a></td>
            """
    }

    /// The form to which the buttons belong.
    static func form(_ muster: MusterRecord) -> Form {
        Form(
            type: .adminUpdateMuster, key: Witness.seen.rawValue,
            hidden: [
                ("action", "tick"), ("muster_id", String(muster.musterID)), ("witness", Witness.seen.rawValue),
            ],
            button: .addEntry)
    }
}
