import Beacon
import Foundation
import Logging
import OperatorErrors

extension Replay {
    /// A recording that was checked completely, and the scanners that will hear it.
    struct Plan: Sendable {
        let outline: RecordingOutline
        /// The token of each scanner, by name.
        let tokens: [String: String]
        /// UUIDs that must be on the server's list for the replay to make sense.
        let wanted: Set<ProximityUUID>
        /// Opens the recording at its beginning.
        let open: @Sendable () throws -> any Recording

        /// - Throws: `NodeError` for an error in the files.
        init(_ options: ReplayOptions, logger: Logger) throws {
            let file = options.file
            switch options.source {
            case .capture(let token, let adapter):
                outline = try Capture.outline(path: file, adapter: adapter)
                tokens = [Capture.receiver: token]
                wanted = []
                open = { try Capture(path: file, adapter: adapter) }
            case .table(let badge, let scanners, let sessions):
                let found = try ScannerTokens(path: scanners, logger: logger)
                outline = try SightingTable.outline(path: file, badge: badge, sessions: sessions)
                tokens = try found.tokens(for: outline.receivers, path: scanners)
                wanted = [badge.uuid]
                open = { try SightingTable(path: file, badge: badge, sessions: sessions) }
            case .cast(let cast, let scanners):
                let found = try ScannerTokens(path: scanners, logger: logger)
                let recording = try CastRecording(cast: cast, table: file)
                outline = recording.outline
                tokens = try found.tokens(for: outline.receivers, path: scanners)
                wanted = recording.uuids
                open = { recording }
            }
            if let warning = outline.warning {
                logger.warning("only the complete part of the capture is replayed: \(warning)")
            }
        }
    }

    /// The token that each receiver of a table uses: `{"A1": "…", "A2": "…"}`.
    struct ScannerTokens: Equatable {
        let tokens: [String: String]

        /// - Throws: `NodeError` if the file cannot be read or is not such an object.
        init(path: String, logger: Logger) throws {
            Self.warnIfReadable(path, logger)
            do {
                let data = try Data(contentsOf: URL(filePath: path))
                tokens = try JSONDecoder().decode([String: String].self, from: data)
            } catch {
                throw NodeError(
                    .secretFile, "the scanners' tokens cannot be read from \(path): \(error.localizedDescription)",
                    hint: #"Write a JSON object of receivers and tokens, such as {"A1": "…", "A2": "…"}."#)
            }
            if let empty = tokens.first(where: { $0.key.isEmpty || $0.value.isEmpty }) {
                throw NodeError(.secretFile, "\(path) contains an empty name or token (\"\(empty.key)\")")
            }
        }

        /// Returns all tokens: a scanner that hears no badge is alive too.
        /// - Throws: `NodeError` that names the receivers without a token.
        func tokens(for receivers: Set<String>, path: String) throws -> [String: String] {
            let missing = receivers.subtracting(tokens.keys).sorted()
            guard missing.isEmpty else {
                throw NodeError(
                    .secretFile, "\(path) contains no token for receiver \(missing.joined(separator: ", "))",
                    hint: "Create a scanner for each of these receivers, and add its token to the file.")
            }
            return tokens
        }

        private static func warnIfReadable(_ path: String, _ logger: Logger) {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard let mode = attributes?[.posixPermissions] as? NSNumber, mode.intValue & 0o077 != 0 else { return }
            logger.warning("other users can read the tokens in \(path)", metadata: ["hint": "chmod 600 \(path)"])
        }
    }
}
