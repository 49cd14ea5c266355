import Store
import Wire

enum DeleteScannerHandler: Handler {
    static func handle(_ arguments: DeleteScanner, _ context: HandlerContext) async throws -> DeleteScanner.Reply {
        let retired = try await ScannerRepository(context.services.pool).delete(arguments.scannerID, at: context.now)
        return DeleteScanner.Reply(retired: retired)
    }
}
