import Store
import Wire

enum GetScannersHandler: Handler {
    static func handle(_ arguments: GetScanners, _ context: HandlerContext) async throws -> GetScanners.Reply {
        let found = try await ScannerRepository(context.services.pool).list(Check.list(arguments))
        return GetScanners.Reply(
            scanners: found.rows.map { ScannerRecord($0, at: context.now) }, total: found.total)
    }
}
