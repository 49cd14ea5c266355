public import Phrases
public import Wire

/// The school's settings for all scanner nodes, or for those with a label.
public struct FleetPage: ConsolePage {
    public static let path = "/fleet"
    public static let types: [RequestType] = [.adminGetFleet]
    public static let name = Phrase.fleetTitle

    private static let logLevels = ["trace", "debug", "info", "notice", "warning", "error", "critical"]

    private let fleet: [FleetRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> FleetPage {
        FleetPage(fleet: try await asker.reply(to: GetFleet()).fleet)
    }

    public func body(_ view: View) -> HTML {
        let keys = FleetSettings.CodingKeys.allCases
        let columns: [Phrase] = [.label, .scannersTitle] + keys.map { .nodeSetting($0.rawValue) }
        let table = view.table(columns, fleet.map { row($0, view) }, empty: .nothingSet)
        let all = fleet.first { $0.label == nil }?.settings
        let labelled: [HTML] = fleet.filter { $0.label != nil }.map { record in
            let label = record.label ?? ""
            let form = form(key: "label \(label)", label: label, settings: record.settings, view)
            return view.folded(.editFleetOf(label), form)
        }
        return """
            <p><a href="\(ScannersPage.path)">\(view(.backToScanners))</a></p><p>\(view(.fleetIntroduction))</p>\
            \(table)<h2>\(view(.change))</h2>\
            \(view.folded(.editFleetOfAll, form(key: "all", label: nil, settings: all, view)))\(labelled)\
            \(view.folded(.newFleetLabel, form(key: "new", label: "", settings: nil, view)))
            """
    }

    private func row(_ record: FleetRecord, _ view: View) -> HTML {
        let settings = record.settings
        return """
            <tr><th scope="row">\(record.label ?? view(.all))</th><td>\(record.scanners)</td>\
            <td>\(view.value(settings.active.map { view($0 ? .yes : .no) }))</td>\
            <td>\(view.value(settings.intervalMilliseconds.map(String.init)))</td>\
            <td>\(view.value(settings.measuredPower.map(String.init)))</td>\
            <td>\(view.value(settings.spoolBytes.map(String.init)))</td><td>\(view.value(settings.logLevel))</td>\
            <td>\(view.value(settings.scanIntervalMilliseconds.map(String.init)))</td>\
            <td>\(view.value(settings.scanWindowMilliseconds.map(String.init)))</td>\
            <td>\(view.value(settings.scanCodedPHY.map { view($0 ? .yes : .no) }))</td></tr>
            """
    }

    /// - Parameter label: nil for all scanners, empty for one to be typed.
    private func form(key: String, label: String?, settings: FleetSettings?, _ view: View) -> Form {
        let typed: [Form.Field] =
            label == "" ? [.init(name: "label", label: .label, hint: .fleetLabelHint)] : []
        let hidden = label.flatMap { $0.isEmpty ? nil : [(name: "label", value: $0)] } ?? []
        let answers = [("", ""), ("true", view(.yes)), ("false", view(.no))].map { (value: $0.0, label: $0.1) }
        let levels = ([""] + Self.logLevels).map { (value: $0, label: $0) }
        return Form(
            type: .adminEditFleet, key: key, hidden: hidden,
            fields: typed + [
                Self.field(.active, .choice(answers), settings?.active.map(String.init)),
                Self.field(.intervalMilliseconds, .number, settings?.intervalMilliseconds.map(String.init)),
                Self.field(.measuredPower, .number, settings?.measuredPower.map(String.init)),
                Self.field(.spoolBytes, .number, settings?.spoolBytes.map(String.init)),
                Self.field(.logLevel, .choice(levels), settings?.logLevel),
                Self.field(
                    .scanIntervalMilliseconds, .number, settings?.scanIntervalMilliseconds.map(String.init)),
                Self.field(.scanWindowMilliseconds, .number, settings?.scanWindowMilliseconds.map(String.init)),
                Self.field(.scanCodedPHY, .choice(answers), settings?.scanCodedPHY.map(String.init)),
            ],
            button: .save)
    }

    private static func field(_ key: FleetSettings.CodingKeys, _ input: Form.Input, _ value: String?) -> Form.Field {
        .init(
            name: "settings.\(key.rawValue)", label: .nodeSetting(key.rawValue), input: input, value: value ?? "",
            isRequired: false, hint: .leftToNode)
    }
}
