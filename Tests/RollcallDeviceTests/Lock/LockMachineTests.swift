import Devices
import Foundation
import Locks
import Testing

@testable import rollcall_device

@Suite("A lock in software")
struct LockMachineTests {
    /// A lock, its server, and what both said.
    struct Bench {
        var lock: LockMachine
        let memory: LockMemory
        var disk: LockMemory?
        var now = Date(timeIntervalSince1970: 1_800_000_000)
        /// What was published, as channel and text.
        var said: [(channel: String, text: String)] = []
        var notes: [String] = []

        init(_ dialect: LockDialect = .hmac) {
            memory = LockMemory(dialect: dialect)
            let identity = Device.Identity(device: 12, site: "k1", serial: "L1")
            lock = LockMachine(identity, memory: memory, settings: LockMachine.Hardware.Settings())
            apply(.connected)
        }

        mutating func apply(_ event: LockMachine.Event) {
            for action in lock.apply(event, at: now) {
                switch action {
                case .keep(let memory): disk = memory
                case .publish(let channel, let payload):
                    said.append((channel, String(decoding: payload, as: UTF8.self)))
                case .note(let text): notes.append(text)
                }
            }
        }

        /// What it answers to a message, but for its states.
        mutating func hear(_ channel: String, _ payload: [UInt8]) -> [(channel: String, text: String)] {
            let before = said.count
            apply(.message(channel: channel, payload: payload))
            return said.dropFirst(before).filter { $0.channel != "state" }
        }

        mutating func activate() throws -> LockKeys {
            var activation = Activation(
                LockIdentity(site: "k1", device: 12), dialect: memory.dialect, epoch: 1,
                fingerprint: memory.fingerprint, code: memory.code, now: now)
            var waiting = activation.apply(.time, at: now)
            var keys: LockKeys?
            while !waiting.isEmpty {
                switch waiting.removeFirst() {
                case .say(let payload):
                    for answer in hear("handshake", payload) {
                        waiting += activation.apply(.message(Array(answer.text.utf8)), at: now)
                    }
                case .keep(let kept): keys = kept
                default: break
                }
            }
            return try #require(keys)
        }

        /// - Returns: how the attempt ended.
        mutating func unlock(_ attempt: Int64, _ keys: LockKeys) -> AttemptState {
            var life = AttemptStateMachine(attempt, keys: keys, hold: 5, now: now)
            var waiting = life.apply(.time, at: now)
            while !waiting.isEmpty {
                switch waiting.removeFirst() {
                case .challenge(let payload):
                    for answer in hear("challenge", payload) {
                        waiting += life.apply(.nonce(Array(answer.text.utf8)), at: now)
                    }
                case .respond(let payload):
                    for answer in hear("response", payload) {
                        waiting += life.apply(.outcome(Array(answer.text.utf8)), at: now)
                    }
                default: break
                }
            }
            return life.state
        }

        var states: [String] { said.filter { $0.channel == "state" }.map(\.text) }
    }

    @Test("It says hello and all that it is, opens for its server, and locks again", arguments: LockDialect.allCases)
    func opens(_ dialect: LockDialect) throws {
        var bench = Bench(dialect)
        #expect(bench.said.map(\.channel) == ["hello", "state"])
        #expect(bench.said[0].text.contains(#""kind":"lock""#))
        let keys = try bench.activate()
        #expect(bench.disk != nil)
        #expect(bench.unlock(7, keys) == .opened)
        #expect(bench.notes == ["The lock opens for attempt 7, for 5 s."])
        #expect(bench.states.last?.contains(#""bolt":"unlocked""#) == true)
        bench.now = try #require(bench.lock.nextAt)
        bench.apply(.time)
        #expect(bench.states.last?.contains(#""bolt":"locked""#) == true)
        #expect(bench.states.last?.contains(#""cause":"timer""#) == true)
    }

    @Test("A bolt that is stuck is told by its outcome and by its state")
    func jammed() throws {
        var bench = Bench()
        let keys = try bench.activate()
        bench.apply(.input(.jam))
        #expect(bench.unlock(7, keys) == .jammed)
        #expect(bench.notes.isEmpty)
        #expect(bench.states.last?.contains(#""bolt":"jammed""#) == true)
    }

    @Test("No command opens it, and status is answered")
    func commands() {
        var bench = Bench()
        for name in ["open", "unlock", "press", "set_bolt"] {
            let answer = bench.hear("command", Array(#"{"id":"3","command":"\#(name)"}"#.utf8))
            #expect(answer.map(\.channel) == ["outcome"])
            #expect(answer.first?.text.contains("refused") == true)
        }
        #expect(bench.lock.hardware.bolt == .locked)
        #expect(bench.hear("command", Array(#"{"command":"status"}"#.utf8)).map(\.channel) == ["hello"])
        let asked = bench.hear("command", Array(#"{"id":"4","command":"status"}"#.utf8))
        #expect(asked.map(\.channel) == ["outcome", "hello"])
    }

    @Test("A door that is forced opens while the bolt is not drawn, and somebody who goes out draws it")
    func door() {
        var bench = Bench()
        bench.apply(.input(.open))
        #expect(bench.states.count == 1, "The bolt is not drawn.")
        bench.apply(.input(.force))
        #expect(bench.states.last?.contains(#""door":"open""#) == true)
        #expect(bench.lock.hardware.bolt == .locked)
        bench.now += 3
        bench.apply(.time)
        #expect(bench.states.last?.contains(#""door":"closed""#) == true)
        bench.apply(.input(.exit))
        #expect(bench.states.last?.contains(#""bolt":"unlocked""#) == true)
        #expect(bench.states.last?.contains(#""cause":"button""#) == true)
    }

    @Test("What changed while it was away it says after its next hello")
    func away() {
        var bench = Bench()
        bench.apply(.disconnected)
        bench.apply(.input(.battery(12)))
        #expect(bench.states.count == 1)
        bench.apply(.connected)
        #expect(bench.states.last?.contains(#""battery":12"#) == true)
        #expect(bench.states.last?.contains(#""seq":2"#) == true)
    }

    @Test("Its memory outlasts a restart, is its owner's alone, and is that of its dialect")
    func memory() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = LockMemoryFile(folder: folder)
        let made = try file.open(.hmac)
        #expect(try file.open(.hmac) == made)
        #expect(throws: CardError.self) { try file.open(.aes128) }
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let label = LockFleet.label(12, made)
        let code = try #require(made.code)
        #expect(label.contains(made.fingerprint.text) && label.contains(code.text))
        try Data("{}".utf8).write(to: URL(filePath: file.path))
        #expect(throws: CardError.self) { try file.open(.hmac) }
    }
}
