/// The range from which an address can be reached.
public enum AddressScope: Sendable {
    case global
    /// Loopback, private (RFC 1918, RFC 4193) and shared by a carrier's customers (RFC 6598).
    case local
    /// Unspecified, link-local, multicast, reserved: never the address of a station.
    case unusable

    public func isAllowed(allowingLocal: Bool) -> Bool {
        self == .global || self == .local && allowingLocal
    }
}
