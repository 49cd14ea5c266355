import Foundation

extension AdapterError {
    /// What an error number of the kernel's HCI sockets means.
    init(errno number: Int32, adapter: String, operation: String) {
        self =
            switch number {
            case EAFNOSUPPORT, EPROTONOSUPPORT: .noBluetooth
            case EPERM, EACCES: .notPermitted(adapter)
            case ERFKILL: .blockedByRfkill(adapter, hard: false)
            case ENETDOWN: .down(adapter)
            // EUSERS: the user channel has its one user.
            case EBUSY, EUSERS: .busy(adapter)
            case ENODEV, EPIPE, EBADFD, EBADF, ENXIO, ENOTCONN, ECONNRESET: .gone(adapter)
            default: .failed(adapter, operation: operation, errno: number)
            }
    }
}
