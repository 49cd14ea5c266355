/// How far a replay has come.
public struct ReplayProgress: Equatable, Sendable {
    public enum Stage: Equatable, Sendable {
        /// Seconds of recorded time that were played, and their number in the session.
        case playing(session: String, recorded: Double, of: Double)
        /// Everything is played; waiting sightings are being sent.
        case draining(scanner: String)
        /// Everything is sent; heartbeats continue for these seconds of the server's clock.
        case lingering(seconds: Double)

        /// The name of the stage; if it changes, a new line of progress is due.
        public var name: String {
            switch self {
            case .playing(let session, _, _): session
            case .draining(let scanner): "draining \(scanner)"
            case .lingering: "lingering"
            }
        }
    }

    public let stage: Stage
    /// Sightings the server acknowledged.
    public let sent: Int
}

extension ReplayProgress: CustomStringConvertible {
    public var description: String {
        switch stage {
        case .playing(let session, let recorded, let duration):
            let played = min(recorded, duration)
            let percent = duration > 0 ? Int(played / duration * 100) : 100
            return "\(session)  \(Self.minutes(played)) of \(Self.minutes(duration))  \(percent) %  \(sent) sent"
        case .draining(let scanner): return "sending the waiting sightings of \(scanner)  \(sent) sent"
        case .lingering(let seconds): return "sending heartbeats for another \(Self.minutes(seconds))  \(sent) sent"
        }
    }

    private static func minutes(_ seconds: Double) -> String {
        let whole = Int(seconds)
        return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }
}
