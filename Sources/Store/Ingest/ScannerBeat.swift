public import Foundation

/// A heartbeat: how a scanner node is.
public struct ScannerBeat: Sendable {
    public let scanner: Int64
    public let receivedAt: Date
    public let adapterName: String?
    public let adapterState: String?
    /// What the radio tells of it goes before this.
    public let reportsPerSecond: Double?
    public let spoolDepth: Int?
    /// Nil of a node without a radio.
    public let radio: ScannerRadio?

    public init(
        scanner: Int64, receivedAt: Date, adapterName: String?, adapterState: String?, reportsPerSecond: Double?,
        spoolDepth: Int?, radio: ScannerRadio?
    ) {
        self.scanner = scanner
        self.receivedAt = receivedAt
        self.adapterName = adapterName
        self.adapterState = adapterState
        self.reportsPerSecond = reportsPerSecond
        self.spoolDepth = spoolDepth
        self.radio = radio
    }
}
