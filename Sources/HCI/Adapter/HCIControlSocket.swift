import Beacon
import CBlueZ
import Descriptors
import Foundation

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
