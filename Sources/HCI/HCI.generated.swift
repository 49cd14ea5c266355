// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

public import Beacon
public import Foundation

extension Adapters.Info {
    public init(name: String, index: UInt16, address: DeviceAddress? = nil, flags: Adapters.Info.Flags, _: Void = ()) {
        self.init(name: name, index: index, address: address, flags: flags)
    }
}

extension Btsnoop.Record {
    public init(
        packet: [UInt8], missingByteCount: Int = 0, flags: UInt32, drops: UInt32 = 0, unixMicroseconds: Int64,
        adapter: UInt16? = nil, _: Void = ()
    ) {
        self.init(
            packet: packet, missingByteCount: missingByteCount, flags: flags, drops: drops,
            unixMicroseconds: unixMicroseconds, adapter: adapter
        )
    }
}

extension Controller.HeardReport {
    public init(report: AdvertisingReport, time: Date, _: Void = ()) {
        self.init(report: report, time: time)
    }
}

extension AdvertisingReport {
    public init(header: AdvertisingReport.Header, data: [UInt8], _: Void = ()) {
        self.init(header: header, data: data)
    }
}
