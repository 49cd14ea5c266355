import Accounts
import Postgres
import Store
import Wire

enum GetScannersHandler: Handler {
    static func handle(_ arguments: GetScanners, _ context: HandlerContext) async throws -> GetScanners.Reply {
        let found = try await ScannerRepository(context.services.pool).list(Check.list(arguments))
        return GetScanners.Reply(
            scanners: found.rows.map { ScannerRecord($0, at: context.now) }, total: found.total)
    }
}

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

enum DeleteScannerHandler: Handler {
    static func handle(_ arguments: DeleteScanner, _ context: HandlerContext) async throws -> DeleteScanner.Reply {
        let retired = try await context.change(.scannerDeleted, ["scanner_id": String(arguments.scannerID)]) {
            try await ScannerRepository($0).delete(arguments.scannerID, at: context.now)
        }
        return DeleteScanner.Reply(retired: retired)
    }
}
