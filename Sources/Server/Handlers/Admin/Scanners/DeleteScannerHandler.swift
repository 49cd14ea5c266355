import Postgres
import Store
import Wire

enum DeleteScannerHandler: Handler {
    static func handle(_ arguments: DeleteScanner, _ context: HandlerContext) async throws -> DeleteScanner.Reply {
        let retired = try await context.change(.scannerDeleted, ["scanner_id": String(arguments.scannerID)]) {
            try await ScannerRepository($0).delete(arguments.scannerID, at: context.now)
        }
        return DeleteScanner.Reply(retired: retired)
    }
}
