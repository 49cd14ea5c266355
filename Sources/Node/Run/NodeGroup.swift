public import Logging
public import ServiceLifecycle
import UnixSignals

/// The services of a running node, stopped from the last to the first: the radio is the last, so that what it heard is
/// stored after it has stopped.
public struct NodeGroup: Sendable {
    /// Long enough to close a controller that answers slowly.
    private static let shutdownTimeout = Duration.seconds(20)

    private var services: [ServiceGroupConfiguration.ServiceConfiguration] = []
    private let logger: Logger

    public init(logger: Logger) {
        self.logger = logger
    }

    public mutating func add(_ service: any Service) {
        services.append(.init(service: service))
    }

    /// Adds a service that may end before the others.
    public mutating func add(passing service: any Service) {
        services.append(.init(service: service, successTerminationBehavior: .ignore))
    }

    /// Runs until SIGINT, SIGTERM, or for a number of seconds.
    ///
    /// - Throws: what the services throw.
    public func run(seconds: Double? = nil, time: any RealTime = SystemTime()) async throws {
        var services = services
        if let seconds {
            services.append(
                .init(
                    service: Deadline(after: .seconds(seconds), time: time),
                    successTerminationBehavior: .gracefullyShutdownGroup))
        }
        var configuration = ServiceGroupConfiguration(
            services: services, gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
        configuration.maximumGracefulShutdownDuration = Self.shutdownTimeout
        try await ServiceGroup(configuration: configuration).run()
    }
}

extension NodeGroup {
    /// Ends after its time.
    struct Deadline: Service {
        let duration: Duration
        let time: any RealTime

        init(after duration: Duration, time: any RealTime) {
            self.duration = duration
            self.time = time
        }

        func run() async throws {
            do {
                try await cancelWhenGracefulShutdown { try await time.sleep(for: duration) }
            } catch is CancellationError {
                return
            }
        }
    }
}
