import Devices
public import Phrases
import Vocabulary
public import Wire

/// The schedules of a device, and forms that create more.
public struct SchedulesPage: ConsolePage {
    public static let path = "/device/schedules"
    public static let types: [RequestType] = [.universalGetDevices, .universalGetSchedules]
    public static let name = Phrase.schedulesTitle

    private let shown: ShownDevice
    private let schedules: [ScheduleRecord]

    public var heading: Phrase { .schedulesOf(shown.device.deviceName) }

    static func address(_ device: Int64) -> String { "\(path)?device=\(device)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> SchedulesPage {
        let id = try query.necessaryNumber("device")
        let reply = try await asker.reply(to: GetDevices(deviceID: id))
        let (device, kind) = (try reply.devices.first.orNotFound(), try reply.kinds.first.orNotFound())
        let schedules = try await asker.whole {
            let reply = try await asker.reply(to: GetSchedules(deviceID: id, page: $0, pageSize: 1_000))
            return (reply.schedules, reply.total)
        }
        return SchedulesPage(shown: ShownDevice(device, of: kind), schedules: schedules)
    }

    public func body(_ view: View) -> HTML {
        let creations: HTML =
            shown.mayOperate
            ? "<h2>\(view(.newSchedule))</h2><p>\(view(.newScheduleIntroduction))</p>\(forms(view))" : ""
        return """
            <p><a href="\(DevicePage.address(shown.device.deviceID))">\(shown.device.deviceName)</a></p>\
            <p>\(view(.schedulesIntroduction))</p>\(ScheduleTable(shown, schedules).html(view))\(creations)
            """
    }

    /// One for each command, since each has its own arguments.
    private func forms(_ view: View) -> HTML {
        let forms: [HTML] = shown.kind.commands.map { command in
            let arguments = CommandFields(kind: shown.kind, values: [:]).fields(command, view)
            let form = Form(
                type: .universalCreateSchedule, key: command.name, then: Self.address(shown.device.deviceID),
                hidden: [("device_id", String(shown.device.deviceID)), ("command", command.name)],
                fields: arguments + ScheduleFields(schedule: nil).fields(view), button: .createSchedule)
            return view.folded(Phrase(view.words(command.label)), form)
        }
        return "\(forms)"
    }
}
