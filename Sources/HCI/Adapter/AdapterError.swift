import Foundation

/// Why an adapter cannot be used, or no longer. The text contains the adapter's name, as in `hci0`.
public enum AdapterError: Error, Hashable, Sendable {
    /// The kernel has no Bluetooth: no module, or a container without it.
    case noBluetooth
    /// - Parameter there: The adapters of the machine, each as `hci0 (a4:c1:38:bf:6f:ab)`.
    case noAdapter(String, there: [String] = [])
    /// The process lacks CAP_NET_ADMIN or CAP_NET_RAW.
    case notPermitted(String)
    /// The radio is blocked by a hardware or software switch.
    case blockedByRfkill(String, hard: Bool)
    case down(String)
    /// Another program holds the adapter's user channel or has just switched the adapter on.
    case busy(String)
    /// A command was not answered in time.
    case notAnswering(String, HCIOpcode)
    case refused(String, HCIOpcode, HCIStatus)
    /// The controller reported a Hardware Error with a vendor code.
    case hardwareError(String, code: UInt8)
    /// The adapter was unplugged, or its driver ended.
    case gone(String)
    /// The descriptor of the adapter's socket is no longer open, or refers to another file: some part of this program
    /// closed a descriptor that it did not own.
    case socketLost(String, errno: Int32)
    /// The controller does not support Bluetooth Low Energy, or not the required features.
    case noLE(String)
    /// The caller requested something that no controller supports.
    case invalidRequest(String)
    /// A system call failed with an error that has no case here.
    case failed(String, operation: String, errno: Int32)
}

extension AdapterError {
    /// A stable code, for the heartbeat and for programs.
    public var code: String {
        switch self {
        case .noBluetooth: "no_bluetooth"
        case .noAdapter: "no_adapter"
        case .notPermitted: "not_permitted"
        case .blockedByRfkill: "blocked_by_rfkill"
        case .down: "down"
        case .busy: "busy"
        case .notAnswering: "not_answering"
        case .refused: "refused"
        case .hardwareError: "hardware_error"
        case .gone: "gone"
        case .socketLost: "socket_lost"
        case .noLE: "no_le"
        case .invalidRequest: "invalid_request"
        case .failed: "failed"
        }
    }
}

extension AdapterError: CustomStringConvertible {
    /// The message, cause and hint in one line.
    public var description: String {
        let cause = cause.map { " (\($0))" } ?? ""
        return "\(message)\(cause). \(hint)"
    }

    /// The problem, for an operator.
    public var message: String {
        switch self {
        case .noBluetooth: "This system has no Bluetooth"
        case .noAdapter(let adapter, _): "There is no Bluetooth adapter \(adapter)"
        case .notPermitted(let adapter): "This program has no permission to use the adapter \(adapter)"
        case .blockedByRfkill(let adapter, _): "The radio of \(adapter) is switched off"
        case .down(let adapter): "The adapter \(adapter) is down"
        case .busy(let adapter): "Another program is using the adapter \(adapter)"
        case .notAnswering(let adapter, let opcode): "The controller \(adapter) did not answer \(opcode) in time"
        case .refused(let adapter, let opcode, _): "The controller \(adapter) refused \(opcode)"
        case .hardwareError(let adapter, _): "The controller \(adapter) reported a hardware error"
        case .gone(let adapter): "The adapter \(adapter) was disconnected"
        case .socketLost(let adapter, _): "Another part of this program closed the socket of \(adapter)"
        case .noLE(let adapter): "The controller \(adapter) lacks required functions of Bluetooth Low Energy"
        case .invalidRequest(let reason): reason
        case .failed(let adapter, let operation, _): "The adapter \(adapter) cannot be used: \(operation) failed"
        }
    }

    /// The underlying cause, if it adds to the message.
    public var cause: String? {
        switch self {
        case .noBluetooth: "address family not supported"
        case .noAdapter(_, let there): there.isEmpty ? nil : "available: \(there.joined(separator: ", "))"
        case .notPermitted: "CAP_NET_ADMIN and CAP_NET_RAW are needed"
        case .blockedByRfkill(_, let hard): hard ? "blocked by a hardware switch" : "blocked by rfkill"
        case .refused(_, _, let status): status.description
        case .hardwareError(_, let code): "code \(code)"
        case .failed(_, _, let number), .socketLost(_, let number): String(cString: strerror(number))
        default: nil
        }
    }
}

extension AdapterError {
    /// The meaning of an error number of the kernel's HCI sockets.
    init(errno number: Int32, adapter: String, operation: String) {
        self =
            switch number {
            case EAFNOSUPPORT, EPROTONOSUPPORT: .noBluetooth
            case EPERM, EACCES: .notPermitted(adapter)
            case ERFKILL: .blockedByRfkill(adapter, hard: false)
            case ENETDOWN: .down(adapter)
            // EUSERS: the user channel allows a single user and has one.
            case EBUSY, EUSERS: .busy(adapter)
            case ENODEV, EPIPE, EBADFD, ENXIO, ECONNRESET: .gone(adapter)
            // A bound HCI socket never returns one of these. Its descriptor was closed, and may be reused.
            case EBADF, ENOTSOCK, ENOTCONN: .socketLost(adapter, errno: number)
            default: .failed(adapter, operation: operation, errno: number)
            }
    }
}

extension AdapterError {
    /// What to do about it, with a command that fixes it if there is one.
    public var hint: String {
        switch self {
        case .noBluetooth: "Load the driver: sudo modprobe bluetooth. A container must use the host's network."
        case .noAdapter(_, there: []): "Plug the adapter in, then check with: rollcall-node doctor"
        case .noAdapter: "Name an available adapter, preferably by its address, with --adapter or the key \"adapter\""
        case .notPermitted: "Run: sudo setcap cap_net_admin,cap_net_raw+ep \(Self.program)"
        case .blockedByRfkill(_, hard: true):
            "Turn on the machine's hardware switch for radio, then check with: rfkill list bluetooth"
        case .blockedByRfkill: "Run: sudo rfkill unblock bluetooth"
        case .down(let adapter): "Run: sudo hciconfig \(adapter) up"
        case .busy:
            "Stop the other program (another rollcall-node, or: sudo systemctl stop bluetooth), "
                + "or share the adapter with bluetoothd: --mode shared"
        case .notAnswering(let adapter, _), .hardwareError(let adapter, _): Self.reset(adapter)
        case .refused(let adapter, _, .commandDisallowed):
            "Stop the program that may be using the adapter: sudo systemctl stop bluetooth. "
                + "If there is none, reset the adapter: sudo hciconfig \(adapter) reset"
        case .refused(let adapter, _, _):
            "List what the controller supports: sudo btmgmt --index \(adapter.dropFirst(3)) info"
        case .gone: "Plug the adapter in again, and read the kernel's log: sudo dmesg | grep -i bluetooth"
        case .socketLost:
            "The adapter works, and the program opens it again. This is a bug: report it with the program's log."
        case .noLE: "Use an adapter with Bluetooth 4.0 or later. Check its features with: hciconfig -a"
        case .invalidRequest: "Change the request."
        case .failed: "Read the kernel's log: sudo dmesg | grep -i bluetooth"
        }
    }

    private static func reset(_ adapter: String) -> String {
        "Reset the adapter: sudo hciconfig \(adapter) reset. If that does not help, unplug it and plug it in again."
    }

    /// Capabilities belong to the executable file.
    private static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}
