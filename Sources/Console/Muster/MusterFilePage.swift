import Foundation
public import Phrases
import Tables
import Vocabulary
public import Wire

/// The result of a closed muster, as two tables to be saved: what was believed of each person compared with the
/// entries, and every entry. They are within the links, so that they are requested only once: each access is in the
/// audit log.
public struct MusterFilePage: ConsolePage {
    public static let path = "/musters/file"
    public static let types: [RequestType] = [.adminGetMuster, .adminGetMusterReport, .adminGetMusterEntries]
    public static let name = Phrase.reportFile

    private let muster: MusterRecord
    private let people: [MusterLineRecord]
    private let entries: [MusterEntryRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MusterFilePage {
        let id = try query.necessaryNumber("muster")
        let reply = try await asker.reply(to: GetMuster(musterID: id))
        let muster = try reply.muster.flatMap { $0.closedAt == nil ? nil : $0 }.orNotFound()
        let entries = try await asker.allEntries(of: id)
        return MusterFilePage(muster: muster, people: reply.people, entries: entries)
    }

    public func body(_ view: View) -> HTML {
        """
        <p>\(view(.reportFileIntroduction))</p>\
        <p>\(link(peopleTable(view), "people", .peopleFile, view)) \
        \(link(entryTable(view), "entries", .entriesFile, view))</p>\
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
            .personName, .groups, .standing, .believedThen, .roomThen, .latestEntry, .saidBy, .saidAt, .secondsAfter,
            .noteLabel,
        ]
        let rows = people.map { person in
            [
                name(person.firstName, person.lastName, person.personID, view), person.groups.joined(separator: ", "),
                view(.standingName(person.standing.rawValue)),
                person.atStart.map { view(Phrase.state($0.state.rawValue)) } ?? "", person.atStart?.roomNumber ?? "",
                person.witness.map { view(.witness($0.rawValue)) } ?? "", sayer(person, view),
                person.tickedAt.map(RFC3339.string) ?? "", person.tickedAt.map(seconds) ?? "", person.note ?? "",
            ]
        }
        return CSV(head.map { view($0) }, rows, in: view.language)
    }

    private func sayer(_ person: MusterLineRecord, _ view: View) -> String {
        person.witness == nil ? "" : person.saidBy ?? view(.unnamedPerson)
    }

    private func entryTable(_ view: View) -> CSV {
        let head: [Phrase] = [.saidAt, .secondsAfter, .personName, .latestEntry, .saidBy, .noteLabel]
        let rows = entries.map { entry in
            [
                RFC3339.string(from: entry.saidAt), seconds(entry.saidAt),
                name(entry.firstName, entry.lastName, entry.personID, view),
                view(.witness(entry.witness.rawValue)), entry.saidBy ?? view(.unnamedPerson), entry.note ?? "",
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
