/// A message from a device.
public enum Incoming: Equatable, Sendable {
    /// It is connected and identifies itself.
    case hello(DeviceMessages.Hello)
    /// It is connected; its dialect has no more information.
    case online
    case state(Report)
    case outcome(OutcomeReport)
    /// It is no longer connected.
    case gone
    /// A message that Rollcall ignores.
    case nothing
}
