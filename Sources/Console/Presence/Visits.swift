import Foundation
import Phrases
import Vocabulary
import Wire

/// Visits as a strip of a day and as a table.
enum Visits {
    /// - Parameter person: whose visits they are, if they can be corrected.
    static func table(_ visits: [VisitRecord], of person: Int64? = nil, _ view: View) -> HTML {
        let columns: [Phrase] = [.room, .zone, .entered, .leftAt, .ended, .restsOn]
        let links = person.map { _ in [Phrase.corrections] } ?? []
        return view.table(columns + links, visits.map { row($0, of: person, view) }, empty: .noVisits)
    }

    private static func row(_ visit: VisitRecord, of person: Int64?, _ view: View) -> HTML {
        let end = visit.endReason.map { Phrase.visitEnd($0.rawValue) } ?? .stillThere
        let link: HTML? = person.map { "<td>\(VisitPage.link(to: visit, of: $0, view))</td>" }
        return """
            <tr><th scope="row">\(room(visit, view))</th><td>\(visit.zoneName)</td>\
            <td>\(view.time(visit.enteredAt))</td><td>\(view.time(visit.leftAt))</td><td>\(view(end))</td>\
            <td>\(view.source(visit.source)) \(view.said(by: visit.saidBy, at: visit.saidAt))\
            \(visit.reason.map { "<small>: \($0)</small>" as HTML })</td>\(link)</tr>
            """
    }

    /// A link for viewers who may see who is in a room.
    private static func room(_ visit: VisitRecord, _ view: View) -> HTML {
        guard let viewer = view.viewer, RoomPage.callers.contains(Callers(viewer.classification)) else {
            return "\(visit.roomNumber)"
        }
        return NowPage.link(visit.roomNumber)
    }

    /// The visits along the day of the last one, as a drawing; the table beside it has the same data.
    static func strip(_ visits: [VisitRecord], _ view: View) -> HTML {
        guard let last = visits.map(\.enteredAt).max() else { return "" }
        let start = Calendar.school(view.timeZone).startOfDay(for: last)
        let day = 86_400.0
        let boxes: [HTML] = visits.filter { ($0.leftAt ?? view.now) > start }.map { visit in
            let from = max(0, visit.enteredAt.timeIntervalSince(start))
            let to = min(day, (visit.leftAt ?? view.now).timeIntervalSince(start))
            let (x, width) = (Int(from / day * 1_440), max(2, Int((to - from) / day * 1_440)))
            return """
                <rect x="\(x)" y="0" width="\(width)" height="40"><title>\(visit.roomNumber), \
                \(view.clock(visit.enteredAt))</title></rect>
                """
        }
        let hours: [HTML] = stride(from: 0, through: 24, by: 3).map {
            "<text x=\"\($0 * 60)\" y=\"58\">\($0)</text>"
        }
        return """
            <svg class="strip" viewBox="-8 0 1460 64" role="img" aria-label="\(view(.dayOf(view.day(last))))">\
            \(boxes)\(hours)</svg>
            """
    }
}

extension View {
    /// The source of a visit.
    func source(_ source: VisitSource?) -> HTML {
        guard let source else { return "–" }
        return "\(self(Phrase.source(source.rawValue)))"
    }
}
