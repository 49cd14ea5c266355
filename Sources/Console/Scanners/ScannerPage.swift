public import Phrases
public import Wire

/// The state of a scanner node, its settings, and the forms that change it.
public struct ScannerPage: ConsolePage {
    public static let path = "/scanner"
    public static let types: [RequestType] = [.adminGetScanners, .adminGetRooms]
    public static let name = Phrase.scanner

    private let scanner: ScannerRecord
    private let rooms: [RoomRecord]

    public var heading: Phrase { .scannerTitle(scanner.scannerName) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> ScannerPage {
        let id = try query.necessaryNumber("id")
        let scanner = try await asker.allScanners().first { $0.scannerID == id }.orNotFound()
        return ScannerPage(scanner: scanner, rooms: try await asker.allRooms())
    }

    static func fields(_ scanner: ScannerRecord?, _ rooms: [RoomRecord]) -> [Form.Field] {
        [
            .init(name: "scanner_name", label: .scannerName, value: scanner?.scannerName ?? ""),
            .room(rooms, value: scanner?.roomNumber ?? ""),
            .init(
                name: "labels", label: .labels, input: .area,
                value: scanner?.labels.joined(separator: "\n") ?? "", isRequired: false, hint: .labelsHint),
        ]
    }

    public func body(_ view: View) -> HTML {
        """
        <p><a href="\(ScannersPage.path)">\(view(.backToScanners))</a></p>\
        \(view.facts(health(view)))<h2>\(view(.spool))</h2>\(spool(view))\
        <h2>\(view(.settings))</h2>\(settings(view))\
        \(scanner.retiredAt == nil ? forms(view) : "<p>\(view(.scannerOutOfUse))</p>" as HTML)
        """
    }

    private func health(_ view: View) -> [(name: Phrase, value: HTML)] {
        let radio = scanner.radio
        var facts: [(name: Phrase, value: HTML)] = [
            (.room, NowPage.link(scanner.roomNumber)), (.stateHeading, view.scannerState(scanner.state)),
            (.lastHeard, view.ago(scanner.lastSeenAt)), (.labels, view.value(scanner.labels.joined(separator: ", "))),
            (.version, view.value(scanner.version)), (.clockOffset, view.clockOffset(scanner.clockOffset)),
            (.adapter, view.value(scanner.adapter.map { "\($0.name): \($0.state)" })), (.radio, view.radio(radio)),
        ]
        if let radio {
            facts += [
                (.reportsPerSecond, "\(view(.decimal(radio.reportsPerSecond)))"),
                (.lastReport, view.ago(radio.lastReportAt)), (.radioRestarts, "\(radio.restarts) / \(radio.resets)"),
                (.droppedReports, "\(radio.droppedReports)"),
            ]
        }
        return facts
    }

    private func spool(_ view: View) -> HTML {
        guard let spool = scanner.spool else { return "<p>\(view(.nothingTold))</p>" }
        let oldest: HTML = spool.oldestAge.map { "\(view(.ago(seconds: Double($0))))" } ?? "–"
        return view.facts([
            (.waitingBatches, view.value(scanner.spoolDepth.map(String.init))), (.spoolSize, view.bytes(spool.bytes)),
            (.oldestBatch, oldest), (.droppedBatches, "\(spool.dropped)"), (.setAsideBatches, "\(spool.setAside)"),
            (.freeDisk, view.bytes(spool.freeDisk)), (.diskError, view.value(spool.error)),
        ])
    }

    private func settings(_ view: View) -> HTML {
        let rows: [HTML] = (scanner.settings ?? []).map {
            """
            <tr><th scope="row">\(view(.nodeSetting($0.name)))</th><td>\($0.value)</td>\
            <td>\(view(.settingSource($0.source.rawValue)))</td></tr>
            """
        }
        return """
            \(view.table([.setting, .nodeSettingValue, .settingFrom], rows, empty: .nothingTold, id: "settings"))\
            <p><a href="\(FleetPage.path)">\(view(.fleetTitle))</a></p>
            """
    }

    private func forms(_ view: View) -> HTML {
        let id = (name: "scanner_id", value: String(scanner.scannerID))
        let edit = Form(
            type: .adminEditScanner, hidden: [id], fields: Self.fields(scanner, rooms), button: .save)
        let token = Form(
            type: .adminEditScanner, key: "token", hidden: [id, ("new_token", "true")], button: .makeToken,
            warning: .newTokenWarning(scanner.scannerName))
        let delete = Form(
            type: .adminDeleteScanner, then: ScannersPage.path, hidden: [id], button: .delete,
            warning: .deleteScannerWarning(scanner.scannerName))
        return """
            <h2>\(view(.change))</h2>\(view.folded(.editScanner, edit))\(view.folded(.newToken, token))\
            \(view.folded(.deleteScanner, delete))
            """
    }
}
