import Testing

@testable import Presence

/// The phone is login 1, the tablet login 2; beacon N hangs in room N times 10, and the tablet lies in room 90.
@Suite("Clients that sleep, or speak of long ago")
struct SleepingClientsTests {
    private static let tablet = ClientScan.Login(number: 2, since: Scene.date(-100))

    /// What a client hears, twice a minute.
    private func report(
        _ scene: inout Scene, _ beacon: Int64, from start: Double, to end: Double, login: ClientScan.Login = Scene.phone
    ) {
        for time in stride(from: start, through: end, by: 30) { scene.client(hears: [beacon], at: time, login: login) }
    }

    @Test(
        "One that slept while carried away takes nobody along once it wakes where it lies, between two beacons too",
        arguments: [[9, 9, 9, 9, 9, 9, 9], [9, 8, 8, 8, 8, 8, 8]] as [[Int64]])
    func wakes(where beacons: [Int64]) {
        var scene = Scene()
        scene.client(hears: [2], at: 1, login: Self.tablet)
        report(&scene, 2, from: 2, to: 32)
        report(&scene, 3, from: 62, to: 992)
        for (time, beacon) in zip(stride(from: 1000.0, to: 1200, by: 30), beacons) {
            scene.client(hears: [beacon], at: time, login: Self.tablet)
            scene.client(hears: [3], at: time + 22)
        }
        #expect(scene.told.last == "present 30")
        #expect(!scene.told.contains("present 90") && !scene.told.contains("present 80"))
    }

    @Test("One that slept in the pocket is followed again where it wakes")
    func wakesInPocket() {
        var scene = Scene()
        report(&scene, 1, from: 1, to: 61)
        report(&scene, 2, from: 91, to: 151)
        report(&scene, 9, from: 100, to: 700, login: Self.tablet)
        #expect(scene.told.last == "present 90", "the phone says nothing")
        for time in stride(from: 701.0, to: 800, by: 30) {
            scene.client(hears: [3], at: time)
            scene.client(hears: [9], at: time + 15, login: Self.tablet)
        }
        #expect(scene.told.last == "present 30")
    }

    @Test("Two that log in anew the next day, each taken for the other, take nobody to where the one lies")
    func nextDay() {
        var scene = Scene()
        for (time, beacon) in [(-60.0, 7), (-30, 9), (0, 9)] as [(Double, Int64)] {
            scene.client(hears: [beacon], at: time, login: Self.tablet)
        }
        report(&scene, 1, from: 10, to: 40)
        report(&scene, 2, from: 70, to: 100)
        scene.client(hears: [9], at: 115, login: Self.tablet)
        let phone = ClientScan.Login(number: 3, since: Scene.date(49_999))
        let tablet = ClientScan.Login(number: 4, since: Scene.date(53_599))
        for time in stride(from: 50_000.0, to: 53_590, by: 30) {
            scene.client(hears: [3], at: time, login: phone, logins: [3])
        }
        for time in stride(from: 53_600.0, to: 53_800, by: 30) {
            scene.client(hears: [9], at: time, login: tablet, logins: [3, 4])
            scene.client(hears: [3], at: time + 15, login: phone, logins: [3, 4])
        }
        #expect(scene.told.last == "present 30")
    }

    @Test("What one heard long ago that is not followed does not count where the other spoke by then")
    func longAgo() {
        var scene = Scene()
        report(&scene, 1, from: 10, to: 40)
        report(&scene, 2, from: 70, to: 130)
        scene.client(hears: [9], at: 300, secondsAgo: 180, login: Self.tablet)
        #expect(scene.counted.last == false)
        scene.client(hears: [9], at: 300, secondsAgo: 40, login: Self.tablet)
        #expect(scene.counted.last == true, "the phone has said nothing for two minutes by then")
    }
}
