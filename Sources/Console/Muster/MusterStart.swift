import Phrases
import Vocabulary
import Wire

/// How a muster begins, changes and ends.
enum MusterStart {
    /// One press without a confirmation.
    static func body(_ view: View) -> HTML {
        let drill = Form(
            type: .adminUpdateMuster, key: "drill", then: MusterPage.path,
            hidden: [("action", "start"), ("kind", "drill")], button: .startDrill, style: "inline")
        return """
            <p>\(view(.noMuster))</p>\(emergency(view))\(view.form(drill))\
            <p><a href="\(MustersPage.path)">\(view(.allMusters))</a></p>
            """
    }

    /// The maximum number of names before the button; a script keeps them up to date.
    private static let maxNames = 30

    /// The people who are still missing, so that none is forgotten by a press.
    private static func names(_ missing: [MusterLineRecord], _ view: View) -> HTML {
        let items: [HTML] = missing.prefix(maxNames).map {
            "<li>\(view.name($0.firstName, $0.lastName, $0.personID, $0.email)) \($0.roomNumber ?? "")</li>"
        }
        let more: HTML? = missing.count > maxNames ? "<li>\(view(.andMore(missing.count - maxNames)))</li>" : nil
        return """
            <div data-missing data-most="\(maxNames)" data-more="\(view(.andMore(0)))"\
            \(missing.isEmpty ? " hidden" as HTML : "")><p><strong>\(view(.stillMissing))</strong></p>\
            <ul>\(items)\(more)</ul></div>
            """
    }

    static func emergency(_ view: View) -> HTML {
        view.form(
            Form(
                type: .adminUpdateMuster, key: "emergency", then: MusterPage.path,
                hidden: [("action", "start"), ("kind", "emergency")], button: .startMuster, style: "inline alarm"))
    }

    /// - Parameter missing: people on the list who are not accounted for.
    static func changes(_ muster: MusterRecord, _ missing: [MusterLineRecord], _ view: View) -> HTML {
        let kinds = MusterKind.allCases.map { (value: $0.rawValue, label: view(.kindOfMuster($0.rawValue))) }
        let id = ("muster_id", String(muster.musterID))
        let edit = Form(
            type: .adminUpdateMuster, key: "edit", hidden: [("action", "edit"), id],
            fields: [
                .init(name: "name", label: .musterName, value: muster.name),
                .init(name: "kind", label: .musterKind, input: .choice(kinds), value: muster.kind.rawValue),
            ],
            button: .save)
        let close = Form(
            type: .adminUpdateMuster, key: "close", then: "\(MusterReportPage.path)?muster=\(muster.musterID)",
            hidden: [("action", "close"), id], button: .closeMuster, warning: .closeMusterWarning)
        let mistake = Form(
            type: .adminUpdateMuster, key: "mistake", then: MusterPage.path, hidden: [("action", "mistake"), id],
            button: .musterMistake, warning: .musterMistakeWarning)
        return """
            \(view.folded(.changeMuster, edit))\(view.folded(.closeMuster, close, after: names(missing, view)))\
            \(view.folded(.musterMistake, mistake))
            """
    }
}
