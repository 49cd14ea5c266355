public import Beacon
import Concurrency
import Dispatch

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
