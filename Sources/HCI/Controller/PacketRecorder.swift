public import Foundation

/// Is handed every packet of the controller as it came, H4 packet type first, with its time. It is called on the reading
/// thread: what it does there holds up the reading.
public typealias PacketRecorder = @Sendable (_ packet: [UInt8], _ time: Date) -> Void
