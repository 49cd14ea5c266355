import Foundation
import Phrases
import Vocabulary
import Wire

/// Visits that began behind locked doors although the person opened none, with the evidence for each.
enum FollowedInTable {
    static func html(_ visits: [FollowedInRecord], _ view: View) -> HTML {
        view.table(
            [.entered, .personName, .room, .restsOn, .followedInEvidence], visits.map { row($0, view) },
            empty: .noFollowers, id: "followed-in")
    }

    private static func row(_ visit: FollowedInRecord, _ view: View) -> HTML {
        """
        <tr><th scope="row">\(view.time(visit.enteredAt))</th>\
        <td><a href="\(ExplainUnlockPage.path)?person=\(visit.personID)">\
        \(view.name(visit.firstName, visit.lastName, visit.personID))</a></td>\
        <td>\(visit.roomNumber)</td><td>\(view.source(visit.source))</td>\
        <td>\(evidence(visit, view).joined(separator: " "))</td></tr>
        """
    }

    private static func evidence(_ visit: FollowedInRecord, _ view: View) -> [String] {
        let name = [visit.behindFirstName, visit.behindLastName].compactMap(\.self).joined(separator: " ")
        let behind = visit.behindAt.map { view(.behind(name.isEmpty ? nil : name, view.exactClock($0))) }
        var open: String?
        if let opened = visit.doorOpenedAt, let closed = visit.doorClosedAt {
            open = view(.doorWasOpen(view.exactClock(opened), view.exactClock(closed)))
        }
        return [behind ?? view(.behindNone), open].compactMap(\.self)
    }
}
