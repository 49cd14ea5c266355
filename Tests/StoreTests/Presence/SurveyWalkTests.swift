import Foundation
import Postgres
import TestSupport
import Testing

@testable import Presence
@testable import Store

@Suite("The walks of a survey", .mustEnd)
struct SurveyWalkTests {
    /// The first and the last second in which a scanner was deaf, and how many they are; nil for none.
    private func deafness(_ store: TestStore, of scanner: Int64) async throws -> [Int]? {
        let walk = try #require(try await BuildingState.load(store.pool).walks.first)
        #expect(walk.seconds.count == 60 && walk.seconds.allSatisfy { $0.levels.count == 1 })
        let notListening = walk.seconds.indices.filter { walk.seconds[$0].notListening.contains(scanner) }
        guard let first = notListening.first, let last = notListening.last else { return nil }
        return [first, last, notListening.count]
    }

    @Test("What is handed in after a survey was taken into use teaches too, once no more comes")
    func handedIn() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            try await store.survey(heardBy: scanner)
            let version = try await BuildingState.version(store.pool)
            let learned = try await BuildingState.load(store.pool)
            #expect(learned.version == version)
            try await store.admin.query("update building set grown_at = grown_at - interval '11 s'")
            #expect(try await BuildingState.version(store.pool) == version + 1)
            #expect(try await BuildingState.version(store.pool) == version + 1)
        }
    }

    @Test("A scanner that heard the badge and gave no level was neither silent nor heard it at any level")
    func withoutLevel() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            try await scene.beat(scanner, after: Array(stride(from: -10.0, through: 60, by: 10)))
            try await store.survey(heardBy: scanner)
            try await store.admin.query(
                "update survey_sighting set rssi = null where mod(extract(epoch from heard_at)::bigint, 5) = 0")
            let walk = try #require(try await BuildingState.load(store.pool).walks.first)
            let untold = walk.seconds.filter { $0.levels.isEmpty }
            #expect(walk.seconds.count == 60 && untold.count == 12)
            #expect(walk.seconds.allSatisfy { $0.levels.isEmpty == ($0.notListening == [scanner]) })
        }
    }

    @Test("Whoever goes on with a survey while it is ended begins another")
    func endedMeanwhile() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let badge = try await store.issue(to: try await store.makePerson("ada"))
            let enter: @Sendable (Double) async throws -> Int64 = { seconds in
                try await store.pool.withTransaction {
                    try await SurveyRepository($0).enter("101", with: badge.id, at: TestStore.now + seconds)
                }
            }
            let survey = try await enter(0)
            let next = try await store.pool.withTransaction { transaction in
                try await SurveyRepository(transaction).stop(survey, at: TestStore.now + 60)
                let next = Task { try await enter(61) }
                try await until { try await store.hasWaiters() }
                return next
            }
            #expect(try await next.value != survey)
            let open =
                """
                select count(*) from survey_stay join survey using (survey_id) where left_at is null and stopped_at \
                is not null
                """
            #expect(try await store.admin.single(Query(unescaped: open), as: Int.self) == 0)
        }
    }

    @Test("What comes while a survey is recorded makes nobody learn")
    func recording() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            try await store.survey(heardBy: scanner)
            try await store.admin.query("update building set grown_at = null")
            try await store.admin.query("update survey set in_use = false, stopped_at = null")
            try await store.admin.query("insert into survey_sighting select * from survey_sighting limit 5")
            #expect(try await store.admin.single("select grown_at is null from building", as: Bool.self))
        }
    }

    @Test(
        "A scanner that was not heard of meanwhile did not listen, and its silence teaches nothing",
        arguments: [
            (beats: Array(stride(from: -10.0, through: 60, by: 10)), notListening: nil),
            (beats: [-20, -10, 40, 50, 60], notListening: [0, 39, 40]),
            (beats: [-10, 0, 10, 50, 60], notListening: [10, 49, 40]),
            (beats: [-10, 0, 10], notListening: [10, 59, 50]),
            (beats: [20, 30, 40, 50, 60], notListening: [0, 19, 20]),
            (beats: [30, 90], notListening: [0, 59, 60]),
            (beats: [], notListening: [0, 59, 60]),
        ] as [(beats: [Double], notListening: [Int]?)])
    func away(beats: [Double], notListening: [Int]?) async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            _ = try await store.makeRooms("101")
            let present = try await store.makeScanner("present", in: "101")
            let away = try await store.makeScanner("away", in: "101")
            try await scene.beat(present, after: Array(stride(from: -10.0, through: 60, by: 10)))
            try await scene.beat(away, after: beats)
            try await store.survey(heardBy: present)
            #expect(try await deafness(store, of: away) == notListening)
            #expect(try await deafness(store, of: present) == nil)
            let retention = Retention(owner: store.owner, logger: .quiet)
            try await retention.trim(at: TestStore.now + 100 * 86_400)
            #expect(
                try await deafness(store, of: away) == notListening,
                "who listened is known for as long as the survey is")
        }
    }

    @Test("A scanner that stood somewhere else then says nothing of the survey, by its silence neither")
    func moved() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            _ = try await store.makeRooms("101", "102")
            let present = try await store.makeScanner("present", in: "101")
            let moved = try await store.makeScanner("moved", in: "101")
            for scanner in [present, moved] {
                try await scene.beat(scanner, after: Array(stride(from: -10.0, through: 60, by: 10)))
            }
            try await store.survey(heardBy: present)
            #expect(try await deafness(store, of: moved) == nil)
            try await store.admin.query(
                "insert into scanner_place select \(moved), \(TestStore.now + 3600), max(room_id) from room")
            #expect(try await deafness(store, of: moved) == [0, 59, 60])
            let absences = try await SurveyRepository(store.pool).absences(of: 1)
            #expect(
                absences == [StoredSurvey.Absence(scannerName: "moved", from: TestStore.now, until: TestStore.now + 60)]
            )
        }
    }

    @Test("A scanner that was said to be moved, and to be back, still tells what it heard before")
    func movedBack() async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            _ = try await store.makeRooms("101", "102")
            let scanner = try await store.makeScanner("node", in: "101")
            try await scene.beat(scanner, after: Array(stride(from: -10.0, through: 60, by: 10)))
            try await store.survey(heardBy: scanner)
            let before = try await BuildingState.load(store.pool).survey
            #expect(before != nil)
            for (room, at) in [("102", 3_600.0), ("101", 3_660)] {
                try await store.pool.withTransaction {
                    try await ScannerRepository($0).edit(
                        scanner, name: nil, roomNumber: room, tokenHash: nil, at: TestStore.now + at)
                }
                let survey = try await BuildingState.load(store.pool).survey
                #expect(survey == (room == "101" ? before : nil))
            }
        }
    }
}
