import ArgumentParser
import Client
import Devices
import Wire

struct LocksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "locks", abstract: "Locks: which doors you may open, and how they are set up.",
        subcommands: [
            List.self, Create.self, Edit.self, Delete.self, LockKeyCommands.Activate.self, LockKeyCommands.Reset.self,
            LockKeyCommands.Explain.self,
        ],
        defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the locks that you may know, those near you first.")

        @Option(help: "Only those into this room.")
        var room: String?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetLocks(roomNumber: room, search: pages.search, page: pages.page, pageSize: pages.pageSize))
            let none: [TerminalText] = ["There are no locks that you may open."]
            try output.show(
                reply, reply.locks.isEmpty ? none : Table(Rows.columns, of: reply.locks, times: output.times).lines)
        }
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Make a lock of a device; then activate it.")

        @Argument(help: "What it is called.")
        var name: String

        @Argument(help: "The room into which it leads, whose right it asks for.")
        var room: String

        @Argument(help: "The device's id; see `rollcall devices list`.")
        var device: Int64

        @OptionGroup var options: LockOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CreateLock(
                    lockName: name, roomNumber: room, doorID: options.door, deviceID: device,
                    dialect: options.dialect, gate: options.gate, within: options.within,
                    listeners: options.listenersIfAny, minRSSI: options.minRSSI, trustClient: options.trustClient,
                    relock: options.relock, openHours: options.openHours))
            try output.show(
                reply,
                [
                    "Made the lock \(name) (id \(reply.lockID)).",
                    "Give it keys with: rollcall locks activate \"\(name)\" --fingerprint … --code …",
                ])
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a lock.")

        @OptionGroup var lock: NameOrID<Rows>

        @Option(help: "Another name.")
        var rename: String?

        @Option(help: "Another room into which it leads.")
        var room: String?

        @Option(help: "Another device, while it has no keys.")
        var device: Int64?

        @Option(help: "Take away what is named: door_id, min_rssi or open_hours.")
        var without: [LockMember] = []

        @OptionGroup var options: LockOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                EditLock(
                    lockID: try await lock.resolve(client), lockName: rename, roomNumber: room,
                    doorID: options.door, deviceID: device, dialect: options.dialect, gate: options.gate,
                    within: options.within, listeners: options.listenersIfAny, minRSSI: options.minRSSI,
                    trustClient: options.trustClient, relock: options.relock, openHours: options.openHours,
                    without: without.isEmpty ? nil : without))
            try output.show(reply, "Changed the lock \(lock.words).")
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a lock, or retire it if it has attempts.")

        @OptionGroup var lock: NameOrID<Rows>
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await lock.resolve(client)
            try confirmation.confirm("Delete the lock \(lock.words)?")
            let reply = try await client.send(DeleteLock(lockID: id))
            try output.show(reply, "\(reply.retired ? "Retired" : "Deleted") the lock \(lock.words).")
        }
    }

    enum Rows: Listing {
        static let words = ListingPhrases(singular: "lock", plural: "locks", creation: "Lab 101 12")

        static let columns: [Column<LockRecord>] = [
            Column("ID") { String($0.lockID) },
            Column("LOCK") { $0.lockName },
            Column("ROOM") { $0.roomNumber },
            Column("STATE") { $0.retiredAt == nil ? $0.state.rawValue : "retired" },
            Column("DOOR") { $0.door ?? "" },
            Column("BATTERY") { $0.battery.map { "\($0) %" } ?? "" },
            Column("GATE") { $0.gate.rawValue },
            Column("") {
                [$0.near ? "near" : "", $0.weak ? "weak" : ""].filter { !$0.isEmpty }.joined(separator: ",")
            },
            Column("YOU MAY") { $0.mayUnlock ? "open it" : "" },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetLocks {
            GetLocks(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetLocks.Reply) -> (rows: [LockRecord], total: Int) { (reply.locks, reply.total) }

        static func id(of row: LockRecord) -> Int64 { row.lockID }

        static func name(of row: LockRecord) -> String? { row.retiredAt == nil ? row.lockName : nil }
    }
}
