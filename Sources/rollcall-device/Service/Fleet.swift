import Devices
import Foundation
import Logging
import MQTT
import ServiceLifecycle

/// Runs one device or many, until SIGINT or SIGTERM.
struct Fleet: Service {
    /// What all devices share.
    struct Settings: Sendable {
        var kind: Kind
        var machine = Machine.Settings()
        /// The initial properties of the devices, in addition to the defaults.
        var properties: DeviceProperties = [:]
        var loss = DeviceMQTTSession.Loss()
        /// The program on the hardware; nil for a simulation.
        var program: String?
        var clock = DeviceClock()
        /// The folder of the journals, with a subfolder for each device number.
        var data: String
    }

    let settings: Settings
    let logins: [DeviceLogin]
    /// The lines that a person types, for all devices.
    var lines = AsyncStream<String> { $0.finish() }
    let logger: Logger

    func run() async throws {
        OpenFiles.raiseLimit()
        // Thousands of clients share one queue.
        let executor = MQTTExecutor()
        let devices = try logins.map { try service($0, executor) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for device in devices { group.addTask { try await device.run() } }
            group.addTask { await cancelWhenGracefulShutdown { await hear(devices) } }
            try await group.waitForAll()
        }
    }

    private func hear(_ devices: [DeviceService]) async {
        for await line in lines where !line.allSatisfy(\.isWhitespace) {
            do {
                let input = try DeviceInput(line, kind: settings.kind)
                for device in devices { await device.handle(.input(input)) }
            } catch {
                Terminal.complain("\(error)")
            }
        }
    }

    private func service(_ login: DeviceLogin, _ executor: MQTTExecutor) throws -> DeviceService {
        let folder = try DeviceFolder(settings.data, device: login.device)
        // A fleet is a simulation: it may be killed, but does not lose power alone.
        let opened = try JournalFile.open(folder.journal, isSynced: logins.count == 1)
        let identity = Device.Identity(device: login.device, site: login.site, serial: login.serial)
        var device = Device(
            identity, kind: settings.kind, settings: settings.machine, journal: opened.journal,
            hasWires: settings.program != nil)
        device.machine.state.merge(settings.properties) { _, new in new }
        let wires = settings.program.map { Wires($0, kind: settings.kind, logger: logger) }
        let client = MQTTClient(
            try login.mqtt(will: "\(identity.base)/up/gone"), subscriptions: ["\(identity.base)/down/#"],
            executor: executor, logger: logger)
        return DeviceService(
            device, file: opened.file, client: client, wires: wires, loss: settings.loss,
            clock: settings.clock, logger: logger)
    }
}
