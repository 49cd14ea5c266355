import HCI
public import Logging

extension Supervisor {
    /// A supervisor of a real adapter.
    /// - Parameter capture: takes every packet.
    public init(
        _ settings: RadioSettings, duty: RadioDuty, gauge: RadioGauge, clock: NodeClock, isFirstStartVital: Bool,
        capture: CaptureWriter?, logger: Logger, hear: @escaping Hearing
    ) {
        let recorder = capture?.recorder
        self.init(
            duty: duty, gauge: gauge, clock: clock, isFirstStartVital: isFirstStartVital, logger: logger,
            open: {
                try await Controller.open(
                    adapter: settings.adapter, mode: settings.mode.controllerMode, logger: logger, recorder: recorder)
            },
            hear: hear)
    }
}
