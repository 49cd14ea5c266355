import Foundation
public import ServiceLifecycle

/// Puts what live radio heard into the spool about once a second, and all the rest when it ends.
///
/// To be stopped after the radio, so that nothing is heard after its last turn.
public struct IntakeTicker: Service {
    static let pause = Duration.seconds(1)
    /// Seconds that a second stays open after its end, for packets that were heard in it and are still being read.
    static let grace = 0.25

    private let intake: Intake
    private let clock: NodeClock

    public init(intake: Intake, clock: NodeClock) {
        self.intake = intake
        self.clock = clock
    }

    /// - Throws: `SpoolError`.
    public func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            // Storing must not be cancelled too.
            try await Task { [intake] in try await intake.advance(to: .distantFuture) }.value
        }
    }

    private func work() async throws {
        while true {
            try await clock.real.sleep(for: Self.pause)
            try await intake.advance(to: clock.now.addingTimeInterval(-Self.grace))
        }
    }
}
