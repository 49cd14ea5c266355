public import Daemon
import Foundation
public import Logging
public import ServiceLifecycle

/// Notifies a service manager: ready, still alive, the state of the radio, stopping.
public struct Notifier: Service {
    /// The interval between two checks of the status if the unit has no watchdog.
    static let usualInterval = Duration.seconds(10)

    private let socket: NotifySocket
    private let monitor: RadioMonitor
    private let time: any RealTime
    private let logger: Logger

    public init(socket: NotifySocket, monitor: RadioMonitor, time: any RealTime = SystemTime(), logger: Logger) {
        self.socket = socket
        self.monitor = monitor
        self.time = time
        self.logger = logger
    }

    public func run() async throws {
        tell(["READY=1", status])
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            tell(["STOPPING=1"])
        }
    }

    /// If the supervision stalls there is no ping, and the service manager restarts the program.
    private func work() async throws {
        let interval = min(socket.watchdog.map { $0 / 2 } ?? Self.usualInterval, Self.usualInterval)
        while true {
            try await time.sleep(for: interval)
            if monitor.isTurning(at: time.elapsed) {
                tell(socket.watchdog == nil ? [status] : ["WATCHDOG=1", status])
            }
        }
    }

    private var status: String {
        let radio = monitor.status
        let fault = radio.fault.map { ": \($0.message)" } ?? ""
        return "STATUS=\(monitor.adapter) \(radio.word)\(fault)"
    }

    private func tell(_ lines: [String]) {
        do {
            try socket.send(lines)
        } catch {
            logger.warning("the service manager cannot be reached: \(error.localizedDescription)")
        }
    }
}
