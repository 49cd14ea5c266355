/// From where in a packet the bytes of a line are taken.
public enum PacketLayer: String, CaseIterable, Sendable {
    /// AD structures of an advertising or scan response packet.
    case advertising = "adv"
    /// Manufacturer data, the company id's two bytes first, least significant first.
    case manufacturer = "mfr"
    /// An HCI event, H4 packet type 0x04 first.
    case hci
}
