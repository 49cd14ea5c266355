import Client
public import Foundation
import HCI
import Logging
import Vocabulary
import Wire

/// Checks everything that a node needs, and reports how to fix what is missing.
public struct Doctor: Sendable {
    let adapter: String
    let mode: RadioMode
    let commands: RadioCommands?
    let settings: NodeSettings?
    let now: @Sendable () -> Date

    /// - Parameter settings: the server to check too; nil to check only the radio.
    public init(_ radio: RadioSettings, settings: NodeSettings?, now: @escaping @Sendable () -> Date = { Date() }) {
        adapter = radio.adapter
        mode = radio.mode
        commands = radio.commands
        self.settings = settings
        self.now = now
    }

    /// Tests the adapter too: in exclusive mode this disturbs its other users for a moment.
    public func examine() async -> Diagnosis {
        var diagnosis = Diagnosis()
        let adapters = Result { () throws(AdapterError) in try Adapters.list() }
        diagnosis.findings.append(.kernel(adapters))
        await examineRadio(among: (try? adapters.get()) ?? [], &diagnosis)
        await examineServer(&diagnosis)
        return diagnosis
    }

    private func examineRadio(among adapters: [Adapters.Info], _ diagnosis: inout Diagnosis) async {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let found = AdapterReference(adapter).adapter(among: adapters)
        diagnosis.findings += [
            diagnosis.isHealthy
                ? .adapter(adapter, among: adapters) : .skipped("adapter", "the kernel does not support Bluetooth"),
            .permission(ProcessCapabilities(status: status), adapter: adapter),
            .rfkill(Adapters.Rfkill().switches(), adapter: found?.name ?? adapter, isPresent: found != nil),
            found.map { .up($0, mode: mode) } ?? .skipped("up", "the adapter \(adapter) does not exist"),
            .bluetoothd(isRunning: RunningPrograms().contains("bluetoothd"), mode: mode),
        ]
        guard diagnosis.isHealthy else {
            diagnosis.findings += ["controller", "low_energy", "commands", "scan"].map {
                .skipped($0, "fix the failed checks above first")
            }
            return
        }
        await tryController(&diagnosis)
    }

    private func tryController(_ diagnosis: inout Diagnosis) async {
        let quiet = Logger(label: "doctor") { _ in SwiftLogNoOpLogHandler() }
        do {
            let controller = try await Controller.open(
                adapter: adapter, mode: mode, commands: commands, logger: quiet)
            diagnosis.findings.append(.opened(controller.adapter, mode: mode))
            diagnosis.findings += await Self.examine(controller)
            await controller.close()
        } catch {
            diagnosis.findings.append(.refused("controller", error))
        }
    }

    /// Checks an open controller.
    static func examine(_ controller: Controller) async -> [Finding] {
        let scan = await tryScan(controller)
        // Only a scan shows whether the controller supports the commands that it lists.
        guard let capabilities = await controller.capabilities else { return [] }
        return [.lowEnergy(capabilities), .commands(capabilities), scan]
    }

    /// As in a node, a controller that refuses is reset, and tried once more.
    private static func tryScan(_ controller: Controller) async -> Finding {
        do {
            do {
                try await controller.startScanning(active: false)
            } catch .refused {
                try await controller.reset()
                try await controller.startScanning(active: false)
            }
            return .ok("scan", "scanning starts")
        } catch {
            return .refused("scan", error)
        }
    }
}

extension Doctor {
    private struct Health: Decodable {
        let time: Date
    }

    /// Short, because a person is waiting for the result.
    private static let answerTimeout = Duration.seconds(5)

    func examineServer(_ diagnosis: inout Diagnosis) async {
        guard let settings else {
            diagnosis.findings += [
                .skipped("server", "no server is given"), .skipped("token", "no server is given"),
                .clock(now(), server: nil),
            ]
            return
        }
        let token = settings.token.flatMap { $0.isEmpty ? nil : $0 }
        let client = RollcallClient(
            server: settings.server, credential: token.map { .bearer($0) } ?? .none, timeout: Self.answerTimeout,
            trust: settings.trust)
        diagnosis.findings += await findings(client, hasToken: token != nil)
        // No request is waiting on it any more.
        try? await client.shutdown()
    }

    private func findings(_ client: RollcallClient, hasToken: Bool) async -> [Finding] {
        do {
            let health = try await client.health()
            let time = try? WireJSON.decoder().decode(Health.self, from: Data(health.json.utf8)).time
            return [
                .server(status: health.status),
                hasToken ? await examineToken(client) : .skipped("token", "no token is given"),
                .clock(now(), server: time),
            ]
        } catch let error as ClientError {
            return [
                .failed("server", error.message, mend: error.hint), .skipped("token", "the server does not answer"),
                .clock(now(), server: nil),
            ]
        } catch {
            return [.failed("server", "\(error)", mend: nil)]
        }
    }

    /// Sends a request about an impossible beacon, which changes nothing.
    private func examineToken(_ client: RollcallClient) async -> Finding {
        do {
            _ = try await client.send(GetBeacon(beaconID: 0))
            return .token(nil)
        } catch let failure as Failure {
            return .token(failure)
        } catch {
            return .failed("token", "\(error)", mend: nil)
        }
    }

    /// The privileges of this process beyond those of an ordinary one (capabilities(7)).
    struct ProcessCapabilities: Equatable {
        /// Bits of `linux/capability.h`.
        private static let netAdmin: UInt64 = 1 << 12
        private static let netRaw: UInt64 = 1 << 13

        let effective: UInt64

        /// Reads the text of `/proc/self/status`; nil if it has no such line.
        init?(status: String) {
            let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
            guard let digits = line?.dropFirst(7).trimmingCharacters(in: .whitespaces),
                let effective = UInt64(digits, radix: 16)
            else { return nil }
            self.effective = effective
        }

        /// The names of the required capabilities that are missing.
        var missing: [String] {
            [("CAP_NET_ADMIN", Self.netAdmin), ("CAP_NET_RAW", Self.netRaw)]
                .filter { effective & $0.1 == 0 }.map { $0.0 }
        }
    }

    /// The programs that run on this machine, by their kernel names (proc(5), `comm`).
    struct RunningPrograms {
        let folder: URL

        init(folder: URL = URL(filePath: "/proc", directoryHint: .isDirectory)) {
            self.folder = folder
        }

        func contains(_ name: String) -> Bool {
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return entries.contains { entry in
                guard Int(entry) != nil else { return false }
                let file = folder.appending(path: entry).appending(path: "comm")
                let text = try? String(contentsOf: file, encoding: .utf8)
                return text?.trimmingCharacters(in: .newlines) == name
            }
        }
    }
}
