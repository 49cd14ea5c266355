/// What the packets of a btsnoop file start with; the datalink types that are read.
public enum BtsnoopDatalink: UInt32, Sendable {
    /// HCI packets without a packet type: the record's flags tell it.
    case unencapsulated = 1001
    /// H4: the packet type byte first.
    case h4 = 1002
}
