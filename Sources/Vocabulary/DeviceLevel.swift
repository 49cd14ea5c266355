/// The rights of a person to a device: to see it, to operate it, or also to set it up and grant rights to other people.
public enum DeviceLevel: String, CaseIterable, Comparable, Sendable {
    case view, operate, manage

    public static func < (one: DeviceLevel, other: DeviceLevel) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .view: 1
        case .operate: 2
        case .manage: 3
        }
    }
}
