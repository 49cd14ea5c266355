/// Which commands a fake controller knows.
public enum ControllerKind: Sendable, CaseIterable {
    /// Those of Bluetooth 4.
    case legacy
    /// Those and the extended ones of Bluetooth 5.
    case extended
    /// No Bluetooth Low Energy at all.
    case classic
}
