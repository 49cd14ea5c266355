import Accounts
import Postgres
import Store
import Wire

enum EditScannerHandler: Handler {
    static func handle(_ arguments: EditScanner, _ context: HandlerContext) async throws -> EditScanner.Reply {
        let name = try Check.text(arguments.scannerName, "scanner_name", most: 100)
        let room = try Check.text(arguments.roomNumber, "room_number", most: 45)
        let token = arguments.newToken == true ? SecretToken() : nil
        let details = ["scanner_id": String(arguments.scannerID), "new_token": String(token != nil)]
        try await context.change(.scannerEdited, details) {
            try await ScannerRepository($0).edit(
                arguments.scannerID, name: name, roomNumber: room, tokenHash: token?.hash, at: context.now)
        }
        return EditScanner.Reply(token: token?.text)
    }
}
