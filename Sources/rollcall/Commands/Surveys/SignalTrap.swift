import Foundation
import UnixSignals

/// Hands the signals that would end the program to whoever must put something in order first.
///
/// Once trapped a signal stays trapped, as the library cannot give it back; while nobody asks, it ends the program here.
actor SignalTrap {
    static let shared = SignalTrap()

    private var listener: (@Sendable (UnixSignal) -> Void)?
    private var isSet = false

    /// - Parameter listener: nil for nobody.
    func tell(_ listener: (@Sendable (UnixSignal) -> Void)?) async {
        self.listener = listener
        guard !isSet else { return }
        isSet = true
        let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm, .sighup)
        Task {
            for await signal in signals { heard(signal) }
        }
    }

    private func heard(_ signal: UnixSignal) {
        guard let listener else { exit(128 + signal.rawValue) }
        listener(signal)
    }
}
