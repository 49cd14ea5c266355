import Configuration
import Daemon
import DaemonSupport
import Foundation
import Logging
import TestSupport
import Testing

@testable import Server
@testable import Store

@Suite("What check makes of what it sees")
struct CheckFindingTests {
    private static let sound = Dictionary(
        uniqueKeysWithValues: PrivateCluster.LogSilence.settings.map { ($0.name, $0.value) } + [
            ("fsync", "on"), ("full_page_writes", "on"), ("synchronous_commit", "on"), ("data_checksums", "on"),
            ("listen_addresses", ""),
        ])
    private static let role = DatabaseFacts.Role(name: "rollcall_report", isPowerful: false, owned: 0, others: [])

    private static func facts(
        _ settings: [String: String] = [:], overrides: [String] = [], version: Int = 150_004,
        isEncrypted: Bool = false, isLocal: Bool = true, lead: Double = 0, roles: [DatabaseFacts.Role] = [role],
        excess: String? = nil, pending: [String] = []
    ) -> DatabaseFacts {
        DatabaseFacts(
            settings: sound.merging(settings) { $1 }, overrides: overrides, version: version, isEncrypted: isEncrypted,
            isLocal: isLocal, lead: lead, roles: roles, excess: excess, pending: pending, accounts: nil)
    }

    private static func levels(_ facts: DatabaseFacts, isPrivate: Bool = false) -> [CheckFinding.Level] {
        let found = CheckFinding.settings(facts, isPrivate: isPrivate) + CheckFinding.roles(facts, isPrivate: isPrivate)
        #expect(found.allSatisfy { ($0.level == .ok) == ($0.action == nil) })
        return found.map(\.level).filter { $0 != .ok }
    }

    @Test("A sound database has nothing to be mended, private or not")
    func sound() {
        #expect(Self.levels(Self.facts()) == [] && Self.levels(Self.facts(), isPrivate: true) == [])
        #expect(Self.levels(Self.facts(["log_min_messages": "panic"])) == [])
    }

    @Test("Each setting that puts values into the log is found, with the statement that mends it")
    func log() {
        for (name, value) in PrivateCluster.LogSilence.settings {
            let facts = Self.facts([name: "loud"])
            #expect(Self.levels(facts) == [.bad], "\(name)")
            let actions = CheckFinding.settings(facts, isPrivate: false).compactMap(\.action)
            #expect(actions.contains { $0.contains("ALTER SYSTEM SET \(name) = '\(value)';") })
        }
        #expect(Self.levels(Self.facts(overrides: ["ada: log_statement=all"])) == [.warning])
    }

    @Test("Names that reach this machine through a proxy which is not trusted are told of")
    func proxy() throws {
        func finding(_ hosts: [String], _ proxies: [String] = []) throws -> CheckFinding.Level? {
            let values = InMemoryProvider(values: [
                "rollcall.hosts": ConfigValue(.stringArray(hosts), isSecret: false),
                "rollcall.trusted.proxies": ConfigValue(.stringArray(proxies), isSecret: false),
            ])
            return CheckFinding.proxy(try ServerConfiguration(reader: ConfigReader(provider: values)))?.level
        }
        #expect(try finding(["school.example"]) == .warning)
        #expect(try finding(["school.example"], ["127.0.0.1"]) == nil)
        #expect(try finding(["localhost"]) == nil && finding([]) == nil)
    }

    @Test("Where webhooks may go beside public places is told")
    func outgoing() throws {
        func finding(_ allow: [String]) throws -> CheckFinding {
            let values = InMemoryProvider(values: [
                "rollcall.webhook_allow": ConfigValue(.stringArray(allow), isSecret: false)
            ])
            return CheckFinding.outgoing(try ServerConfiguration(reader: ConfigReader(provider: values)))
        }
        #expect(try finding([]).level == .ok)
        let open = try finding(["10.0.0.0/8", "hook.lan"])
        #expect(open.level == .warning && open.what.contains("10.0.0.0/8, hook.lan"))
    }

    @Test("What makes a database weak is found")
    func database() {
        for name in ["fsync", "full_page_writes", "synchronous_commit"] {
            #expect(Self.levels(Self.facts([name: "off"])) == [.bad])
        }
        #expect(Self.levels(Self.facts(["data_checksums": "off"])) == [.warning])
        #expect(Self.levels(Self.facts(["listen_addresses": "*"]), isPrivate: true) == [.bad])
        #expect(Self.levels(Self.facts(["listen_addresses": "*"])) == [])
        #expect(Self.levels(Self.facts(version: 140_009)) == [.bad])
        #expect(Self.levels(Self.facts(isLocal: false)) == [.bad])
        #expect(Self.levels(Self.facts(isEncrypted: true, isLocal: false)) == [])
        #expect(Self.levels(Self.facts(lead: -3)) == [.warning] && Self.levels(Self.facts(lead: 60)) == [.bad])
        #expect(Self.levels(Self.facts(pending: ["m0001_roles"])) == [.warning])
    }

    @Test("A role that may do more than its work is found")
    func roles() {
        for role in [
            DatabaseFacts.Role(name: "rollcall_app", isPowerful: true, owned: 0, others: []),
            DatabaseFacts.Role(name: "rollcall_app", isPowerful: false, owned: 1, others: []),
            DatabaseFacts.Role(name: "rollcall_report", isPowerful: false, owned: 0, others: ["postgres"]),
            DatabaseFacts.Role(name: "rollcall_owner", isPowerful: true, owned: 0, others: []),
        ] {
            #expect(Self.levels(Self.facts(roles: [role])) == [.bad], "\(role)")
        }
        #expect(Self.levels(Self.facts(excess: "the function version()")) == [.warning])
    }

    @Test("What stands open among the accounts is a warning")
    func accounts() {
        let sound = AccountFacts(
            adminsWithoutFactor: 0, staffWithoutFactor: 0, temporaryPasswords: 0, claimCodes: 0, isFactorRequired: true,
            sessionHours: 12)
        #expect(CheckFinding.accounts(sound).allSatisfy { $0.level == .ok })
        let changes: [(inout AccountFacts) -> Void] = [
            { $0.adminsWithoutFactor = 1 }, { $0.staffWithoutFactor = 2 }, { $0.temporaryPasswords = 1 },
            { $0.claimCodes = 3 }, { $0.isFactorRequired = false }, { $0.sessionHours = 25 },
        ]
        for change in changes {
            var facts = sound
            change(&facts)
            #expect(CheckFinding.accounts(facts).map(\.level).filter { $0 != .ok } == [.warning])
        }
    }

    private static func machine(
        mode: UInt32 = 0o600, owner: UInt32 = 7, isSecret: Bool = true, free: UInt64 = 50 << 30, isRight: Bool? = true
    ) -> [CheckFinding.Level] {
        let file = MachineFacts.File(path: "/a", name: "the key", isSecret: isSecret, mode: mode, owner: owner)
        let facts = MachineFacts(
            files: [file], owners: [0, 7], freeBytes: free, diskBytes: 100 << 30, isClockSynchronised: isRight)
        return CheckFinding.machine(facts).map(\.level).filter { $0 != .ok }
    }

    @Test("Files that others can read or change, a full disk and a clock on its own are found")
    func machine() {
        #expect(
            Self.machine() == [] && Self.machine(mode: 0o640) == [] && Self.machine(mode: 0o644, isSecret: false) == [])
        for mode in [0o644, 0o604, 0o620, 0o601] as [UInt32] { #expect(Self.machine(mode: mode) == [.bad]) }
        #expect(Self.machine(mode: 0o664, isSecret: false) == [.bad])
        #expect(Self.machine(owner: 8) == [.bad])
        #expect(Self.machine(free: 1 << 20) == [.bad] && Self.machine(free: 6 << 30) == [.warning])
        #expect(Self.machine(isRight: false) == [.warning] && Self.machine(isRight: nil) == [.warning])
    }

    private static func transport(_ values: [AbsoluteConfigKey: ConfigValue], at now: Date = Date()) throws
        -> [CheckFinding.Level]
    {
        let configuration = try ServerConfiguration(reader: ConfigReader(provider: InMemoryProvider(values: values)))
        return CheckFinding.transport(configuration, at: now, logger: Logger(label: "check")).map(\.level)
    }

    @Test("Plain HTTP beyond this machine, a certificate without its key, and one that expires are found")
    func transport() throws {
        #expect(try Self.transport([:]) == [.ok])
        #expect(try Self.transport(["rollcall.insecure": true]) == [.warning])
        #expect(try Self.transport(["rollcall.insecure": true, "rollcall.host": "0.0.0.0"]) == [.bad])
        let folder = try CertificateFolder(.first)
        let files: [AbsoluteConfigKey: ConfigValue] = [
            "rollcall.tls.certificate": .init(stringLiteral: folder.files.certificate),
            "rollcall.tls.key": .init(stringLiteral: folder.files.key),
        ]
        #expect(try Self.transport(files) == [.ok, .ok])
        #expect(try Self.transport(files, at: Date(timeIntervalSince1970: 4_949_700_000)) == [.ok, .bad])
        try folder.write(
            TestCertificate(certificate: TestCertificate.first.certificate, key: TestCertificate.second.key))
        #expect(try Self.transport(files) == [.bad])
        let now = Date()
        #expect(CheckFinding.expiry(now + 29 * 86_400, at: now).level == .warning)
        #expect(CheckFinding.expiry(now + 31 * 86_400, at: now).level == .ok)
    }

    @Test("A finding is a line, and another with what to do")
    func lines() throws {
        #expect(CheckFinding.ok("All is well.").description == "ok       All is well.")
        #expect(CheckFinding.bad("It is open.", do: "close it").description == "bad      It is open.\n  do: close it")
        let json = String(decoding: try JSONEncoder().encode(CheckFinding.bad("a", do: "b")), as: UTF8.self)
        #expect(json.contains(#""do":"b""#) && json.contains(#""level":"bad""#))
    }
}
