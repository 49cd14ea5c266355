import Beacon
import Tables

extension ReplayOptions.Source {
    /// A capture where the file begins as a btsnoop file does, a table otherwise.
    ///
    /// - Throws: `TableError` where the file cannot be read, `NodeError` where what its kind needs is missing.
    public init(file: String, token: String?, badge: String?, scanners: String?, sessions: Set<String>) throws {
        if try FileBytes.beginning(of: file, count: Capture.magic.count) == Capture.magic {
            guard let token else {
                throw NodeError("no token is given", hint: "Give the scanner's with --token or ROLLCALL_TOKEN.")
            }
            self = .capture(token: token)
        } else {
            guard let badge, let scanners else {
                throw NodeError(
                    "\(file) is no btsnoop file, and as a sightings table it needs a badge and scanners",
                    hint: "Name them with --badge UUID/MAJOR/MINOR and --scanners FILE.")
            }
            self = .table(badge: try Self.badge(badge), scanners: scanners, sessions: sessions)
        }
    }

    private static func badge(_ text: String) throws -> BeaconIdentity {
        guard let badge = BeaconIdentity(slashed: text) else {
            throw NodeError(
                "\"\(text)\" is no badge", hint: "It is UUID/MAJOR/MINOR, major and minor from 0 to 65535.")
        }
        return badge
    }
}
