import Beacon
import Foundation
import Testing
import Wire

@Suite("Requests that are read without Decodable, altered")
struct AlteredBodyTests {
    /// Bytes that mean something in JSON, numbers or times, and some that never do.
    private static let bytes = Array(#" "\,:{}[]-+.0159aefnTZz/"#.utf8) + [0, 0x0a, 0x1f, 0x7f, 0x80, 0xc3, 0xff]

    private static let report = Report(
        spool: "s", sequence: 12, boot: "b", sentAt: Examples.time, uptime: UptimeRecord(boot: "b", seconds: 60.5),
        digest: "23c5", sightings: [sighting(1), sighting(2)])
    private static let location = UpdateLocation(
        major: 1, minor: 2,
        beacons: [HeardBeacon(uuid: Examples.uuid, major: 1, minor: 9, rssi: -7, heardAt: Examples.time)],
        sentAt: Examples.time)

    private static func sighting(_ minor: UInt16) -> SightingRecord {
        SightingRecord(
            uuid: Examples.uuid, major: 60_000, minor: minor, address: Examples.address, rssi: -70, count: 3,
            heardAt: Examples.time)
    }

    @Test("A report cut anywhere is left to WireJSON, and with any byte changed none is read otherwise than by it")
    func report() throws {
        try alter(WireJSON.encoder().encode(Self.report)) { ParsedBody.bare(Report.self, $0) }
        try alter(WireJSON.encoder().encode(RequestEnvelope(Self.report))) { ParsedBody.envelope(Report.self, $0) }
    }

    @Test("A student's report too")
    func location() throws {
        try alter(WireJSON.encoder().encode(Self.location)) { ParsedBody.bare(UpdateLocation.self, $0) }
        let envelope = try WireJSON.encoder().encode(RequestEnvelope(Self.location))
        try alter(envelope) { ParsedBody.envelope(UpdateLocation.self, $0) }
        try alter(envelope) { ParsedBody.type($0) }
    }

    private func alter(_ body: Data, _ parse: (Data) -> ParsedBody) throws {
        #expect(parse(body) == .same)
        for end in 0..<body.count {
            #expect(parse(body.prefix(end)) == .declined, "\(end)")
        }
        for place in body.indices {
            for byte in Self.bytes {
                var altered = body
                altered[place] = byte
                if parse(altered) == .different { Issue.record("\(String(decoding: altered, as: UTF8.self))") }
            }
        }
    }

    @Test("Reports at random, in any order of members, are read as WireJSON reads them")
    func random() {
        var generator = SteadyGenerator(seed: 1)
        for _ in 0..<300 {
            let body = Self.randomReport(using: &generator)
            #expect(ParsedBody.bare(Report.self, body.utf8) == .same, "\(body)")
        }
    }

    private static func randomReport(using generator: inout SteadyGenerator) -> String {
        let sightings = (0..<Int.random(in: 0...5, using: &generator)).map { _ in randomSighting(using: &generator) }
        let seconds = Double.random(in: 0...1e9, using: &generator)
        return object(
            [
                ("spool", "\"\(UInt64.random(in: 0 ... .max, using: &generator))\""),
                ("sequence", "\(Int64.random(in: 0..<1_000_000_000_000_000_000, using: &generator))"),
                ("boot", Bool.random(using: &generator) ? "null" : "\"b\""), ("sent_at", randomTime(using: &generator)),
                ("uptime", object([("boot", "\"b\""), ("seconds", "\(seconds)")], using: &generator)),
                ("sightings", "[\(sightings.joined(separator: ","))]"),
            ], using: &generator)
    }

    private static func randomSighting(using generator: inout SteadyGenerator) -> String {
        let uuid = ProximityUUID(high: generator.next(), low: generator.next()).description
        return object(
            [
                ("uuid", "\"\(Bool.random(using: &generator) ? uuid : uuid.uppercased())\""),
                ("major", "\(UInt16.random(in: 0 ... .max, using: &generator))"),
                ("minor", "\(UInt16.random(in: 0 ... .max, using: &generator))"),
                ("address", "\"\(DeviceAddress(generator.next()))\""),
                ("rssi", "\(Int.random(in: -127...20, using: &generator))"),
                ("heard_at", randomTime(using: &generator)),
            ], using: &generator)
    }

    /// With any number of digits after the second.
    private static func randomTime(using generator: inout SteadyGenerator) -> String {
        let time = Date(timeIntervalSince1970: .random(in: -2e9...9e9, using: &generator))
        let digits = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
            "\(Int.random(in: 0...9, using: &generator))"
        }
        let offset = ["Z", "+05:45", "-11:00"].randomElement(using: &generator) ?? "Z"
        return "\"\(RFC3339.string(from: time).prefix(20))\(digits.joined())\(offset)\""
    }

    private static func object(_ members: [(String, String)], using generator: inout SteadyGenerator) -> String {
        let members = members.shuffled(using: &generator).map { name, value in "\"\(name)\":\(value)" }
        return "{\(members.joined(separator: Bool.random(using: &generator) ? "," : ", "))}"
    }
}
