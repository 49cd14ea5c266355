import Beacon

extension BtsnoopRecord {
    /// The record as a file with datalink `h4` holds it: header and packet.
    var encoded: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(BtsnoopFormat.recordHeaderByteCount + packet.count)
        bytes.append(bigEndian: UInt32(clamping: packet.count + missingByteCount))
        bytes.append(bigEndian: UInt32(clamping: packet.count))
        bytes.append(bigEndian: flags)
        bytes.append(bigEndian: drops)
        bytes.append(bigEndian: unixMicroseconds &+ BtsnoopFormat.unixEpoch)
        bytes += packet
        return bytes
    }
}
