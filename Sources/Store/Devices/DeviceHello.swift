public import Foundation

/// The message that a device sends when it connects.
public struct DeviceHello: Equatable, Sendable {  // generated: init
    public let device: Int64
    /// An ID of its last start.
    public let boot: String
    public let firmware: String
    public let at: Date
}
