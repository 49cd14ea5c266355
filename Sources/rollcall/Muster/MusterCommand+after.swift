public import ArgumentParser
import Client
public import Vocabulary
import Wire

/// What can be read of roll-calls afterwards.
extension MusterCommand {
    /// How many are expected, and how many are not, in one line.
    static func summary(_ counts: MusterCountsRecord) -> String {
        "\(counts.accountedFor) of \(counts.expected) accounted for, \(counts.missing) missing; not expected: "
            + "\(counts.left) left today, \(counts.notHeard) not heard today, \(counts.noBadge) never had a badge, "
            + "\(counts.disabled) disabled"
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Name the roll-call that is in progress.")

        @Option(help: "What it is called.")
        var name: String?

        @Option(help: "emergency or drill.")
        var kind: MusterKind?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(UpdateMuster(action: .edit, name: name, kind: kind))
            try output.show(reply, "Muster \(reply.muster.name) (\(reply.muster.kind.rawValue)).")
        }
    }

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "All roll-calls.")

        @Option(help: "Only those whose names hold this text, in any case.")
        var search: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetMusters(search: search))
            let times = output.times
            let columns: [Column<MusterRecord>] = [
                Column("ID") { String($0.musterID) }, Column("NAME") { $0.name },
                Column("KIND") { $0.mistake ? "mistake" : $0.kind.rawValue },
                Column("STARTED") { times.text($0.startedAt) },
                Column("CLOSED") { $0.closedAt.map(times.text) ?? "" },
            ]
            try output.show(reply, Table(columns, of: reply.musters, times: times).lines)
        }
    }

    struct Entries: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "entries", abstract: "Every entry that was said in a roll-call.")

        @Argument(help: "The number of the muster.")
        var muster: Int64

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetMusterEntries(musterID: muster))
            let times = output.times
            let columns: [Column<MusterEntryRecord>] = [
                Column("SAID") { times.text($0.saidAt) }, Column("NAME") { "\($0.firstName) \($0.lastName)" },
                Column("ENTRY") { $0.witness.rawValue }, Column("BY") { $0.saidBy ?? "" },
                Column("NOTE") { $0.note ?? "" },
            ]
            try output.show(reply, Table(columns, of: reply.entries, times: times).lines)
        }
    }

    struct Report: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "report", abstract: "How a roll-call went.")

        @Argument(help: "The number of the muster.")
        var muster: Int64

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetMusterReport(musterID: muster))
            func seconds(_ seconds: Double?) -> String { seconds.map { "\(Int($0)) s" } ?? "not reached" }
            let lines: [TerminalText] = [
                "\(reply.muster.name): \(MusterCommand.summary(reply.counts))",
                "half after \(seconds(reply.secondsToHalf)), 90 % after \(seconds(reply.secondsToMost))",
                "all after \(seconds(reply.secondsToAll))",
                "\(reply.believedPresentFound) of \(reply.believedPresent) believed present were found",
                "\(reply.foundUnexpectedly) others were found, too",
            ]
            try output.show(reply, lines)
        }
    }
}

extension Witness: ExpressibleByArgument {}
extension MusterKind: ExpressibleByArgument {}
