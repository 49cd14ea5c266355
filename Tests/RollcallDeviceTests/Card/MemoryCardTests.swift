import Foundation
import Testing

@testable import rollcall_device

@Suite("A memory card that tells a device how to connect")
struct MemoryCardTests {
    private static let login = DeviceLogin(
        broker: "mqtts://school.example:8883", site: "k1", device: 12, serial: "S1", token: "secret",
        authority: "-----BEGIN CERTIFICATE-----\n", network: .init(name: "School", password: "wifi"))

    private func withFolders(_ work: (_ card: String, _ data: String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "card-\(UUID())").path()
        try FileManager.default.createDirectory(atPath: "\(folder)/card", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try work("\(folder)/card", "\(folder)/data")
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("Only the owner can read it")
    func secret() throws {
        try withFolders { card, _ in
            try MemoryCard(folder: card).prepare(Self.login)
            #expect(try permissions("\(card)/rollcall-device.json") == 0o600)
        }
    }

    @Test("What a log shows of a device holds neither its token nor the password of its network")
    func logged() {
        let text = "\((service: "lock", login: Self.login))"
        #expect(text.contains("device 12 of k1") && !text.contains("secret") && !text.contains("wifi"))
    }

    @Test("The device takes it in, keeps it for itself alone, and removes it from the card")
    func taking() throws {
        try withFolders { card, data in
            try MemoryCard(folder: card).prepare(Self.login)
            let taken = try #require(try MemoryCard(folder: card).take(into: data))
            #expect(taken.token == "secret" && taken.network == Self.login.network)
            #expect(try FileManager.default.contentsOfDirectory(atPath: card).isEmpty)
            #expect(try permissions("\(data)/rollcall-device.json") == 0o600)
            let authority = try #require(taken.authorityFile)
            #expect(try String(contentsOfFile: authority, encoding: .utf8) == Self.login.authority)
            #expect(try MemoryCard(folder: card).take(into: data) == nil)
            #expect(try MemoryCard(folder: data).login()?.device == 12)
        }
    }

    @Test("A second card takes the place of the first")
    func again() throws {
        try withFolders { card, data in
            var login = Self.login
            for token in ["first", "second"] {
                login.token = token
                try MemoryCard(folder: card).prepare(login)
                #expect(try MemoryCard(folder: card).take(into: data)?.token == token)
            }
        }
    }

    @Test("A card is not written over, and one that cannot be read says what to do")
    func wrong() throws {
        try withFolders { card, data in
            try MemoryCard(folder: card).prepare(Self.login)
            #expect(throws: CardError.self) { try MemoryCard(folder: card).prepare(Self.login) }
            try Data("{}".utf8).write(to: URL(filePath: "\(card)/rollcall-device.json"))
            #expect(throws: CardError.self) { try MemoryCard(folder: card).take(into: data) }
            #expect(throws: CardError.self) { try MemoryCard(folder: "\(card)/none").prepare(Self.login) }
        }
    }

    @Test("Two programs are not one device")
    func locked() throws {
        try withFolders { _, data in
            let first = try DeviceFolder(data, device: 12)
            #expect(throws: CardError.self) { try DeviceFolder(data, device: 12) }
            #expect(try DeviceFolder(data, device: 13).path != first.path)
        }
    }
}
