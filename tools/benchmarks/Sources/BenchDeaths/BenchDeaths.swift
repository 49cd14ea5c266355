import Foundation
import Presence

/// Kills the receiver of the room that somebody is said to be in, again and again.
@main
enum BenchDeaths {
    /// From one death to the next, and how long is lived through after each, in seconds.
    private static let (every, after) = (15, 240)

    static func main() throws {
        guard CommandLine.arguments.count >= 2 else { throw BenchError.usage }
        for setting in CommandLine.arguments.dropFirst(2) { try Parameters.set(setting) }
        let sightings = String(decoding: try FileHandle.standardInput.readToEnd() ?? Data(), as: UTF8.self)
        let recording = try Recording(
            folder: URL(filePath: CommandLine.arguments[1]),
            sightings: sightings.split(separator: "\n").map(String.init))
        var (deaths, alive, dead) = (0, DeathTally(), DeathTally())
        for (session, heard) in recording.heard.sorted(by: { $0.key < $1.key }) {
            guard let first = heard.keys.min(), let last = heard.keys.max() else { continue }
            let (truth, life) = (recording.truth[session] ?? [:], Life(session, of: recording, death: nil))
            for second in stride(from: first + every, to: last - 60, by: every) {
                let seconds = second...second + after
                for (receiver, room) in recording.placement.sorted(by: { $0.key < $1.key })
                where room == life.said[second - 1]?.room {
                    deaths += 1
                    alive.add(life, truth, seconds)
                    dead.add(
                        Life(session, of: recording, death: (receiver, second), until: seconds.upperBound), truth,
                        seconds)
                }
            }
        }
        print("\(deaths) deaths, and \(after) s after each")
        print("with the receiver     \(alive.text)\nwithout the receiver  \(dead.text)")
    }
}
