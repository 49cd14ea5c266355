import Beacon
import Foundation
import Testing
import Wire

@testable import Node

@Suite("Ranging list")
struct RangingListTests {
    @Test("The first room is told at once, and again every 30 s")
    func first() throws {
        var scene = try RangingScene()
        try scene.hear(1, -60, at: 1)
        #expect(scene.update(at: 1) == [1])
        for second in 2...30 {
            try scene.hear(1, -60, at: second)
            #expect(scene.update(at: second) == nil)
        }
        try scene.hear(1, -60, at: 31)
        #expect(scene.update(at: 31) == [1])
    }

    @Test("Another room is told at once, the nearer first")
    func another() throws {
        var scene = try RangingScene()
        try scene.hear(1, -70, at: 1)
        #expect(scene.update(at: 1) == [1])
        try scene.hear(1, -70, at: 2)
        try scene.hear(2, -50, at: 2)
        #expect(scene.update(at: 2) == [2, 1])
    }

    @Test("Noise about the same level leaves the order as it is")
    func noise() throws {
        var scene = try RangingScene()
        var generator = SplitMix64(seed: 3)
        var lists: [[UInt16]] = []
        for second in 1...120 {
            for minor in [1, 2] as [UInt16] {
                for _ in 0..<5 { try scene.hear(minor, -65 + Int.random(in: -6...6, using: &generator), at: second) }
            }
            if let list = scene.update(at: second) { lists.append(list) }
        }
        #expect(lists.count == 4)
        #expect(Set(lists).count == 1)
    }

    @Test("A walk from one room to the next turns the order round within seconds, once")
    func walk() throws {
        var scene = try RangingScene()
        var turned: [Int] = []
        for second in 1...60 {
            let isThere = second > 30
            for _ in 0..<5 {
                try scene.hear(1, isThere ? -80 : -55, at: second)
                try scene.hear(2, isThere ? -55 : -80, at: second)
            }
            if let list = scene.update(at: second), second > 30, list == [2, 1] { turned.append(second) }
        }
        #expect(turned.count == 1)
        #expect(turned.allSatisfy { $0 <= 38 })
    }

    @Test("When none is heard any more an empty list is told, once")
    func leaving() throws {
        var scene = try RangingScene()
        try scene.hear(1, -60, at: 1)
        #expect(scene.update(at: 1) == [1])
        var lists: [Int: [UInt16]] = [:]
        for second in 2...200 { lists[second] = scene.update(at: second) }
        #expect(lists == [31: []])
    }

    @Test("A client that never heard any says so after half a minute, once")
    func nothing() throws {
        var scene = try RangingScene()
        var lists: [Int: [UInt16]] = [:]
        for second in 1...200 { lists[second] = scene.update(at: second) }
        #expect(lists == [31: []])
    }

    @Test("A deaf client says nothing, and takes its time when it hears again")
    func deaf() throws {
        var scene = try RangingScene()
        try scene.hear(1, -60, at: 1)
        #expect(scene.update(at: 1) == [1])
        for second in 2...300 { #expect(scene.update(at: second, isListening: false) == nil) }
        for second in 301...330 { #expect(scene.update(at: second) == nil) }
        #expect(scene.update(at: 331) == [])
    }

    @Test("Other UUIDs are nobody's rooms")
    func others() throws {
        var scene = try RangingScene()
        scene.list.hear(try Sample.frame(0, rssi: -40, minor: 9).with(uuid: 5), at: .seconds(1))
        #expect(scene.update(at: 1) == nil)
    }

    @Test("A room whose level is not known goes behind those with one, and is told without")
    func absent() throws {
        var scene = try RangingScene()
        try scene.hear(1, nil, at: 1)
        try scene.hear(2, -90, at: 1)
        let told = scene.list.update(at: .seconds(1), isListening: true)
        #expect(told?.map(\.minor) == [2, 1])
        #expect(told?.map(\.rssi) == [-90, nil])
    }

    @Test("Whoever makes up rooms does not fill the memory")
    func bounded() throws {
        var scene = try RangingScene()
        for minor in 1...1_000 as ClosedRange<UInt16> { try scene.hear(minor, -60, at: 1) }
        #expect(scene.update(at: 1)?.count == NearRooms.limit)
    }
}
