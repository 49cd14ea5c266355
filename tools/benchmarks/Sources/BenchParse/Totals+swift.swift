import Beacon
import HCI

extension Totals {
    private static let fileHeaderByteCount = 16
    private static let recordHeaderByteCount = 24

    /// What Beacon and HCI make of the file: the same walk as the reference's.
    init(file: RawSpan) {
        var rest = file.extracting(droppingFirst: Self.fileHeaderByteCount)
        while rest.byteCount >= Self.recordHeaderByteCount {
            let length = Int(rest.bigEndian(at: 4, as: UInt32.self))
            let time = rest.bigEndian(at: 16, as: UInt64.self) / 1000
            rest = rest.extracting(droppingFirst: Self.recordHeaderByteCount)
            guard length <= rest.byteCount else { return }
            add(rest.extracting(first: length), time)
            rest = rest.extracting(droppingFirst: length)
        }
    }

    @inline(__always)
    private mutating func add(_ packet: RawSpan, _ time: UInt64) {
        var cursor = AdvertisingEvent.Cursor(packet)
        while let report = cursor.next(in: packet) {
            reports += 1
            guard let frame = IBeaconFrame(advertisingData: packet.extracting(report.data)) else { continue }
            frames += 1
            add(report.header, frame, time)
        }
    }

    @inline(__always)
    private mutating func add(_ header: AdvertisingReport.Header, _ frame: IBeaconFrame, _ time: UInt64) {
        let identity = frame.identity
        let keys = UInt64(identity.major) << 16 | UInt64(identity.minor)
        let power = UInt64(UInt8(bitPattern: frame.measuredPower)) << 32
        let rssi = UInt64(UInt8(bitPattern: header.rssi ?? .max)) << 40
        let address = header.address?.value ?? 0
        checksum &+= identity.uuid.high ^ identity.uuid.low ^ keys ^ power ^ rssi ^ address ^ time
    }
}
