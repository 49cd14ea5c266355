import Foundation
public import Phrases
import Tables
import Vocabulary
public import Wire

/// How a closed roll-call went, as two tables to be saved: what was believed of each person against what was said of
/// them, and every word. They are within the links, so that they are asked for once alone: each look is in the audit
/// log.
public struct MusterFilePage: ConsolePage {
    public static let path = "/musters/file"
    public static let types: [RequestType] = [.adminGetMuster, .adminGetMusterReport, .adminGetMusterWords]
    public static let name = Phrase.reportFile

    private let muster: MusterRecord
    private let people: [MusterLineRecord]
    private let words: [MusterWordRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MusterFilePage {
        let id = try query.necessaryNumber("muster")
        let reply = try await asker.reply(to: GetMuster(musterID: id))
        let muster = try reply.muster.flatMap { $0.closedAt == nil ? nil : $0 }.orNotFound()
        let words = try await asker.allWords(of: id)
        return MusterFilePage(muster: muster, people: reply.people, words: words)
    }

    public func body(_ view: View) -> HTML {
        """
        <p>\(view(.reportFileIntroduction))</p>\
        <p>\(link(peopleTable(view), "people", .peopleFile, view)) \
        \(link(wordTable(view), "words", .wordsFile, view))</p>\
        <p><a href="\(MusterReportPage.path)?muster=\(muster.musterID)">\(view(.musterReport))</a></p>
        """
    }

    private func link(_ table: CSV, _ name: String, _ phrase: Phrase, _ view: View) -> HTML {
        let bytes = Data("\(ByteOrderMark.utf8)\(table.text)\n".utf8).base64EncodedString()
        return """
            <a class="button" download="muster-\(muster.musterID)-\(name).csv" \
            href="data:text/csv;charset=utf-8;base64,\(bytes)">\(view(phrase))</a>
            """
    }

    private func peopleTable(_ view: View) -> CSV {
        let head: [Phrase] = [
            .personName, .groups, .standing, .believedThen, .roomThen, .lastWord, .saidBy, .saidAt, .secondsAfter,
            .noteLabel,
        ]
        let rows = people.map { person in
            [
                name(person.firstName, person.lastName, person.personID, view), person.groups.joined(separator: ", "),
                view(.standing(person.standing.rawValue)),
                person.atStart.map { view(Phrase.state($0.state.rawValue)) } ?? "", person.atStart?.roomNumber ?? "",
                person.witness.map { view(.witness($0.rawValue)) } ?? "", sayer(person, view),
                person.tickedAt.map(RFC3339.string) ?? "", person.tickedAt.map(seconds) ?? "", person.note ?? "",
            ]
        }
        return CSV(head.map { view($0) }, rows, in: view.language)
    }

    private func sayer(_ person: MusterLineRecord, _ view: View) -> String {
        person.witness == nil ? "" : person.saidBy ?? view(.somebody)
    }

    private func wordTable(_ view: View) -> CSV {
        let head: [Phrase] = [.saidAt, .secondsAfter, .personName, .lastWord, .saidBy, .noteLabel]
        let rows = words.map { word in
            [
                RFC3339.string(from: word.saidAt), seconds(word.saidAt),
                name(word.firstName, word.lastName, word.personID, view),
                view(.witness(word.witness.rawValue)), word.saidBy ?? view(.somebody), word.note ?? "",
            ]
        }
        return CSV(head.map { view($0) }, rows, in: view.language)
    }

    private func name(_ first: String, _ last: String, _ id: Int64, _ view: View) -> String {
        "\(last), \(first)\(view.tag(id).map { " \($0)" } ?? "")"
    }

    private func seconds(_ time: Date) -> String {
        String(Int(time.timeIntervalSince(muster.startedAt).rounded()))
    }
}
