/// Why an adapter cannot be used, or no longer. The text names the adapter as in `hci0`.
public enum AdapterError: Error, Hashable, Sendable {
    /// The kernel has no Bluetooth: no module, or a container without it.
    case noBluetooth
    case noAdapter(String)
    /// The process lacks CAP_NET_ADMIN or CAP_NET_RAW.
    case notPermitted(String)
    /// A switch, in hardware or in software, holds the radio off.
    case blockedByRfkill(String, hard: Bool)
    case down(String)
    /// Another program holds the adapter's user channel or has just switched it on.
    case busy(String)
    /// No reply came to a command in time.
    case notAnswering(String, HCIOpcode)
    case refused(String, HCIOpcode, HCIStatus)
    /// The controller reported a Hardware Error with its maker's code.
    case hardwareError(String, code: UInt8)
    /// Unplugged, or its driver ended.
    case gone(String)
    /// The controller has no Bluetooth Low Energy, or not what is needed of it.
    case noLE(String)
    /// The caller asked for what no controller can do.
    case invalidRequest(String)
    /// A system call failed in a way that has no name here.
    case failed(String, operation: String, errno: Int32)
}
