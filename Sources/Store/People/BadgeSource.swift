public import Beacon

/// Which badge is handed out.
public enum BadgeSource: Equatable, Sendable {
    /// A new one, with keys from the majors reserved for badges.
    case assigned
    /// One that came back.
    case known(Int64)
    /// One bought elsewhere, with an identity of its own.
    case bought(BeaconIdentity, address: DeviceAddress?)
}
