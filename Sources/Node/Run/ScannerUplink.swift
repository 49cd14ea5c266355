public import Client
import Foundation

/// The way to the server for one scanner.
public enum ScannerUplink {
    /// - Throws: `NodeError` where the scanner has no token.
    public static func open(_ settings: NodeSettings) throws -> RollcallClient {
        guard let token = settings.token, !token.isEmpty else {
            throw NodeError(
                "the scanner has no token",
                hint: "Give it with --token or ROLLCALL_TOKEN; rollcall scanners create shows it once.")
        }
        return RollcallClient(server: settings.server, credential: .bearer(token), trust: settings.trust)
    }
}
