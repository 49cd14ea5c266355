import Descriptors
import Dispatch
import Foundation
import Sockets
import SystemPackage
import TestSupport
import Testing

@Suite("A watched socket", .mustEnd)
struct SocketWatchTests {
    private struct Pair: ~Copyable {
        let near: OwnedDescriptor
        let far: OwnedDescriptor

        init() throws {
            var pair: [Int32] = [-1, -1]
            let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            try #require(socketpair(AF_UNIX, type, 0, &pair) == 0)
            near = OwnedDescriptor(taking: FileDescriptor(rawValue: pair[0]))
            far = OwnedDescriptor(taking: FileDescriptor(rawValue: pair[1]))
        }
    }

    private let queue = DispatchQueue(label: "watched")

    private func watch(_ socket: Int32) throws -> (watch: SocketWatch, calls: AsyncStream<Void>) {
        let (calls, called) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        return (try SocketWatch(socket, queue: queue, readable: { called.yield() }, writable: {}), calls)
    }

    private func end(_ watch: SocketWatch) async {
        await withCheckedContinuation { ended in watch.cancel { ended.resume() } }
    }

    @Test("Tells when it can be read")
    func readable() async throws {
        let pair = try Pair()
        let (watch, calls) = try watch(pair.near.number)
        try pair.far.file.writeAll([1])
        for await _ in calls { break }
        await end(watch)
        extendLifetime(pair)
    }

    /// libpq and libmosquitto close their sockets where they find them lost, before they are told to stop watching.
    @Test("A socket may be closed meanwhile: the next socket with its number is watched all the same")
    func numberGivenOutAgain() async throws {
        let lost = try Pair()
        let next = try Pair()
        let (first, _) = try watch(lost.near.number)
        // At once another socket has the number.
        try #require(dup2(next.near.number, lost.near.number) == lost.near.number)
        let (second, calls) = try watch(lost.near.number)
        try next.far.file.writeAll([1])
        for await _ in calls { break }
        await end(first)
        try next.far.file.writeAll([2])
        for await _ in calls { break }
        await end(second)
        extendLifetime(lost)
    }
}
