import CBlueZ
import Foundation

extension HCISocket {
    /// The events a scanner and advertiser needs: Command Complete, Command Status, Hardware Error and LE Meta.
    private static let events: [UInt8] = [0x0E, 0x0F, 0x10, 0x3E]

    /// Opens an adapter of this machine. Exclusive: takes it down and binds the user channel, which brings it up again for
    /// this process alone. Shared: binds the raw channel of an adapter that is up. Throws `AdapterError`.
    public static func open(_ name: String, mode: ControllerMode) async throws(AdapterError) -> HCISocket {
        let info = try find(name)
        return try await Blocking.run { () throws(AdapterError) in
            switch mode {
            case .exclusive: try openUserChannel(of: info)
            case .shared: try openRawChannel(of: info)
            }
        }
    }

    /// May wait for seconds: binding the user channel starts the controller.
    private static func openUserChannel(of info: AdapterInfo) throws(AdapterError) -> HCISocket {
        try HCIControlSocket().bringDown(info.index, name: info.name)
        return try HCISocket(bound: info, channel: HCI_CHANNEL_USER)
    }

    private static func openRawChannel(of info: AdapterInfo) throws(AdapterError) -> HCISocket {
        try HCIControlSocket().checkUserChannelIsFree(info.index, name: info.name)
        guard info.isUp else { throw .down(info.name) }
        let socket = try HCISocket(bound: info, channel: HCI_CHANNEL_RAW)
        let result = socket.withDescriptor { rollcall_hci_filter_events($0, events, events.count) } ?? -EPIPE
        if result < 0 { throw AdapterError(errno: -result, adapter: info.name, operation: "HCI_FILTER") }
        return socket
    }

    private static func find(_ name: String) throws(AdapterError) -> AdapterInfo {
        do {
            let info = try Adapters.state(of: name)
            try Rfkill().check(name, isPresent: true)
            return info
        } catch .noAdapter {
            try Rfkill().check(name, isPresent: false)
            throw .noAdapter(name)
        }
    }

    private convenience init(bound info: AdapterInfo, channel: Int32) throws(AdapterError) {
        let descriptor = rollcall_hci_socket()
        if descriptor < 0 { throw AdapterError(errno: -descriptor, adapter: info.name, operation: "socket") }
        let result = rollcall_hci_bind(descriptor, info.index, UInt16(channel))
        guard result >= 0 else {
            Glibc.close(descriptor)
            throw AdapterError(errno: -result, adapter: info.name, operation: "bind")
        }
        try self.init(taking: descriptor, adapter: info.name)
    }
}
