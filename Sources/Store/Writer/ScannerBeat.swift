public import Beacon
public import Foundation
import Vocabulary

/// A heartbeat: how a scanner node is.
public struct ScannerBeat: Sendable {
    public let scanner: Int64
    /// On the server's clock.
    public let sentAt: Date
    public let adapterName: String?
    public let adapterState: String?
    public let adapterAddress: DeviceAddress?
    /// What the radio tells of it goes before this.
    public let reportsPerSecond: Double?
    public let spoolDepth: Int?
    /// Nil of a node without a radio.
    public let radio: ScannerRadio?
    public let health: NodeHealth
    /// Whether it hears nothing while others near it do, so that its silence proves nothing.
    public var isDoubted = false

    /// Whether its scanner listens. A node whose radio is out of order is as good as away.
    public var isListening: Bool { !isDoubted && radio?.state.isListening ?? true }

    /// Up to when what its scanner did not hear was not there; nil if that is not known. While a radio scans, only
    /// what it hears shows that it has not got stuck; a quiet one has been asked, and answered.
    public var listenedThrough: Date? {
        guard isListening else { return nil }
        return radio?.state == .scanning ? radio?.lastReportAt ?? sentAt : sentAt
    }

    public init(
        scanner: Int64, sentAt: Date, adapterName: String?, adapterState: String?,
        adapterAddress: DeviceAddress? = nil, reportsPerSecond: Double?,
        spoolDepth: Int?, radio: ScannerRadio?, health: NodeHealth = NodeHealth()
    ) {
        self.scanner = scanner
        self.sentAt = sentAt
        self.adapterName = adapterName
        self.adapterState = adapterState
        self.adapterAddress = adapterAddress
        self.reportsPerSecond = reportsPerSecond
        self.spoolDepth = spoolDepth
        self.radio = radio
        self.health = health
    }
}
