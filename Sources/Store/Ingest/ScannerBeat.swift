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

    /// Whether its scanner listens. A node whose radio is out of order is as good as away.
    public var isListening: Bool { radio?.state.isListening ?? true }

    /// Up to when what its scanner did not hear was not there; nil where that is not known. While a radio scans, only what
    /// it hears shows that it has not got stuck; a quiet one has been asked, and answered.
    public var listenedThrough: Date? {
        guard isListening else { return nil }
        return radio?.state == .scanning ? radio?.lastReportAt ?? receivedAt : receivedAt
    }

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
