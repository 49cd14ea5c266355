public import Beacon
import CBlueZ
import Concurrency
import Descriptors
import Dispatch
public import Foundation

/// The adapters of this machine.
public enum Adapters {
    /// Returns all adapters, by number. Throws `AdapterError.noBluetooth` on a system without Bluetooth.
    public static func list() throws(AdapterError) -> [Info] {
        let control = try ControlSocket()
        var adapters: [Info] = []
        for index in try control.devices() {
            do throws(AdapterError) {
                adapters.append(try control.info(of: index, name: name(of: index)))
            } catch .gone {
                continue
            }
        }
        return adapters
    }

    /// Returns one adapter by its name. Throws `AdapterError.noAdapter` if there is none.
    public static func state(of name: String) throws(AdapterError) -> Info {
        let index = try index(of: name)
        do throws(AdapterError) {
            return try ControlSocket().info(of: index, name: name)
        } catch .gone {
            throw .noAdapter(name)
        }
    }

    /// Switches an adapter on, like `hciconfig NAME up`. Needs CAP_NET_ADMIN. Does nothing if it is on.
    public static func bringUp(_ name: String) async throws(AdapterError) {
        let index = try index(of: name)
        try await DispatchQueue.global().run { () throws(AdapterError) in
            try ControlSocket().bringUp(index, name: name)
        }
    }

    /// Switches an adapter off, like `hciconfig NAME down`. Needs CAP_NET_ADMIN. Does nothing if it is off.
    public static func bringDown(_ name: String) async throws(AdapterError) {
        let index = try index(of: name)
        try await DispatchQueue.global().run { () throws(AdapterError) in
            try ControlSocket().bringDown(index, name: name)
        }
    }

    static func name(of index: UInt16) -> String { "hci\(index)" }

    /// The kernel names each adapter `hci` followed by its number.
    static func index(of name: String) throws(AdapterError) -> UInt16 {
        guard name.hasPrefix("hci"), let index = UInt16(name.dropFirst(3)), self.name(of: index) == name else {
            throw .noAdapter(name)
        }
        return index
    }
}

extension Adapters {
    /// The kernel's information on an adapter.
    public struct Info: Hashable, Sendable {  // generated: init
        /// As in `hci0`.
        public let name: String
        public let index: UInt16
        /// Nil if the adapter has no public address, or has not been up yet.
        public let address: DeviceAddress?
        public let flags: Flags

        public var isUp: Bool { flags.contains(.up) }
        public var isRunning: Bool { flags.contains(.running) }
    }
}

extension Adapters.Info {
    /// The flags of an adapter in the kernel (`hci.h`, HCI device flags).
    public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let up = Flags(rawValue: 1 << 0)
        public static let initializing = Flags(rawValue: 1 << 1)
        public static let running = Flags(rawValue: 1 << 2)
        /// Not set up by the kernel: the driver leaves this to a program.
        public static let raw = Flags(rawValue: 1 << 8)
    }
}

/// A reference to an adapter: by the kernel's name, which may be swapped between two adapters after a restart, or by
/// the address, which stays with the adapter.
public enum AdapterReference: Hashable, Sendable {
    /// As in `hci0`.
    case name(String)
    case address(DeviceAddress)

    /// Reads an address with colons in either case; any other text is a name.
    public init(_ text: String) {
        self = DeviceAddress(text).map { .address($0) } ?? .name(text)
    }

    /// Returns the referenced adapter among those of the machine.
    public func adapter(among adapters: [Adapters.Info]) -> Adapters.Info? {
        switch self {
        case .name(let name): adapters.first { $0.name == name }
        case .address(let address): adapters.first { $0.address == address }
        }
    }

    /// The form for file names: an address without its colons.
    public var fileName: String {
        switch self {
        case .name(let name): name
        case .address(let address): address.description.split(separator: ":").joined()
        }
    }
}

extension AdapterReference: CustomStringConvertible {
    public var description: String {
        switch self {
        case .name(let name): name
        case .address(let address): address.description
        }
    }
}

extension Adapters {
    /// Returns the referenced adapter. An adapter that was never up has no known address: it is switched on for a
    /// moment if no other adapter matches. Throws `AdapterError.noAdapter` with the adapters that are present.
    static func find(_ reference: AdapterReference) async throws(AdapterError) -> Info {
        let adapters = try list()
        if let found = reference.adapter(among: adapters) { return found }
        if case .address(let address) = reference {
            for adapter in adapters where adapter.address == nil && !adapter.isUp {
                if let found = try? await asked(adapter), found.address == address { return found }
            }
        }
        throw .noAdapter(reference.description, there: adapters.map(\.description))
    }

    private static func asked(_ adapter: Info) async throws(AdapterError) -> Info {
        try await bringUp(adapter.name)
        let found = try state(of: adapter.name)
        try await bringDown(adapter.name)
        return found
    }
}

extension Adapters.Info: CustomStringConvertible {
    /// Such as `hci0 (a4:c1:38:bf:6f:ab)`.
    public var description: String { name + (address.map { " (\($0))" } ?? "") }
}

extension Adapters {
    /// A socket that is not bound to an adapter, to query the kernel about all of them.
    struct ControlSocket: ~Copyable {
        private let socket: OwnedDescriptor

        init() throws(AdapterError) {
            let answer = rollcall_hci_socket()
            guard let socket = OwnedDescriptor(answer) else {
                throw AdapterError(errno: -answer, adapter: "hci", operation: "socket")
            }
            self.socket = socket
        }

        /// Returns the numbers of all adapters, in order.
        func devices() throws(AdapterError) -> [UInt16] {
            var devices = [UInt16](repeating: 0, count: Int(HCI_MAX_DEV))
            let count = rollcall_hci_device_list(socket.number, &devices)
            try check(count, name: "hci", operation: "HCIGETDEVLIST")
            return devices.prefix(Int(count)).sorted()
        }

        func info(of index: UInt16, name: String) throws(AdapterError) -> Info {
            var info = hci_dev_info()
            try check(rollcall_hci_device_info(socket.number, index, &info), name: name, operation: "HCIGETDEVINFO")
            let bytes = withUnsafeBytes(of: info.bdaddr) { Array($0) }
            let value = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Info(
                name: name, index: index, address: value == 0 ? nil : DeviceAddress(value),
                flags: Info.Flags(rawValue: info.flags))
        }

        /// Switches an adapter on. May block for seconds while a driver loads firmware.
        func bringUp(_ index: UInt16, name: String) throws(AdapterError) {
            let result = rollcall_hci_device_up(socket.number, index)
            if result != -EALREADY { try check(result, name: name, operation: "HCIDEVUP") }
        }

        /// Switches an adapter off. May block until a command in progress ends.
        func bringDown(_ index: UInt16, name: String) throws(AdapterError) {
            let result = rollcall_hci_device_down(socket.number, index)
            if result != -EALREADY { try check(result, name: name, operation: "HCIDEVDOWN") }
        }

        /// Throws `AdapterError.busy` if a program holds the user channel. The kernel does not report this, and lets
        /// others send commands that disturb that program. Of the requests that it refuses meanwhile, resetting the
        /// counters has the least effect.
        func checkUserChannelIsFree(_ index: UInt16, name: String) throws(AdapterError) {
            let result = rollcall_hci_device_reset_statistics(socket.number, index)
            try check(result, name: name, operation: "HCIDEVRESTAT")
        }

        private func check(_ result: Int32, name: String, operation: String) throws(AdapterError) {
            if result < 0 { throw AdapterError(errno: -result, adapter: name, operation: operation) }
        }
    }
}

extension Adapters {
    /// The switches that block radios, as the kernel lists them in sysfs.
    public struct Rfkill: Sendable {
        private let folder: URL

        /// - Parameter folder: The folder in which the kernel lists the switches.
        public init(folder: URL = URL(filePath: "/sys/class/rfkill", directoryHint: .isDirectory)) {
            self.folder = folder
        }

        /// Returns the switches of Bluetooth radios; empty if the kernel has no rfkill.
        public func switches() -> [Switch] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().compactMap { entry in
                guard value("type", of: entry) == "bluetooth", let name = value("name", of: entry) else { return nil }
                return Switch(
                    name: name, isSoftBlocked: value("soft", of: entry) == "1",
                    isHardBlocked: value("hard", of: entry) == "1")
            }
        }

        /// Throws `AdapterError.blockedByRfkill` if the adapter's own switch blocks it. An adapter that a blocked
        /// switch of the machine has removed from its bus is not listed at all: then any blocked switch is the reason.
        public func check(_ adapter: String, isPresent: Bool) throws(AdapterError) {
            let blocked = switches().first { ($0.name == adapter || !isPresent) && $0.isBlocked }
            if let blocked { throw .blockedByRfkill(adapter, hard: blocked.isHardBlocked) }
        }

        private func value(_ attribute: String, of entry: String) -> String? {
            let file = folder.appending(path: entry).appending(path: attribute)
            return (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}

extension Adapters.Rfkill {
    /// One switch that can block a Bluetooth radio.
    public struct Switch: Hashable, Sendable {
        /// The adapter's name, as in `hci0`, or that of the machine's own switch.
        public let name: String
        /// Blocked by a program; `rfkill unblock` unblocks it.
        public let isSoftBlocked: Bool
        /// Blocked by a key or a slider on the machine.
        public let isHardBlocked: Bool

        public var isBlocked: Bool { isSoftBlocked || isHardBlocked }
    }
}
