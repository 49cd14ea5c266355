import ArgumentParser
import Client
import Devices
import Foundation
import Wire

struct KindsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kinds", abstract: "Kinds of devices: their properties and commands.",
        subcommands: [List.self, Show.self, Create.self, Delete.self])

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List kinds of devices.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetKinds(search: pages.search, page: pages.page, pageSize: pages.pageSize))
            try output.show(reply, Table(Self.columns, of: reply.kinds, times: output.times).lines)
        }

        private static let columns: [Column<KindRecord>] = [
            Column("KIND") { $0.kind.name },
            Column("CLASS") { $0.kind.safety.rawValue },
            Column("PROPERTIES") { $0.kind.properties.map(\.name).joined(separator: " ") },
            Column("COMMANDS") { $0.kind.commands.map(\.name).joined(separator: " ") },
            Column("DEVICES") { String($0.devices) },
            Column("SHIPPED") { $0.shipped ? "yes" : "" },
        ]
    }

    struct Show: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "The document of a kind, to begin another with.")

        @Argument(help: "The kind's name.")
        var kind: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let kinds = try await client.send(GetKinds(search: kind)).kinds
            guard let found = kinds.first(where: { $0.kind.name == kind }) else {
                throw CommandError("There is no kind '\(kind)'.", hint: "See them with: rollcall kinds list")
            }
            try output.write(String(decoding: found.kind.document(), as: UTF8.self))
        }
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Add a kind of device.",
            discussion: "docs/devices.md says what stands in its document.")

        @Argument(help: "A file with its document, in JSON.", completion: .file())
        var file: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            guard let document = FileManager.default.contents(atPath: file) else {
                throw CommandError("\(file) cannot be read.")
            }
            let kind = try Self.kind(document)
            try output.show(try await client.send(CreateKind(kind: kind)), "Made the kind \(kind.name).")
        }

        private static func kind(_ document: Data) throws -> Kind {
            do {
                return try Kind(document: document)
            } catch {
                let problems = error.problems.map { $0.path.isEmpty ? $0.sentence : "\($0.path): \($0.sentence)" }
                throw CommandError("This is no kind. \(problems.joined(separator: " "))")
            }
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a kind without devices.")

        @Argument(help: "The kind's name.")
        var kind: String

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try confirmation.confirm("Delete the kind \(kind)?")
            try output.show(try await client.send(DeleteKind(kind: kind)), "Deleted the kind \(kind).")
        }
    }
}
