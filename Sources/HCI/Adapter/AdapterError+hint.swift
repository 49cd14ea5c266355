import Foundation

extension AdapterError {
    /// What to do about it; names the command that mends it where there is one.
    public var hint: String {
        switch self {
        case .noBluetooth: "Load the driver: sudo modprobe bluetooth. A container needs the host's network."
        case .noAdapter: "Plug the adapter in, then list what is there: hciconfig -a"
        case .notPermitted: "Run: sudo setcap cap_net_admin,cap_net_raw+ep \(Self.program)"
        case .blockedByRfkill(_, hard: true):
            "Turn the switch on the machine on, then check with: rfkill list bluetooth"
        case .blockedByRfkill: "Run: sudo rfkill unblock bluetooth"
        case .down(let adapter): "Run: sudo hciconfig \(adapter) up"
        case .busy:
            "Stop it (another rollcall-node, or: sudo systemctl stop bluetooth), or stand beside bluetoothd: --mode shared"
        case .notAnswering(let adapter, _), .hardwareError(let adapter, _): Self.reset(adapter)
        case .refused(let adapter, _, .commandDisallowed):
            "Another program may be using it (sudo systemctl stop bluetooth). If none is: sudo hciconfig \(adapter) reset"
        case .refused(let adapter, _, _): "See what it can do: sudo btmgmt --index \(adapter.dropFirst(3)) info"
        case .gone: "Plug the adapter in again; what the kernel saw: sudo dmesg | grep -i bluetooth"
        case .noLE: "Use an adapter of Bluetooth 4.0 or later; what this one can do: hciconfig -a"
        case .invalidRequest: "Change the request."
        case .failed: "See what the kernel says: sudo dmesg | grep -i bluetooth"
        }
    }

    private static func reset(_ adapter: String) -> String {
        "Reset it: sudo hciconfig \(adapter) reset. If that does not help, unplug it and plug it in again."
    }

    /// Capabilities are a property of the file that is running.
    private static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}
