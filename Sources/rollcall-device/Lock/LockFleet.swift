import Devices
import Foundation
import Locks
import Logging
import MQTT
import ServiceLifecycle

/// Runs one lock or many, until SIGINT or SIGTERM.
struct LockFleet: Service {
    /// What all locks share.
    struct Settings: Sendable {
        var dialect = LockDialect.hmac
        var hardware = LockMachine.Hardware.Settings()
        var loss = DeviceMQTTSession.Loss()
        /// The folder of the memories, with a subfolder for each device number.
        var data: String
    }

    let settings: Settings
    let logins: [DeviceLogin]
    /// The lines that a person types, for all locks.
    var lines = AsyncStream<String> { $0.finish() }
    /// Receives the text of each lock's label.
    var printLabel: @Sendable (String) -> Void = { _ in }
    let logger: Logger

    func run() async throws {
        OpenFiles.raiseLimit()
        let executor = MQTTExecutor()
        let locks = try logins.map { try service($0, executor) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for lock in locks { group.addTask { try await lock.run() } }
            group.addTask { await cancelWhenGracefulShutdown { await hear(locks) } }
            try await group.waitForAll()
        }
    }

    private func hear(_ locks: [LockService]) async {
        for await line in lines where !line.allSatisfy(\.isWhitespace) {
            do {
                let input = try LockInput(line)
                for lock in locks { await lock.handle(.input(input)) }
            } catch {
                Terminal.complain("\(error)")
            }
        }
    }

    private func service(_ login: DeviceLogin, _ executor: MQTTExecutor) throws -> LockService {
        let folder = try DeviceFolder(settings.data, device: login.device)
        let file = LockMemoryFile(folder: folder.path)
        let memory = try file.open(settings.dialect)
        printLabel(Self.label(login.device, memory))
        let identity = Device.Identity(device: login.device, site: login.site, serial: login.serial)
        let client = MQTTClient(
            try login.mqtt(will: "\(identity.base)/up/gone"), subscriptions: ["\(identity.base)/down/#"],
            executor: executor, logger: logger)
        return LockService(
            LockMachine(identity, memory: memory, settings: settings.hardware), file: file, client: client,
            loss: settings.loss, logger: logger)
    }

    /// The text of a lock's label.
    static func label(_ device: Int64, _ memory: LockMemory) -> String {
        "lock \(device) fingerprint \(memory.fingerprint.text) code \(memory.code?.text ?? "")"
    }
}
