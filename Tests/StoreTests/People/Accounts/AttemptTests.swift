import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Attempts to guess", .mustEnd)
struct AttemptTests {
    private static let now = TestStore.now

    private static func bucket(_ byte: UInt8, places: Int = 3, interval: Double = 60) -> AttemptRepository.Bucket {
        AttemptRepository.Bucket(key: [UInt8](repeating: byte, count: 32), places: places, interval: interval)
    }

    @Test("So many are let in at once, and then one in each interval")
    func fills() async throws {
        try await TestStore.with { store async throws in
            let attempts = AttemptRepository(store.pool)
            let bucket = [Self.bucket(1)]
            for _ in 0..<3 { #expect(try await attempts.admit(bucket, at: Self.now) == nil) }
            #expect(try await attempts.admit(bucket, at: Self.now) == 60)
            #expect(try await attempts.admit(bucket, at: Self.now + 45) == 15)
            #expect(try await attempts.admit(bucket, at: Self.now + 60) == nil)
            #expect(try await attempts.admit(bucket, at: Self.now + 60) == 60)
            for _ in 0..<3 { #expect(try await attempts.admit(bucket, at: Self.now + 3600) == nil) }
        }
    }

    @Test("Where one bucket is full, none of the others takes a place")
    func together() async throws {
        try await TestStore.with { store async throws in
            let attempts = AttemptRepository(store.pool)
            let (narrow, wide) = (Self.bucket(1, places: 1), Self.bucket(2, places: 2, interval: 10))
            #expect(try await attempts.admit([narrow, wide], at: Self.now) == nil)
            for _ in 0..<5 { #expect(try await attempts.admit([narrow, wide], at: Self.now) == 60) }
            #expect(try await attempts.admit([wide], at: Self.now) == nil)
            #expect(try await attempts.admit([wide], at: Self.now) == 10)
        }
    }

    @Test("A place that is given back is free again")
    func givenBack() async throws {
        try await TestStore.with { store in
            let attempts = AttemptRepository(store.pool)
            let bucket = [Self.bucket(1, places: 1)]
            for _ in 0..<5 {
                #expect(try await attempts.admit(bucket, at: Self.now) == nil)
                try await attempts.giveBack(bucket)
            }
            try await attempts.deleteEmpty(at: Self.now + 1)
            #expect(try await store.admin.single("select count(*) from attempt", as: Int.self) == 0)
        }
    }

    @Test("Of many at once exactly as many are let in as there are places, in whatever order the buckets are named")
    func concurrently() async throws {
        try await TestStore.with { store in
            let attempts = AttemptRepository(store.pool)
            let buckets = [Self.bucket(1, places: 7), Self.bucket(2, places: 100)]
            let admitted = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<40 {
                    let named = number.isMultiple(of: 2) ? buckets : buckets.reversed()
                    group.addTask { try await attempts.admit(named, at: Self.now) == nil }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(admitted == 7)
        }
    }
}
