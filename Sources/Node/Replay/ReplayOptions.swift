public import Beacon
public import Foundation
import OperatorErrors

/// What to replay, and how.
public struct ReplayOptions: Sendable {
    /// The kind of file, and the scanners that hear it.
    public enum Source: Sendable {
        /// A capture, heard by the scanner with this token; of one adapter, as in hci0: 0, or of the only one.
        case capture(token: String, adapter: UInt16? = nil)
        /// A sightings table of one badge, heard by the receivers that the file at path `scanners` maps to tokens.
        case table(badge: BeaconIdentity, scanners: String, sessions: Set<String>)
        /// A sightings table along which the people of a cast (a path) walk, on floors whose receivers the file at path
        /// `scanners` maps to tokens.
        case cast(String, scanners: String)
    }

    public let file: String
    public let source: Source
    /// The number of recorded seconds in one second of the server's clock.
    public let speed: Double
    /// Seconds of the server's clock between two sessions.
    public let gap: Double
    /// Seconds of the server's clock for which heartbeats continue after the end.
    public let linger: Double
    /// The folder of the spools; nil for one that is removed once everything is sent.
    public let spools: String?
    /// When the first session begins, on the node's clock; what lies before now is not played. Nil for now.
    public let startsAt: Date?
    /// Whether it begins again at its end, until it is stopped.
    public let loops: Bool

    /// - Throws: `NodeError` if a number is invalid.
    public init(
        file: String, source: Source, speed: Double = 1, gap: Double = 0, linger: Double = 0, spools: String? = nil,
        startsAt: Date? = nil, loops: Bool = false
    ) throws {
        guard speed.isFinite, speed >= 0.001, speed <= 1_000 else {
            throw NodeError(.settings, "--speed is \(speed); it must be from 0.001 to 1000")
        }
        for (option, seconds) in [("--gap", gap), ("--linger", linger)] where !(0...86_400).contains(seconds) {
            throw NodeError(.settings, "\(option) is \(seconds); it must be from 0 to 86400 seconds")
        }
        self.file = file
        self.source = source
        self.speed = speed
        self.gap = gap
        self.linger = linger
        self.spools = spools
        self.startsAt = startsAt
        self.loops = loops
    }
}

extension ReplayOptions.Source {
    /// A capture if the file begins like one, a table otherwise.
    ///
    /// - Parameter adapter: as in hci0; only a capture of several adapters needs it.
    /// - Throws: `TableError` if the file cannot be read, `Btsnoop.Failure` if it is empty, `NodeError` if an option
    ///   that its kind needs is missing.
    public init(
        file: String, token: String?, adapter: String? = nil, badge: String? = nil, cast: String? = nil,
        scanners: String?,
        sessions: Set<String> = []
    ) throws {
        if try CaptureFile.format(of: file) != nil {
            self = .capture(token: try Self.needed(token), adapter: try adapter.map(Self.number))
            return
        }
        switch (badge, cast, scanners) {
        case (let badge?, nil, let scanners?):
            self = .table(badge: try Self.badge(badge), scanners: scanners, sessions: sessions)
        case (nil, let cast?, let scanners?):
            guard sessions.isEmpty else {
                throw NodeError(.settings, "--session and --cast cannot be combined: a cast names its own sessions")
            }
            self = .cast(cast, scanners: scanners)
        case (.some, .some, _):
            throw NodeError(.settings, "--badge and --cast cannot be combined: a cast names its own badges")
        default:
            throw NodeError(
                .settings,
                "\(file) is a sightings table, whose badges and scanners are not given",
                hint: "Add --badge UUID/MAJOR/MINOR or --cast FILE, and --scanners FILE.")
        }
    }

    private static func number(of adapter: String) throws -> UInt16 {
        guard adapter.hasPrefix("hci"), let number = UInt16(adapter.dropFirst(3)) else {
            throw NodeError(
                .settings, "\"\(adapter)\" is not the name of an adapter in a capture", hint: "Example: hci0.")
        }
        return number
    }

    private static func needed(_ token: String?) throws -> String {
        guard let token else {
            throw NodeError(
                .settings, "no token is given", hint: "Give the scanner's token with --token or ROLLCALL_TOKEN.")
        }
        return token
    }

    private static func badge(_ text: String) throws -> BeaconIdentity {
        guard let badge = BeaconIdentity(slashed: text) else {
            throw NodeError(.settings, "\"\(text)\" is not a badge", hint: BeaconIdentity.slashedHint)
        }
        return badge
    }
}
