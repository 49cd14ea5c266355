import Devices
public import Phrases
import Vocabulary
public import Wire

/// A schedule: its results, additional conditions, and forms that change it.
public struct SchedulePage: ConsolePage {
    public static let path = "/device/schedule"
    public static let types: [RequestType] = [.universalGetDevices, .universalGetSchedules]
    public static let name = Phrase.schedule

    /// The number of runs that are shown.
    private static let maxRuns = 50

    private let shown: ShownDevice
    private let schedule: ScheduleRecord
    private let devices: RuleDevices
    /// The condition to be added, and whether it is negated.
    private let adding: (record: ConditionRecord, isDenied: Bool)?

    public var heading: Phrase { .scheduleOf(shown.device.deviceName) }

    static func address(_ schedule: ScheduleRecord) -> String {
        "\(path)?device=\(schedule.deviceID)&id=\(schedule.scheduleID)"
    }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> SchedulePage {
        let (device, id) = (try query.necessaryNumber("device"), try query.necessaryNumber("id"))
        let asked = GetSchedules(deviceID: device, scheduleID: id, runs: maxRuns)
        let schedule = try await asker.reply(to: asked).schedules.first.orNotFound()
        let devices = try await asker.allDevices()
        let adding = query["about"].flatMap { ConditionRecord(about: $0) }
        return SchedulePage(
            shown: try devices.find(device).orNotFound(), schedule: schedule, devices: devices,
            adding: adding.map { ($0, query["not"] == "true") })
    }

    private var id: (name: String, value: String) { ("schedule_id", String(schedule.scheduleID)) }
    private var parts: RequirementParts { RequirementParts(schedule.requirement) }

    public func body(_ view: View) -> HTML {
        let next: HTML = schedule.enabled ? view.time(schedule.nextAt) : "\(view(.scheduleOff))"
        let change: HTML = shown.mayOperate ? "<h2>\(view(.changeSchedule))</h2>\(forms(view))" : ""
        return """
            <p><a href="\(SchedulesPage.address(shown.device.deviceID))">\
            \(view(.schedulesOf(shown.device.deviceName)))</a></p>\
            \(view.facts([
                (.toldWhat, "\(shown.words(of: schedule.command, schedule.args, view))"),
                (.scheduleWhen, "\(view.when(schedule))"), (.scheduleNext, next),
            ]))\(conditions(view))<h2>\(view(.scheduleRuns))</h2>\(runs(view))\(change)
            """
    }

    private func runs(_ view: View) -> HTML {
        let rows: [HTML] = (schedule.runs ?? []).map { run in
            """
            <tr><th scope="row">\(view.time(run.dueAt))</th><td>\(view.outcome(run.outcome, run.reason))</td></tr>
            """
        }
        return view.table([.scheduleDue, .outcome], rows, empty: .noRuns, id: "runs")
    }

    private func conditions(_ view: View) -> HTML {
        let editor = RequirementEditor(
            parts: parts, type: .universalEditSchedule, id: id, withoutAll: ("without", "if"), devices: devices)
        let add: HTML =
            shown.mayOperate
            ? view.asking(
                Self.path, [("device", String(schedule.deviceID)), ("id", String(schedule.scheduleID))],
                RequirementEditor.choices(devices, view), .addCondition) : ""
        return """
            <h2>\(view(.ruleIf))</h2>\(editor.list(view, then: Self.address(schedule), mayChange: shown.mayOperate))\
            \(adding.map { addition($0.record, $0.isDenied, editor, view) })\(add)
            """
    }

    private func addition(
        _ record: ConditionRecord, _ isDenied: Bool, _ editor: RequirementEditor, _ view: View
    ) -> HTML {
        let fields = ConditionFields(record: record, devices: devices, places: nil)
        let form = editor.addition(fields, isDenied: isDenied, then: Self.address(schedule), view)
        let denial = isDenied ? view(.mustNotBe) + ": " : ""
        return """
            <section><h3>\(denial)\(view.subject(of: record, devices))</h3>\(view.form(form))</section>
            """
    }

    private func forms(_ view: View) -> HTML {
        let address = Self.address(schedule)
        let turn = Form(
            type: .universalEditSchedule, key: "turn", then: address,
            hidden: [id, ("enabled", schedule.enabled ? "false" : "true")],
            button: schedule.enabled ? .turnOff : .turnOn, style: "inline")
        let arguments = shown.kind.command(schedule.command).map {
            CommandFields(kind: shown.kind, values: schedule.args).fields($0, view)
        }
        let edit = Form(
            type: .universalEditSchedule, key: "edit", then: address, hidden: [id],
            fields: (arguments ?? []) + ScheduleFields(schedule: schedule).fields(view), button: .save)
        let days: [(member: String, title: Phrase, isSet: Bool)] = [
            ("from", .withoutFrom, schedule.from != nil), ("until", .withoutUntil, schedule.until != nil),
        ]
        let without: [HTML] = days.filter(\.isSet).map { day in
            view.form(
                Form(
                    type: .universalEditSchedule, key: day.member, then: address,
                    hidden: [id, ("without", day.member)], button: day.title, style: "inline"))
        }
        let delete = Form(
            type: .universalDeleteSchedule, then: SchedulesPage.address(shown.device.deviceID), hidden: [id],
            button: .delete, warning: .deleteScheduleWarning)
        return """
            \(view.form(turn)) \(without)\(view.folded(.changeSchedule, edit))\
            \(view.folded(.deleteSchedule, delete))
            """
    }
}
