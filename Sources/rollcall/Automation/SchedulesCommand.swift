import ArgumentParser
import Client
import Devices
import Foundation
import Wire

struct SchedulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedules", abstract: "Schedules: recurring commands.",
        subcommands: [List.self, Runs.self, Create.self, Edit.self, Delete.self], defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List schedules.")

        @Option(help: "Only of this device; see `rollcall devices list`.")
        var device: Int64?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetSchedules(deviceID: device, search: pages.search, page: pages.page, pageSize: pages.pageSize))
            let none: [TerminalText] = ["There are no schedules of devices that you may see."]
            try output.show(
                reply,
                reply.schedules.isEmpty ? none : Table(Self.columns, of: reply.schedules, times: output.times).lines)
        }

        private static let columns: [Column<ScheduleRecord>] = [
            Column("ID") { String($0.scheduleID) },
            Column("DEVICE") { $0.deviceName },
            Column("COMMAND") { ([$0.command] + ($0.args.isEmpty ? [] : [$0.args.text])).joined(separator: " ") },
            Column("AT") { $0.at.description },
            Column("DAYS") { $0.weekdays.count == 7 ? "all" : $0.weekdays.map(\.rawValue).joined(separator: ",") },
            Column("NEXT") { row, times in row.nextAt.map { times.text($0) } ?? (row.enabled ? "" : "off") },
            Column("LAST") { row, times in row.lastAt.map { times.text($0) } ?? "" },
            Column("OUTCOME") { [$0.lastOutcome, $0.lastReason].compactMap(\.self).joined(separator: ": ") },
        ]
    }

    struct Runs: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "runs", abstract: "When a schedule was due, and what came of it.")

        @Argument(help: "The schedule's id; see `rollcall schedules list`.")
        var id: Int64

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetSchedules(scheduleID: id, runs: 50))
            let runs = reply.schedules.first?.runs ?? []
            let none: [TerminalText] = ["It has not been due yet, or there is no schedule \(id) that you may see."]
            try output.show(reply, runs.isEmpty ? none : Table(Self.columns, of: runs, times: output.times).lines)
        }

        private static let columns: [Column<ScheduleRunRecord>] = [
            Column("DUE") { row, times in times.text(row.dueAt) },
            Column("OUTCOME") { $0.outcome },
            Column("REASON") { $0.reason ?? "" },
            Column("COMMAND") { $0.commandID.map { String($0) } ?? "" },
        ]
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Schedule a recurring command.",
            discussion: "Such as: rollcall schedules create 7 close --at sunset-30 --weekdays mon,tue,wed,thu,fri")

        @Argument(help: "The device's id; see `rollcall devices list`.")
        var device: Int64

        @Argument(help: "A command of its kind.")
        var command: String

        @Argument(help: ArgumentHelp("The command's arguments.", valueName: "name=value"))
        var args: [String] = []

        @Option(help: ScheduleOptions.atHelp)
        var at: TimeOfDayArgument

        @OptionGroup var when: ScheduleOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            _ = try DeviceTellCommand.properties(args)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CreateSchedule(
                    deviceID: device, command: command,
                    args: args.isEmpty ? nil : DeviceTellCommand.properties(args), weekdays: when.weekdays?.days,
                    at: at.time, from: when.from?.day, until: when.until?.day,
                    requirement: when.requirement?.value, lateBy: when.lateBy))
            try output.show(reply, "Made schedule \(reply.scheduleID).")
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a schedule.")

        @Argument(help: "The schedule's id; see `rollcall schedules list`.")
        var id: Int64

        @Option(help: "A command of the device's kind.")
        var command: String?

        @Option(
            parsing: .upToNextOption, help: ArgumentHelp("The command's arguments.", valueName: "name=value"))
        var args: [String] = []

        @Option(help: ScheduleOptions.atHelp)
        var at: TimeOfDayArgument?

        @Option(help: "Take away what is named: from, until or if; may be repeated.")
        var without: [ScheduleMember] = []

        @Flag(inversion: .prefixedNo, help: "Whether it is done at all.")
        var enabled: Bool?

        @OptionGroup var when: ScheduleOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            _ = try DeviceTellCommand.properties(args)
            try requireChange(
                command, args.first, at, without.first, enabled, when.weekdays, when.from, when.until,
                when.requirement, when.lateBy)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                EditSchedule(
                    scheduleID: id, command: command, args: args.isEmpty ? nil : DeviceTellCommand.properties(args),
                    weekdays: when.weekdays?.days, at: at?.time, from: when.from?.day, until: when.until?.day,
                    requirement: when.requirement?.value, lateBy: when.lateBy, enabled: enabled,
                    without: without.isEmpty ? nil : without))
            try output.show(reply, "Changed schedule \(id).")
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a schedule.")

        @Argument(help: "The schedule's id; see `rollcall schedules list`.")
        var id: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try confirmation.confirm("Delete schedule \(id)?")
            try output.show(try await client.send(DeleteSchedule(scheduleID: id)), "Deleted schedule \(id).")
        }
    }
}
