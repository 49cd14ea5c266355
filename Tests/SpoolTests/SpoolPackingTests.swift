import Beacon
import Foundation
import Spool
import Tables
import Testing
import Wire

@Suite("How a spool packs batches")
struct SpoolPackingTests {
    /// As the design asks: ten hours a day of sixty badges, each heard every second.
    private static let (badges, days, hours) = (60, 14, 10)

    @Test("Two weeks of sixty badges, levels and gaps as recorded in the demonstration, fit into the standard limit")
    func demonstration() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        let levels = try Self.recordedLevels()
        let seconds = 600
        for second in 0..<seconds {
            try await spool.append(try Self.batch(second, levels), boot: Boot("b"), at: Sample.time)
        }
        let bytes = try await spool.state.bytes
        let perSecond = Double(bytes) / Double(seconds)
        #expect(perSecond / Double(Self.badges) < 15, "bytes a sighting")
        #expect(perSecond * Double(Self.days * Self.hours * 3_600) < Double(Spool.Limit.standard.bytes))
    }

    @Test(
        "What was packed with a dictionary is read after the spool was opened again, with the digest it was sent with")
    func reopened() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.spool")
        let spool = try Spool.open(path: path)
        let levels = try Self.recordedLevels()
        for second in 0..<40 {
            try await spool.append(try Self.batch(second, levels), boot: nil, at: Sample.time)
        }
        let first = try #require(try await spool.oldest())
        try spool.close()
        let again = try Spool.open(path: path)
        try await again.append(try Self.batch(40, levels), boot: nil, at: Sample.time)
        #expect(try await again.oldest() == first)
        var count = 0
        while let batch = try await again.take(.backlog, at: Sample.time.addingTimeInterval(100)) {
            #expect(batch.sightings == (try Self.batch(count, levels)))
            count += 1
        }
        #expect(count == 41)
    }

    @Test("The digest is that of the sightings as they were put, however the clock was set since")
    func digest() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        try await spool.put([1], boot: Boot("b", startedAt: Sample.time))
        let before = try #require(try await spool.oldest())
        let set = Boot("b", startedAt: Sample.time.addingTimeInterval(7_200))
        let after = try #require(try await spool.oldest(in: set))
        #expect(after.sightings != before.sightings)
        #expect(after.digest == before.digest)
        // sha256sum of the JSON with sorted keys.
        #expect(before.digest == "23c5e00a489e783f5efaf0c663a83009488c2c0d5b87054fb0818456a1a748a3")
    }

    /// Levels that one receiver of the demonstration heard, second by second.
    private static func recordedLevels() throws -> [Int] {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let path = root.appending(path: "demo/sightings.csv.gz").path
        var reader = try CSVReader(path: path)
        var levels: [Int] = []
        while let record = try reader.next() {
            if record.fields[2] == "A1", let level = Double(record.fields[3]) { levels.append(Int(level.rounded())) }
        }
        return levels
    }

    /// What a node hears in one second: each badge walks through another stretch of the recording.
    private static func batch(_ second: Int, _ levels: [Int]) throws -> [SightingRecord] {
        let uuid = try #require(ProximityUUID("f7826da6-4fa2-4e98-8024-bc5b71e0893e"))
        return (0..<badges).map { badge in
            var mixed = UInt64(badge + 1) &* 0x9E37_79B9_7F4A_7C15
            let address = DeviceAddress(mixed >> 8)
            mixed = (mixed ^ UInt64(second)) &* 0xBF58_476D_1CE4_E5B9
            mixed ^= mixed >> 31
            let milliseconds = Double(mixed % 1_000)
            return SightingRecord(
                uuid: uuid, major: 60_000, minor: UInt16(badge + 1), address: address,
                rssi: levels[(badge * 61 + second) % levels.count], count: Int(mixed >> 32 % 4) % 4 + 1,
                heardAt: Date(timeIntervalSince1970: 1_790_000_000 + Double(second) + milliseconds / 1_000))
        }.sorted { $0.heardAt < $1.heardAt }
    }
}
