public import Phrases
import Vocabulary
public import Wire

import struct Foundation.Date

/// Where a person is and why, and their visits.
public struct PersonPage: ConsolePage {
    public static let path = "/person"
    public static let types: [RequestType] = [
        .adminGetStudentLocation, .adminGetStudentHistory, .adminCorrectWhereabouts, .adminCorrectVisit,
    ]
    public static let name = Phrase.personName

    private let location: LocationRecord
    private let explanation: ExplanationRecord?
    private let visits: [VisitRecord]
    private let corrections: [CorrectionRecord]
    private let from: Date?
    private let to: Date?

    public func heading(_ view: View) -> Phrase {
        Phrase(view.title(location.firstName, location.lastName, location.personID))
    }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> PersonPage {
        let id = try query.necessaryNumber("id")
        let (from, to) = (try query.instant("from"), try query.instant("to"))
        let found = try await located(id, asker)
        let history = try await asker.reply(to: GetStudentHistory(personID: id, from: from, to: to))
        return PersonPage(
            location: found.location, explanation: found.explanation, visits: history.visits,
            corrections: history.corrections, from: from, to: to)
    }

    /// With the reasons, if this server has them.
    private static func located(_ id: Int64, _ asker: some Asking) async throws -> GetStudentLocation.Reply {
        do {
            return try await asker.reply(to: GetStudentLocation(personID: id, explain: true))
        } catch let failure as Refusal where failure.code == .unavailable {
            return try await asker.reply(to: GetStudentLocation(personID: id))
        }
    }

    public func body(_ view: View) -> HTML {
        """
        <p class="whereabouts">\(view.state(location.state)) \(place(view)) \
        \(view.said(by: location.saidBy, at: location.saidAt))</p>\
        <p>\(view(.lastHeard)): \(view.ago(location.heardAt)). \(sureness(view))</p>\
        \(explanation.map { reasons($0, view) })\
        \(Corrections.whereaboutsForms(of: location.personID, view))\
        <h2>\(view(.visits))</h2>\(span(view))\
        \(Visits.strip(visits, view))\(Visits.table(visits, of: location.personID, view))\
        \(Corrections.addForm(to: location.personID, view))\(Corrections.list(corrections, view))
        """
    }

    private func place(_ view: View) -> HTML {
        guard let room = location.roomNumber else { return "" }
        let link = NowPage.link(room)
        let since: HTML = "\(view(.since)) \(view.time(location.since))"
        switch location.state {
        case .present: return "\(link), \(location.zoneName ?? ""), \(since)"
        case .unknown, .left: return "\(view(.lastKnownIn)) \(link), \(since)"
        }
    }

    private func sureness(_ view: View) -> HTML {
        guard location.state == .present, let confidence = location.confidence else { return "" }
        return "\(view(.sure(confidence)))"
    }

    /// The reasons as text.
    private func reasons(_ explanation: ExplanationRecord, _ view: View) -> HTML {
        guard !explanation.candidates.isEmpty || !explanation.heard.isEmpty else { return "" }
        let candidates: [HTML] = explanation.candidates.map {
            "<li>\($0.roomNumber): \(view(.percent($0.chance)))</li>"
        }
        let heard: [HTML] = explanation.heard.map { evidence in
            let who = evidence.scannerName.map { Phrase.heardByScanner($0) } ?? .heardByClient
            let quiet: HTML = evidence.quiet == true ? " – \(view(.scannerQuiet))" : ""
            return """
                <li>\(view(who))\(evidence.roomNumber.map { " (\($0))" as HTML }): \
                \(Int(evidence.rssi.rounded())) dBm, \(view(.ago(seconds: evidence.age)))\(quiet)</li>
                """
        }
        return """
            <details><summary>\(view(.whyHere))</summary><h3>\(view(.likeliest))</h3><ul>\(candidates)</ul>\
            <h3>\(view(.whatIsHeard))</h3><ul>\(heard)</ul></details>
            """
    }

    private func span(_ view: View) -> HTML {
        """
        <form method="get" class="search"><input type="hidden" name="id" value="\(location.personID)">\
        <label for="from">\(view(.from))</label><input type="datetime-local" id="from" name="from" \
        value="\(from.map(view.localTime) ?? "")">\
        <label for="to">\(view(.to))</label><input type="datetime-local" id="to" name="to" \
        value="\(to.map(view.localTime) ?? "")"><button>\(view(.show))</button></form>
        """
    }
}
