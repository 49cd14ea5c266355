/// The order of a device's reports: a report older than the known state is not accepted.
public struct DeviceOrder: Equatable, Sendable {
    public private(set) var boot: String?
    public private(set) var seq: Int64?
    /// The boot before the last.
    private var formerBoot: String?

    public init(boot: String? = nil, seq: Int64? = nil) {
        (self.boot, self.seq) = (boot, seq)
    }

    /// Records a hello. After another start, reports are counted from the beginning.
    /// - Returns: whether it has returned to the boot before its last one, which is impossible for one device: two
    ///   devices share a token.
    @discardableResult
    public mutating func hello(boot new: String) -> Bool {
        guard new != boot else { return false }
        let isBack = new == formerBoot
        (formerBoot, boot, seq) = (boot, new, nil)
        return isBack
    }

    /// Returns whether a report is newer than all before; later ones must then be newer than it.
    public mutating func accepts(seq new: Int64) -> Bool {
        if let seq, new <= seq { return false }
        seq = new
        return true
    }
}
