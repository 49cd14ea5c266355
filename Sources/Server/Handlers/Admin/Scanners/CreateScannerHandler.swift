import Accounts
import Postgres
import Store
import Wire

enum CreateScannerHandler: Handler {
    static func handle(_ arguments: CreateScanner, _ context: HandlerContext) async throws -> CreateScanner.Reply {
        let name = try Check.text(arguments.scannerName, "scanner_name", most: 100)
        let room = try Check.text(arguments.roomNumber, "room_number", most: 45)
        let token = SecretToken()
        let id = try await context.change(
            .scannerCreated, details: { ["scanner_id": String($0), "room_number": room] }
        ) {
            try await ScannerRepository($0).create(name: name, roomNumber: room, tokenHash: token.hash)
        }
        return CreateScanner.Reply(scannerID: id, token: token.text)
    }
}
