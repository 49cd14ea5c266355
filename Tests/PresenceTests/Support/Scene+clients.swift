import Foundation

@testable import Presence

/// Somebody with a phone, which they carry, and a tablet.
extension Scene {
    static let tablet = ClientScan.Login(number: 2, since: date(-100))
    /// The phone, logged in anew.
    static let anew = ClientScan.Login(number: 3, since: date(131))

    /// The phone goes from room to room, a minute in each, while the tablet lies in room 90; both report twice a
    /// minute.
    mutating func walk(through beacons: [Int64], from start: Double) {
        for (place, beacon) in beacons.enumerated() {
            for half in 0..<2 {
                let time = start + Double(place) * 60 + Double(half) * 30
                client(hears: [beacon], at: time)
                client(hears: [9], at: time + 15, login: Self.tablet)
            }
        }
    }

    /// The tablet was carried to the room where it lies, and then the phone on; a little later the phone logs in anew.
    static func walked() -> Scene {
        var scene = Scene()
        for (time, beacon) in [(-60.0, 7), (-30, 9), (0, 9)] as [(Double, Int64)] {
            scene.client(hears: [beacon], at: time, login: tablet)
        }
        scene.walk(through: [1, 2], from: 10)
        return scene
    }
}
