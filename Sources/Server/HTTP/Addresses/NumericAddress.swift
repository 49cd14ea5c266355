import Foundation

/// Conversion of socket addresses to text.
enum NumericAddress {
    /// The address in the usual notation; nil if it is neither IPv4 nor IPv6.
    static func text(of address: UnsafePointer<sockaddr>) -> String? {
        let length: Int
        switch Int32(address.pointee.sa_family) {
        case AF_INET: length = MemoryLayout<sockaddr_in>.size
        case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
        default: return nil
        }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) { buffer in
            let status = getnameinfo(
                address, socklen_t(length), buffer.baseAddress, socklen_t(buffer.count), nil, 0, NI_NUMERICHOST)
            guard status == 0, let text = buffer.baseAddress else { return nil }
            return String(String(cString: text).prefix { $0 != "%" })
        }
    }
}
