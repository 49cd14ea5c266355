import Descriptors
import Foundation
import HCI
import TestSupport
import Testing

@Suite("The socket of an adapter", .mustEnd)
struct HCISocketTests {
    /// Waits for the end of reading.
    private final class End: PacketSink {
        let ends: AsyncStream<AdapterError?>
        private let ended: AsyncStream<AdapterError?>.Continuation

        init() {
            (ends, ended) = AsyncStream.makeStream()
        }

        func receive(_ batch: borrowing PacketBatch) {}

        func finish(_ error: AdapterError?) {
            ended.yield(error)
            ended.finish()
        }
    }

    /// - Returns: the numbers of both ends.
    private func pair() throws -> (near: Int32, far: Int32) {
        var pair: [Int32] = [-1, -1]
        let type = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
        try #require(socketpair(AF_UNIX, type, 0, &pair) == 0)
        return (pair[0], pair[1])
    }

    private func open(_ number: Int32) throws -> (socket: HCISocket, sink: End) {
        guard let descriptor = OwnedDescriptor(number) else { throw POSIXError(.EBADF) }
        let (socket, sink) = (try HCISocket(taking: descriptor, adapter: "hci0"), End())
        socket.start(sink)
        return (socket, sink)
    }

    @Test("That another part of the program took its number is told apart from an adapter that went away")
    func lost() async throws {
        let (near, far) = try pair()
        let (socket, sink) = try open(far)
        let null = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
        try #require(dup2(null, far) == far)
        // The reader waits for what the number was, and looks again once that has something.
        _ = send(near, [4, 0, 0], 3, Int32(MSG_NOSIGNAL))
        for await error in sink.ends { #expect(error == .socketLost("hci0", errno: ENOTSOCK)) }
        #expect(throws: AdapterError.gone("hci0")) { try socket.send([1]) }
        // The number is that of the other, who alone closes it.
        for number in [near, null, far] { #expect(close(number) == 0) }
    }

    @Test("That the other end went away is the adapter's end")
    func gone() async throws {
        let (near, far) = try pair()
        let (socket, sink) = try open(far)
        #expect(close(near) == 0)
        for await error in sink.ends { #expect(error == .gone("hci0")) }
        #expect(socket.lostPackets == 0)
    }
}
