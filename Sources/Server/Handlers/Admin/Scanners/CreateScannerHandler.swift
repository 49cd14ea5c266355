import Accounts
import Store
import Wire

enum CreateScannerHandler: Handler {
    static func handle(_ arguments: CreateScanner, _ context: HandlerContext) async throws -> CreateScanner.Reply {
        let token = SecretToken()
        let id = try await ScannerRepository(context.services.pool).create(
            name: Check.text(arguments.scannerName, "scanner_name", most: 100),
            roomNumber: Check.text(arguments.roomNumber, "room_number", most: 45), tokenHash: token.hash)
        return CreateScanner.Reply(scannerID: id, token: token.text)
    }
}
