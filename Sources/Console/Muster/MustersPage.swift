public import Phrases
import Vocabulary
public import Wire

/// All musters.
public struct MustersPage: ConsolePage {
    public static let path = "/musters"
    public static let types: [RequestType] = [.adminGetMusters]
    public static let name = Phrase.allMusters

    private static let pageSize = 50

    private let page: Int
    private let search: String?
    private let reply: GetMusters.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MustersPage {
        let (page, search) = (try query.page, query["search"])
        let reply = try await asker.reply(to: GetMusters(search: search, page: page, pageSize: pageSize))
        return MustersPage(page: page, search: search, reply: reply)
    }

    public func body(_ view: View) -> HTML {
        let pager = view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: search)
        let list = view.table(
            [.musterName, .musterKind, .startedAt, .closedAt], reply.musters.map { row($0, view) }, empty: .noMusters)
        return "\(view.search(search, .musterName))\(list)\(pager)"
    }

    private func row(_ muster: MusterRecord, _ view: View) -> HTML {
        let mistake: HTML = muster.mistake ? " <small>(\(view(.musterMistake)))</small>" : ""
        return """
            <tr><th scope="row"><a href="\(MusterReportPage.path)?muster=\(muster.musterID)">\(muster.name)</a>\
            \(mistake)</th><td>\(view(.kindOfMuster(muster.kind.rawValue)))</td><td>\(view.time(muster.startedAt))</td>\
            <td>\(view.time(muster.closedAt))</td></tr>
            """
    }
}

/// The report on a muster.
public struct MusterReportPage: ConsolePage {
    public static let path = "/musters/report"
    public static let types: [RequestType] = [.adminGetMusterReport, .adminGetMusterEntries]
    public static let name = Phrase.musterReport

    private let report: GetMusterReport.Reply
    private let entries: [MusterEntryRecord]

    public var heading: Phrase { Phrase(report.muster.name) }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MusterReportPage {
        let id = try query.necessaryNumber("muster")
        let report = try await asker.reply(to: GetMusterReport(musterID: id))
        let entries = try await asker.reply(to: GetMusterEntries(musterID: id))
        return MusterReportPage(report: report, entries: entries.entries)
    }

    public func body(_ view: View) -> HTML {
        let muster = report.muster
        let entries = view.table(
            [.saidAt, .personName, .latestEntry, .saidBy, .noteLabel], self.entries.map { row($0, view) },
            empty: .noEntries)
        return """
            <p>\(view(.kindOfMuster(muster.kind.rawValue))) · \(view(.startedAt)) \(view.time(muster.startedAt)) · \
            \(view(.closedAt)) \(view.time(muster.closedAt))</p>\(figures(view))\
            <p><a href="\(MusterPage.path)?muster=\(muster.musterID)">\(view(.wholeList))</a>\
            \(muster.closedAt == nil ? "" : file(muster, view))</p>\
            <h2>\(view(.entriesHeading))</h2>\(entries)
            """
    }

    private func file(_ muster: MusterRecord, _ view: View) -> HTML {
        " · <a href=\"\(MusterFilePage.path)?muster=\(muster.musterID)\">\(view(.reportFile))</a>"
    }

    private func figures(_ view: View) -> HTML {
        let rows: [(Phrase, HTML)] =
            [
                (.expectedCount, "\(report.expected)"), (.missingCount, "\(report.counts.missing)"),
                (.accountedCount, "\(report.accountedFor)"),
                (.timeToHalf, duration(report.secondsToHalf, view)),
                (.timeToMost, duration(report.secondsToMost, view)),
                (.timeToAll, duration(report.secondsToAll, view)),
                (.believedPresent, "\(report.believedPresent)"), (.believedFound, "\(report.believedPresentFound)"),
                (.foundUnexpectedly, "\(report.foundUnexpectedly)"),
            ] + MusterCounts.apart(report.counts).map { ($0.phrase, "\($0.count)") }
        let items: [HTML] = rows.map { "<div><dt>\(view($0.0))</dt><dd>\($0.1)</dd></div>" }
        return "<dl class=\"facts\">\(items)</dl>"
    }

    private func duration(_ seconds: Double?, _ view: View) -> HTML {
        guard let seconds else { return "\(view(.notReached))" }
        return "\(view(.lengthOfRollCall(seconds: seconds)))"
    }

    private func row(_ entry: MusterEntryRecord, _ view: View) -> HTML {
        """
        <tr><td>\(view.time(entry.saidAt))</td>\
        <th scope="row">\(view.name(entry.firstName, entry.lastName, entry.personID))</th>\
        <td>\(view(.witness(entry.witness.rawValue)))</td><td>\(entry.saidBy ?? view(.unnamedPerson))</td>\
        <td>\(entry.note ?? "")</td></tr>
        """
    }
}
