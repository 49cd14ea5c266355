import Foundation
import HCI
import Testing

@Suite struct BtsnoopReaderTests {
    private static let header = "6274736e6f6f7000 00000001 000003ea"
    private static let record = "00000004 00000004 00000003 00000000 00dcddb30f2f8001 04 0e 01 00"

    private func read(_ hex: String) throws -> (records: [Btsnoop.Record], error: Btsnoop.Failure?) {
        let file = try TemporaryFile([UInt8](hex: hex))
        return try withExtendedLifetime(file) { try Btsnoop.Reader.all(path: file.url.path) }
    }

    @Test("A record holds packet, flags, drops and Unix time")
    func record() throws {
        let (records, error) = try read(Self.header + Self.record)
        #expect(error == nil)
        #expect(records == [Btsnoop.Record(packet: [4, 0x0E, 1, 0], flags: 3, unixMicroseconds: 1)])
    }

    @Test("A file without records ends at once")
    func empty() throws {
        let (records, error) = try read(Self.header)
        #expect(records.isEmpty)
        #expect(error == nil)
    }

    @Test("Where the file has no packet type, the flags tell it")
    func unencapsulated() throws {
        let record = { (flags: String) in "00000002 00000002 \(flags) 00000000 00dcddb30f2f8000 0e 00" }
        let (records, error) = try read(
            "6274736e6f6f7000 00000001 000003e9" + record("00000003") + record("00000002") + record("00000001"))
        #expect(error == nil)
        #expect(records.map(\.packet) == [[4, 0x0E, 0], [1, 0x0E, 0], [2, 0x0E, 0]])
    }

    @Test("A packet that was not recorded whole says how much is missing")
    func missing() throws {
        let (records, _) = try read(Self.header + "00000009 00000002 00000003 00000000 00dcddb30f2f8000 04 3e")
        #expect(records.map(\.missingByteCount) == [7])
    }

    @Test(
        "A file of another kind is refused",
        arguments: ["62", "6274736e6f6f70", "0a0d0d0a 00000000 00000000 00000000"])
    func foreign(hex: String) throws {
        let (records, error) = try read(hex)
        #expect(records.isEmpty)
        #expect(error?.code == .notBtsnoop)
    }

    @Test("An empty file is named as one")
    func emptyFile() throws {
        #expect(try read("").error?.code == .empty)
    }

    @Test("Another version and another datalink are named")
    func unsupported() throws {
        let version = try read("6274736e6f6f7000 00000002 000003ea").error
        #expect(version?.code == .unsupported)
        #expect(version?.message.contains("version 2") == true)
        let datalink = try read("6274736e6f6f7000 00000001 000007d2").error
        #expect(datalink?.code == .unsupported)
        #expect(datalink?.message.contains("type 2002") == true)
    }

    @Test("A tail that is cut off is an error after the records before it", arguments: 1..<28)
    func truncated(kept: Int) throws {
        let whole = [UInt8](hex: Self.header + Self.record + Self.record)
        let file = try TemporaryFile(Array(whole.prefix(16 + 28 + kept)))
        let (records, error) = try Btsnoop.Reader.all(path: file.url.path)
        #expect(records.count == 1)
        #expect(error?.code == .truncated)
        #expect(error?.message.contains("record 1, which starts at byte 44") == true)
    }

    @Test(
        "A length that no packet has, or more bytes than the packet had, is an error after the records before it",
        arguments: ["ffffffff ffffffff", "00010005 00010005", "00000004 00000005", "00010005 00000004"])
    func damaged(lengths: String) throws {
        let (records, error) = try read(
            Self.header + Self.record + lengths + "00000003 00000000 00dcddb30f2f8000 04 0e 01 00 00 00")
        #expect(records.count == 1)
        #expect(error?.code == .damaged)
    }

    @Test("A file that is not there is an error with its name")
    func notThere() {
        #expect {
            _ = try Btsnoop.Reader.all(path: "/nowhere/capture.btsnoop")
        } throws: { error in
            (error as? Btsnoop.Failure)?.code == .cannotOpen && "\(error)".contains("/nowhere/capture.btsnoop")
        }
    }

    @Test("A folder is an error, not an empty file")
    func folder() throws {
        let path = FileManager.default.temporaryDirectory.path
        #expect(throws: Btsnoop.Failure.self) {
            var reader = try Btsnoop.Reader(path: path)
            _ = try reader.next()
        }
    }
}
