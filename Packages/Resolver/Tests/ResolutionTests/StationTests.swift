import Testing

@testable import Resolution

@Suite("Stations")
struct StationTests {
    @Test(
        "A MAC address is one station in any usual spelling",
        arguments: [
            "00:0c:29:AB:cd:ef", "00-0C-29-ab-CD-EF", "000c.29ab.cdef", "000c29abcdef", "000C29ABCDEF",
            "00.0c.29.ab.cd.ef", "00 0c 29 ab cd ef", "000c29-abcdef",
        ])
    func spellings(text: String) {
        #expect(Serial(text) == .mac(0x000C_29AB_CDEF))
        #expect(Serial(text)?.description == "00:0c:29:ab:cd:ef")
    }

    @Test(
        "Other serials are themselves",
        arguments: ["hello", "00:0c:29:ab:cd", "00:0c-29:ab:cd:ef", "0:00c29abcdef", "x"])
    func others(text: String) {
        #expect(Serial(text) == .text(Array(text.utf8)) && Serial(text)?.description == text)
    }

    @Test("What is no serial", arguments: ["", "ø", "a\u{0}", "a\n", String(repeating: "a", count: 65)])
    func noSerial(text: String) {
        #expect(Serial(text) == nil)
    }

    @Test("A code is the first 125 bits in 25 characters, and is read as people type")
    func codes() throws {
        let code = PrintedCode(
            [UInt8](repeating: 0xFF, count: 15) + [0x08] + [UInt8](repeating: 0, count: 16), length: 25)
        #expect(code.text == "ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZ1")
        let typed = Array("zzzzz zzzzz-zzzzz ZZZZZZZZZl".utf8)
        #expect(PrintedCode(typed: typed, length: 25) == code)
        #expect(PrintedCode(typed: Array("UUUUU-UUUUU-UUUUU-UUUUU-UUUUU".utf8), length: 25) == nil)
        #expect(PrintedCode(typed: Array("ZZZZ".utf8), length: 25) == nil)
        #expect(PrintedCode([UInt8](repeating: 0, count: 10), length: 16).text == "0000-0000-0000-0000")
    }

    private func record(_ changes: String...) -> [UInt8] {
        var members = [
            "serial": "\"00-0c-29-ab-cd-ef\"", "counter": "7", "time": "8", "ipv4": "\"203.0.113.9\"",
            "ipv6": "[\"2001:db8::1\"]", "port": "443", "name": "\"school.example\"",
            "tls": "\"\(String(repeating: "0a", count: 32))\"", "holds": "60",
        ]
        for change in changes {
            let parts = change.split(separator: "=", maxSplits: 1)
            members[String(parts[0])] = parts.count > 1 ? String(parts[1]) : nil
        }
        return Array("{\(members.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}".utf8)
    }

    @Test("A record says where the station is")
    func good() throws {
        let record = try StationRecord(record(), allowingLocal: false)
        #expect(record.serial == Serial("000c29abcdef") && record.counter == 7 && record.ipv4 == IPv4("203.0.113.9"))
        #expect(
            record.ipv6 == [IPv6("2001:db8::1")] && record.port == 443 && record.holds == 60 && record.tls?.count == 32)
        #expect(record.findable == nil)
    }

    @Test("Addresses of one sort are enough, what is not said is as usual, and what is not known is passed over")
    func sparse() throws {
        let sparse = record("ipv4", "name", "tls", "holds", "time", "more=[{}]", "findable=\"serial\"")
        let record = try StationRecord(sparse, allowingLocal: false)
        #expect(record.ipv4 == nil && record.ipv6.count == 1 && record.holds == 900 && record.findable == .serial)
    }

    @Test(
        "A record that cannot be taken says why",
        arguments: [
            ("serial", StationRecord.Fault.signature), ("serial=5", .signature), ("counter", .counter),
            ("counter=0", .counter), ("counter=9007199254740992", .counter), ("counter=1.5", .counter),
            ("counter=\"7\"", .counter), ("ipv4=\"10.0.0.1\"", .address), ("ipv4=\"224.0.0.1\"", .address),
            ("ipv4=\"010.0.0.1\"", .address), ("ipv4=7", .address), ("ipv6=[\"fe80::1\"]", .address),
            ("ipv6=[\"::1\"]", .address), ("ipv6=[\"2001:db8::1\", \"2001:db8:0::1\"]", .address),
            ("ipv6=[\"1::1\", \"1::2\", \"1::3\", \"1::4\", \"1::5\"]", .address), ("port", .address),
            ("port=0", .address), ("port=65536", .address), ("name=\"\"", .address), ("tls=\"00\"", .address),
            ("holds=59", .address), ("holds=86401", .address), ("findable=\"all\"", .address),
        ])
    func bad(change: String, fault: StationRecord.Fault) {
        #expect(throws: fault) { try StationRecord(record(change), allowingLocal: false) }
    }

    @Test("Private addresses are taken where they are allowed, and those of no use nowhere")
    func local() throws {
        _ = try StationRecord(record("ipv4=\"127.0.0.1\"", "ipv6=[\"fd00::1\"]"), allowingLocal: true)
        #expect(throws: StationRecord.Fault.address) {
            try StationRecord(record("ipv4=\"169.254.0.1\""), allowingLocal: true)
        }
    }

    @Test("A record without an address, too long a one and one that is no JSON are refused")
    func noRecord() {
        #expect(throws: StationRecord.Fault.address) {
            try StationRecord(record("ipv4", "ipv6"), allowingLocal: true)
        }
        let long = record("more=\"\(String(repeating: "x", count: 1024))\"")
        #expect(throws: StationRecord.Fault.signature) { try StationRecord(long, allowingLocal: true) }
        #expect(throws: StationRecord.Fault.signature) { try StationRecord([], allowingLocal: true) }
    }
}
