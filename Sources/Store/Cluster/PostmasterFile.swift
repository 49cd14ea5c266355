import Foundation

/// What a running PostgreSQL writes into `postmaster.pid`, one value a line
/// (PostgreSQL source, `src/include/utils/pidfile.h`).
struct PostmasterFile: Sendable, Hashable {
    let process: Int32
    let port: Int
    let socketDirectory: String
    let isReady: Bool

    /// - Returns: nil when there is no process number. While PostgreSQL starts, the later lines are still missing.
    init?(_ text: some StringProtocol) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard let process = lines.first.flatMap({ Int32($0) }), process > 0 else { return nil }
        self.process = process
        port = lines.count > 3 ? Int(lines[3]) ?? 0 : 0
        socketDirectory = lines.count > 4 ? lines[4] : ""
        isReady = lines.count > 7 && lines[7] == "ready"
    }

    static func read(_ layout: ClusterLayout) -> Self? {
        (try? String(contentsOfFile: layout.postmasterFile, encoding: .utf8)).flatMap { Self($0) }
    }
}
