public import Phrases
import Vocabulary
public import Wire

/// The kinds of alerts, with their thresholds.
public struct AlertKindsPage: ConsolePage {
    public static let path = "/alerts/kinds"
    public static let types: [RequestType] = [.adminGetAlertKinds]
    public static let name = Phrase.alertKindsTitle

    private let kinds: [AlertKindRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> AlertKindsPage {
        AlertKindsPage(kinds: try await asker.reply(to: GetAlertKinds()).kinds)
    }

    public func body(_ view: View) -> HTML {
        let list = view.table(
            [.alertKindLabel, .alertKindEnabled, .severityLabel, .thresholdColumn, .actionsColumn],
            kinds.map { Self.row($0, view) }, empty: .noAlertKinds)
        return """
            <p>\(view(.alertKindsIntroduction))</p>\(list)\
            <p><a href="\(AlertsPage.path)">\(view(.alertsTitle))</a></p>
            """
    }

    private static func row(_ kind: AlertKindRecord, _ view: View) -> HTML {
        let byHand: HTML = kind.closedByHand ? " <small>\(view(.alertClosedByHand))</small>" : ""
        let threshold: HTML =
            kind.threshold.map { "\(text($0)) \(kind.unit.map { view(Phrase.unit($0)) } ?? "")" } ?? "–"
        return """
            <tr><th scope="row">\(view(Phrase.alertKind(kind.kind.rawValue)))\(byHand)</th>\
            <td>\(view(kind.enabled ? .yes : .no))</td><td>\(view.severity(kind.severity))</td>\
            <td>\(threshold)</td><td>\(view.folded(.edit, form(kind, view)))</td></tr>
            """
    }

    private static func form(_ kind: AlertKindRecord, _ view: View) -> Form {
        var fields = [
            Form.Field(name: "enabled", label: .alertKindEnabled, input: .check, value: String(kind.enabled)),
            Form.Field(
                name: "severity", label: .severityLabel, input: .choice(AlertSeverity.choices(view)),
                value: kind.severity.rawValue),
        ]
        if let threshold = kind.threshold {
            let label = Phrase.threshold(.unit(kind.unit ?? ""))
            fields.append(Form.Field(name: "threshold", label: label, value: text(threshold)))
        }
        return Form(
            type: .adminEditAlertKind, key: kind.kind.rawValue, hidden: [("kind", kind.kind.rawValue)],
            fields: fields, button: .save)
    }

    /// Without a zero fraction.
    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}
