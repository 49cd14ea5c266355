import Daemon
import DaemonSupport
import Foundation
import Testing

@Suite("Notify socket")
struct NotifySocketTests {
    @Test("Datagrams reach a socket in the file system and an abstract one", arguments: ["/", "@"])
    func delivery(kind: String) throws {
        let name = "rollcall-test-\(UUID())"
        let file = FileManager.default.temporaryDirectory.appending(path: name)
        let path = kind == "/" ? file.path : "@\(name)"
        // Of an abstract socket there is no file.
        defer { try? FileManager.default.removeItem(at: file) }
        let listener = try DatagramListener(path)
        let socket = try #require(NotifySocket(environment: ["NOTIFY_SOCKET": path]))
        try socket.send(["READY=1", "STATUS=hci0 scanning"])
        #expect(listener.next() == "READY=1\nSTATUS=hci0 scanning")
    }

    @Test("Nobody listens", arguments: [[:], ["NOTIFY_SOCKET": ""], ["NOTIFY_SOCKET": "vsock:2:1"]])
    func nobody(environment: [String: String]) {
        #expect(NotifySocket(environment: environment) == nil)
    }

    @Test("A path longer than any socket has is nobody's")
    func long() {
        let path = "/" + String(repeating: "a", count: 200)
        #expect(NotifySocket(environment: ["NOTIFY_SOCKET": path]) == nil)
    }

    @Test("The watchdog is ours where no process or this one is named")
    func watchdog() throws {
        let named = ["NOTIFY_SOCKET": "/n", "WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "7"]
        #expect(NotifySocket(environment: named, process: 7)?.watchdog == .seconds(60))
        #expect(NotifySocket(environment: named, process: 8)?.watchdog == nil)
        #expect(NotifySocket(environment: ["NOTIFY_SOCKET": "/n"], process: 7)?.watchdog == nil)
    }

    @Test("A listener that is gone is an error, not a signal")
    func gone() throws {
        let socket = try #require(NotifySocket(environment: ["NOTIFY_SOCKET": "@rollcall-test-\(UUID())"]))
        #expect(throws: POSIXError.self) { try socket.send(["READY=1"]) }
    }
}
