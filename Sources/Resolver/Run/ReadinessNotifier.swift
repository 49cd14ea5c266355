import Daemon
import Logging

/// Whether the parts of a resolver still have time: the registry's thread and those of the connections.
struct Pulse: Sendable {
    let writer: RegistryWriter
    let connections: AllConnections

    /// Returns once all of them have answered.
    func beat() async throws {
        try await connections.answer()
        await withCheckedContinuation { continuation in
            writer.answer { continuation.resume() }
        }
    }
}

/// Keeps the service manager informed.
struct ReadinessNotifier: Sendable {
    /// Between two pings where the unit has no watchdog: there is no person to miss them.
    private static let usualInterval = Duration.seconds(30)

    let socket: NotifySocket
    let pulse: Pulse
    let logger: Logger

    func tell(_ line: String) {
        do {
            try socket.send([line])
        } catch {
            logger.warning("The service manager was not reached: \(error)")
        }
    }

    /// Goes on until it is cancelled. Where a part hangs there is no ping, and the service manager starts the program
    /// again.
    func ping() async throws {
        let interval = socket.watchdog.map { $0 / 2 } ?? Self.usualInterval
        while true {
            try await Task.sleep(for: interval)
            try await pulse.beat()
            if socket.watchdog != nil { tell("WATCHDOG=1") }
        }
    }
}
