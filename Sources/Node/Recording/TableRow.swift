/// One line of a sightings table.
struct TableRow: Equatable {
    /// What an HCI event can carry (Core Specification, LE Advertising Report: -127 to 20 dBm).
    static let levels = -127.0...20.0
    /// A session is at most a day.
    static let times = 0.0...86_400.0

    /// In the file, from 1.
    let line: Int
    let session: String
    /// Seconds from the start of the session.
    let time: Double
    let receiver: String
    /// dBm, rounded.
    let rssi: Int
}
