public import Foundation

/// A heartbeat: how a scanner node is.
public struct ScannerBeat: Sendable {
    public let scanner: Int64
    public let receivedAt: Date
    public let adapterName: String?
    public let adapterState: String?
    public let reportsPerSecond: Double?
    public let spoolDepth: Int?

    public init(
        scanner: Int64, receivedAt: Date, adapterName: String?, adapterState: String?, reportsPerSecond: Double?,
        spoolDepth: Int?
    ) {
        self.scanner = scanner
        self.receivedAt = receivedAt
        self.adapterName = adapterName
        self.adapterState = adapterState
        self.reportsPerSecond = reportsPerSecond
        self.spoolDepth = spoolDepth
    }
}
