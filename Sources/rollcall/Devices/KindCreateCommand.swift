import ArgumentParser
import Client
import Devices
import Foundation
import Wire

/// `rollcall kinds create`.
struct KindCreateCommand: RemoteCommand {
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
            throw CommandError("This is no kind. \(error)")
        }
    }
}
