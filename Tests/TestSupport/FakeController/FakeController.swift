import Descriptors
import Foundation
public import HCI
import Synchronization

/// A controller at the other end of a socket pair. It answers commands as a real one does, or as it is told to, and
/// sends what a test wants heard. Everything it sends comes over the same `HCISocket` that reads a real adapter.
public final class FakeController: Sendable {
    /// To give to `Controller(transport:)`.
    public let transport: HCISocket
    private let socket: OwnedDescriptor
    private let model: Mutex<ControllerModel>
    private let watchers = Mutex<[(count: Int, continuation: CheckedContinuation<Void, Never>)]>([])

    /// - Parameter hasAddress: Whether it was made with a public address.
    public init(_ kind: ControllerKind, adapter: String = "hci0", hasAddress: Bool = true) throws {
        var pair: [Int32] = [-1, -1]
        let type = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &pair) == 0, let near = OwnedDescriptor(pair[0]),
            let far = OwnedDescriptor(pair[1])
        else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        socket = near
        transport = try HCISocket(taking: far, adapter: adapter)
        model = Mutex(ControllerModel(kind: kind, hasAddress: hasAddress))
        let thread = Thread { [self] in answerCommands() }
        thread.name = "fake-controller"
        thread.start()
    }

    /// The commands received, in order.
    public var commands: [HCICommand] { model.withLock(\.commands) }
    public var isScanning: Bool { model.withLock(\.isScanning) }
    public var isAdvertising: Bool { model.withLock(\.isAdvertising) }

    public func forgetCommands() {
        model.withLock { $0.commands = [] }
    }

    /// Answers the next commands of this opcode in another way than a sound controller: `times` of them, or all.
    public func script(_ opcode: HCIOpcode, _ behaviour: ControllerBehaviour, times: Int = .max) {
        model.withLock { $0.scripts[opcode] = (behaviour, times) }
    }

    /// Goes away, as an adapter that is pulled out.
    public func unplug() {
        shutdown(socket.number, Int32(SHUT_RDWR))
    }

    /// Returns when as many commands have been received and answered since they were last forgotten.
    public func waitForCommands(_ count: Int) async {
        await withCheckedContinuation { continuation in
            watchers.withLock { $0.append((count, continuation)) }
            wakeWatchers()
        }
    }

    /// Carries out another program's command, of which only the answer is seen.
    public func carryOutForeign(_ command: HCICommand) {
        write(ControllerEvent.commandComplete(command.opcode, model.withLock { $0.carryOut(command) }))
    }

    func write(_ packet: [UInt8]) {
        _ = send(socket.number, packet, packet.count, Int32(MSG_NOSIGNAL))
    }

    private func answerCommands() {
        var buffer = [UInt8](repeating: 0, count: 512)
        while true {
            let length = recv(socket.number, &buffer, buffer.count, 0)
            if length < 0, errno == EINTR { continue }
            guard length > 0 else { return }
            guard let command = HCICommand(packet: Array(buffer[..<length])) else { continue }
            if let answer = model.withLock({ $0.answer(command) }) { write(answer) }
            wakeWatchers()
        }
    }

    private func wakeWatchers() {
        let received = commands.count
        let woken = watchers.withLock { watchers in
            defer { watchers.removeAll { $0.count <= received } }
            return watchers.filter { $0.count <= received }.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }
}
