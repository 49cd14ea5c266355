import Foundation

extension School {
    /// Sends these bytes, and returns all that comes until the server closes. A client library would hide a body.
    /// - Parameter isLast: whether this side then closes its half of the connection.
    func exchange(_ text: String, isLast: Bool = false) async throws -> String {
        try await exchange([text], isLast: isLast)
    }

    /// The same, where the bytes leave in pieces.
    func exchange(_ pieces: [String], isLast: Bool = false) async throws -> String {
        let port = in_port_t(server.port)
        return try await withCheckedThrowingContinuation { done in
            DispatchQueue.global().async {
                done.resume(with: Result { try Self.exchange(pieces, isLast: isLast, port: port) })
            }
        }
    }

    private static func exchange(_ pieces: [String], isLast: Bool, port: in_port_t) throws -> String {
        let handle = FileHandle(
            fileDescriptor: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), closeOnDealloc: true)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(handle.fileDescriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw CocoaError(.fileReadUnknown) }
        var isAtOnce: Int32 = 1
        setsockopt(
            handle.fileDescriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isAtOnce, socklen_t(MemoryLayout<Int32>.size))
        for piece in pieces { try handle.write(contentsOf: Data(piece.utf8)) }
        if isLast { shutdown(handle.fileDescriptor, Int32(SHUT_WR)) }
        return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }
}
