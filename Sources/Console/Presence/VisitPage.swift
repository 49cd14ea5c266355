import Foundation
public import Phrases
import Vocabulary
public import Wire

/// One past visit, to be corrected.
public struct VisitPage: ConsolePage {
    public static let path = "/person/visit"
    public static let types: [RequestType] = [.adminGetStudentHistory, .adminCorrectVisit]
    public static let name = Phrase.visitTitle

    private let person: Int64
    private let visit: VisitRecord

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> VisitPage {
        let (person, id) = (try query.necessaryNumber("id"), try query.necessaryNumber("visit"))
        let at = try query.instant("at")
        let history = try await asker.reply(to: GetStudentHistory(personID: person, from: at, to: at.map { $0 + 1 }))
        guard let visit = history.visits.first(where: { $0.visitID == id }) else {
            throw Refusal(.notFound, .noSuchVisit)
        }
        return VisitPage(person: person, visit: visit)
    }

    public func body(_ view: View) -> HTML {
        let back = "\(PersonPage.path)?id=\(person)"
        let forms: HTML =
            visit.leftAt == nil
            ? "<p>\(view(.visitLasts))</p>" : Corrections.visitForms(visit, then: back, view)
        return """
            \(Visits.table([visit], view))\(forms)<p><a href="\(back)">\(view(.visits))</a></p>
            """
    }

    static func link(to visit: VisitRecord, of person: Int64, _ view: View) -> HTML {
        guard visit.leftAt != nil else { return "" }
        let at = RFC3339.string(from: visit.enteredAt).queryEscaped
        let label = "\(view(.correctVisit)): \(visit.roomNumber), \(view.clock(visit.enteredAt))"
        return """
            <a href="\(path)?id=\(person)&amp;visit=\(visit.visitID)&amp;at=\(at)" aria-label="\(label)">\
            \(view(.correctVisit))</a>
            """
    }
}
