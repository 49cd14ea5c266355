import Beacon
import Foundation

/// The keys of a registered beacon on the node's disk: after a power cut the room's beacon may be back before the server.
public struct KeptIdentity: Sendable {
    private let path: String
    private let number: Int64?

    /// - Parameter path: of a file beside the spool.
    public init(path: String, settings: AdvertiseSettings) {
        self.path = path
        number = if case .registered(let number) = settings.source { number } else { nil }
    }

    /// Nil where none are kept, or those of another beacon.
    var identity: BeaconIdentity? {
        guard let number, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words[0] == "\(number)" else { return nil }
        return BeaconIdentity(slashed: String(words[1]))
    }

    func keep(_ identity: BeaconIdentity) throws {
        guard let number else { return }
        try "\(number) \(identity.slashed)\n".write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// What cannot be removed is refused by the server again.
    func forget() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
