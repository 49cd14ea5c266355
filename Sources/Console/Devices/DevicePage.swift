import Devices
public import Phrases
import Vocabulary
public import Wire

/// One device: its state, a picture that moves, a button that names its next action, and its history.
public struct DevicePage: ConsolePage {
    public static let path = "/device"
    public static let types: [RequestType] = [.universalGetDevices, .universalGetCommands, .universalGetSchedules]
    public static let name = Phrase.device
    public static let scripts = ["device.js"]

    private static let pageSize = 20

    private let shown: ShownDevice
    private let page: Int
    private let history: GetCommands.Reply
    private let schedules: [ScheduleRecord]

    public var heading: Phrase { Phrase(shown.device.deviceName) }
    /// Live events report changes.
    public var eventID: Int64? { .max }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> DevicePage {
        let (id, page) = (try query.necessaryNumber("id"), try query.page)
        let reply = try await asker.reply(to: GetDevices(deviceID: id))
        let (device, kind) = (try reply.devices.first.orNotFound(), try reply.kinds.first.orNotFound())
        let history = try await asker.reply(to: GetCommands(deviceID: id, page: page, pageSize: pageSize))
        let schedules = try await asker.reply(to: GetSchedules(deviceID: id)).schedules
        return DevicePage(
            shown: ShownDevice(device, of: kind), page: page, history: history, schedules: schedules)
    }

    public func body(_ view: View) -> HTML {
        let device = shown.device
        let room: HTML = device.roomNumber.map { " · \($0)" } ?? ""
        let setUp: HTML =
            view.canSee(DeviceSetupPage.self)
            ? " · <a href=\"\(DeviceSetupPage.address(device.deviceID))\">\(view(.setUpDevice))</a>" : ""
        let body: HTML = device.retiredAt == nil ? live(view) : "<p>\(view(.deviceOutOfUse))</p>"
        return """
            <p><a href="\(DevicesPage.path)">\(view(.backToDevices))</a>\(setUp)</p>\
            <p data-part="line" data-device="\(device.deviceID)">\(view.words(shown.kind.label))\(room) · \
            \(shown.connection(view))</p>\(body)\(scheduleList(view))\
            <h2>\(view(.deviceHistory))</h2><div data-part="history">\(table(view))</div>\(pager(view))
            """
    }

    private func scheduleList(_ view: View) -> HTML {
        guard shown.device.retiredAt == nil, shown.mayOperate || !schedules.isEmpty else { return "" }
        return """
            <h2>\(view(.schedulesTitle))</h2>\(ScheduleTable(shown, schedules).html(view))\
            <p><a href="\(SchedulesPage.address(shown.device.deviceID))">\(view(.allSchedules))</a></p>
            """
    }

    private func live(_ view: View) -> HTML {
        let obstructed: HTML =
            shown.isObstructed ? "<p class=\"warning\">\(view(.deviceObstructed))</p>" : ""
        return """
            <div data-part="notice" role="status">\(obstructed)</div>\
            <div data-part="picture">\(DevicePicture(shown, view)?.html)</div>\
            <div data-part="button" class="big">\(shown.button(view, style: "inline"))</div>\
            <h2>\(view(.deviceState))</h2><div data-part="state">\(shown.facts(view))</div>\(commands(view))
            """
    }

    private func commands(_ view: View) -> HTML {
        guard shown.mayOperate, !shown.kind.commands.isEmpty else { return "" }
        let words = Form(
            type: .universalCommandDevice, key: "words",
            hidden: [("device_id", String(shown.device.deviceID))],
            fields: [.init(name: "command", label: .sayToDevice, hint: hint(view))], button: .sayButton)
        let forms: [HTML] = shown.otherCommands().map {
            $0.arguments.isEmpty
                ? view.form(shown.form($0, view, key: $0.name, style: "inline"))
                : view.folded(Phrase(view.words($0.label)), shown.form($0, view, key: $0.name))
        }
        return """
            <h2>\(view(.otherCommands))</h2><div data-words>\(view.form(words))\
            <p data-speech hidden><button type="button" class="quiet">\(view(.speakButton))</button> \
            <small>\(view(.speakHint))</small></p></div>\(forms)
            """
    }

    /// Examples of phrases that it understands.
    private func hint(_ view: View) -> Phrase {
        let spoken = (shown.kind.commands + [.status]).compactMap { $0.spoken[view.language.rawValue]?.first }
        return Phrase(spoken.prefix(6).joined(separator: ", "))
    }

    private func table(_ view: View) -> HTML {
        let rows: [HTML] = history.commands.map { row($0, view) }
        return view.table(
            [.toldAt, .toldWhat, .toldBy, .outcome], rows, empty: .toldNothing, id: "history")
    }

    private func row(_ command: CommandRecord, _ view: View) -> HTML {
        let told = shown.words(of: command.command, command.args, view)
        let reason: HTML = command.reason.map { " (\(view(.commandReason($0))))" } ?? ""
        let cancel = Form(
            type: .universalCancelCommand, key: String(command.commandID),
            hidden: [("command_id", String(command.commandID))], button: .cancelCommand, style: "plain")
        let isWaiting = command.state.isWaiting && shown.mayOperate
        let by = command.askedBy ?? view(.commandSource(command.source.rawValue))
        return """
            <tr><th scope="row">\(view.time(command.askedAt))</th><td>\(told)</td><td>\(by)</td>\
            <td>\(view(.commandState(command.state.rawValue)))\(reason)\(isWaiting ? view.form(cancel) : "")</td></tr>
            """
    }

    private func pager(_ view: View) -> HTML {
        guard history.total > Self.pageSize else { return "" }
        func link(_ number: Int, _ phrase: Phrase) -> HTML {
            "<a href=\"\(Self.address(shown.device.deviceID))&page=\(number)\">\(view(phrase))</a>"
        }
        let previous: HTML = page > 1 ? link(page - 1, .previousPage) : ""
        let next: HTML = page * Self.pageSize < history.total ? link(page + 1, .nextPage) : ""
        return "<nav class=\"pager\" aria-label=\"\(view(.pagesOfList))\">\(previous)\(next)</nav>"
    }
}
