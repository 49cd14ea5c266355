import Accounts
import Store
import Wire

enum EditScannerHandler: Handler {
    static func handle(_ arguments: EditScanner, _ context: HandlerContext) async throws -> EditScanner.Reply {
        let token = arguments.newToken == true ? SecretToken() : nil
        try await ScannerRepository(context.services.pool).edit(
            arguments.scannerID, name: Check.text(arguments.scannerName, "scanner_name", most: 100),
            roomNumber: Check.text(arguments.roomNumber, "room_number", most: 45), tokenHash: token?.hash)
        return EditScanner.Reply(token: token?.text)
    }
}
