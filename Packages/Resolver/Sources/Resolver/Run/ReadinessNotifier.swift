import Daemon
import Logging

/// Notifies the service manager.
struct ReadinessNotifier: Sendable {
    /// The interval between two pings if the unit has no watchdog, so that missing pings have no effect.
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

    /// Runs until it is cancelled. If a part hangs there is no ping, and the service manager restarts the program.
    func ping() async throws {
        let interval = socket.watchdog.map { $0 / 2 } ?? Self.usualInterval
        while true {
            try await Task.sleep(for: interval)
            try await pulse.beat()
            if socket.watchdog != nil { tell("WATCHDOG=1") }
        }
    }
}
