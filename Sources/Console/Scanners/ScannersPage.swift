public import Phrases
import Vocabulary
public import Wire

/// Scanner nodes and the state of each.
public struct ScannersPage: ConsolePage {
    public static let path = "/scanners"
    public static let types: [RequestType] = [.adminGetScanners, .adminGetRooms]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.scannersTitle
    public static let scripts = ["scanners.js"]

    private static let pageSize = 100

    private let search: String?
    private let state: ScannerState?
    private let page: Int
    private let reply: GetScanners.Reply
    private let rooms: [RoomRecord]
    /// Scanners that were created and have never reported.
    private let unstarted: GetScanners.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> ScannersPage {
        let (search, state) = (query["search"], query["state"].flatMap(ScannerState.init))
        // Links to other pages contain only the search, so the scanners in a state are on one page.
        let (page, size) = state == nil ? (try query.page, pageSize) : (1, 1_000)
        let reply = try await asker.reply(to: GetScanners(state: state, search: search, page: page, pageSize: size))
        return ScannersPage(
            search: search, state: state, page: page, reply: reply, rooms: try await asker.allRooms(),
            unstarted: try await asker.reply(to: GetScanners(state: .never, pageSize: maxNamed)))
    }

    /// Live events report which scanner fell silent or came back.
    public var eventID: Int64? { .max }

    public func body(_ view: View) -> HTML {
        let columns: [Phrase] = [
            .scanner, .room, .stateHeading, .lastHeard, .radio, .version, .clockOffset, .waitingBatches, .freeDisk,
        ]
        let isSearched = search != nil || state != nil
        let table = view.table(
            columns, reply.scanners.map { row($0, view) }, empty: isSearched ? .nothingFound : .noScanners)
        let pager: HTML? =
            state == nil
            ? view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: search) : nil
        return """
            <p><a href="\(FleetPage.path)">\(view(.fleetTitle))</a></p>\(warning(view))\
            \(view.search(search, .searchScanners, others: [states(view)]))\(table)\(pager)\(create(view))\
            <template id="scanner-states">\(ScannerState.allCases.map(view.scannerState))</template>
            """
    }

    private static let maxNamed = 10

    /// A scanner that was never started hears nothing, which is easily overlooked.
    private func warning(_ view: View) -> HTML? {
        guard unstarted.total > 0 else { return nil }
        let names = unstarted.scanners.map(\.scannerName).joined(separator: ", ")
        let rest = unstarted.total - unstarted.scanners.count
        return """
            <p class="warning">\(view(.scannersNeverStarted(unstarted.total))) \(names)\
            \(rest > 0 ? " \(view(.andMore(rest)))" : "")</p>
            """
    }

    private func states(_ view: View) -> HTML {
        let options: [HTML] = ScannerState.allCases.map {
            let selected: HTML = $0 == state ? " selected" : ""
            return "<option value=\"\($0.rawValue)\"\(selected)>\(view(.scannerState($0.rawValue)))</option>"
        }
        return """
            <label for="state">\(view(.stateHeading))</label><select id="state" name="state">\
            <option value="">\(view(.all))</option>\(options)</select>
            """
    }

    private func row(_ scanner: ScannerRecord, _ view: View) -> HTML {
        """
        <tr><th scope="row"><a href="\(ScannerPage.address(scanner.scannerID))">\(scanner.scannerName)</a>\
        \(view.retired(scanner.retiredAt))</th><td>\(NowPage.link(scanner.roomNumber))</td>\
        <td data-scanner="\(scanner.scannerID)">\(view.scannerState(scanner.state))</td>\
        <td>\(view.ago(scanner.lastSeenAt))</td>\
        <td>\(view.radio(scanner.radio))</td><td>\(view.value(scanner.version))</td>\
        <td>\(view.clockOffset(scanner.clockOffset))</td><td>\(view.value(scanner.spoolDepth.map(String.init)))</td>\
        <td>\(view.bytes(scanner.spool?.freeDisk))</td></tr>
        """
    }

    private func create(_ view: View) -> HTML {
        guard rooms.contains(where: { $0.retiredAt == nil }) else {
            return "<p><a href=\"\(PlacesPage.path)\">\(view(.roomsFirst))</a></p>"
        }
        let form = Form(type: .adminCreateScanner, fields: ScannerPage.fields(nil, rooms), button: .create)
        return view.folded(.newScanner, form)
    }
}

extension View {
    func scannerState(_ state: ScannerState) -> HTML {
        let shape: HTML =
            switch state {
            case .alive: "present"
            case .quiet: "unknown"
            case .never: "left"
            }
        return """
            <span class="state \(shape)" data-state="\(state.rawValue)">\(self(.scannerState(state.rawValue)))</span>
            """
    }

    func radio(_ radio: RadioRecord?) -> HTML {
        guard let radio else { return "–" }
        let error: HTML? = radio.error.map { " (\($0))" }
        return "\(self(.radioState(radio.state.rawValue)))\(error)"
    }

    func clockOffset(_ seconds: Double?) -> HTML {
        guard let seconds else { return "–" }
        return "\(self(.decimal(seconds))) s"
    }
}
