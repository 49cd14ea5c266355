import Accounts
import Beacon
import Foundation
import Postgres
import Presence
import Store
import Vocabulary
import Wire

enum ScannerHandlers {
    static func list(_ arguments: GetScanners, _ context: HandlerContext) async throws -> GetScanners.Reply {
        let found = try await ScannerRepository(context.services.pool).list(
            Check.list(arguments), label: try arguments.label.map { try Check.label($0, "label") },
            state: arguments.state, quiet: context.now.addingTimeInterval(-Parameters.current.scanner.quietAfter))
        return GetScanners.Reply(
            scanners: found.rows.map { ScannerRecord($0, at: context.now) }, total: found.total)
    }

    static func create(_ arguments: CreateScanner, _ context: HandlerContext) async throws -> CreateScanner.Reply {
        let name = try Check.text(arguments.scannerName, "scanner_name", limit: 100)
        let room = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let labels = try Check.labels(arguments.labels ?? [])
        let token = SecretToken()
        let id = try await context.change(
            .scannerCreated, details: { ["scanner_id": String($0), "room_number": room] }
        ) {
            try await ScannerRepository($0).create(
                name: name, roomNumber: room, labels: labels, tokenHash: token.hash)
        }
        return CreateScanner.Reply(scannerID: id, token: token.text)
    }

    static func edit(_ arguments: EditScanner, _ context: HandlerContext) async throws -> EditScanner.Reply {
        let name = try Check.text(arguments.scannerName, "scanner_name", limit: 100)
        let room = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let labels = try arguments.labels.map(Check.labels)
        let token = arguments.newToken == true ? SecretToken() : nil
        let details = ["scanner_id": String(arguments.scannerID), "new_token": String(token != nil)]
        try await context.change(.scannerEdited, details) {
            try await ScannerRepository($0).edit(
                arguments.scannerID, name: name, roomNumber: room, labels: labels, tokenHash: token?.hash,
                at: context.now)
        }
        return EditScanner.Reply(token: token?.text)
    }

    static func delete(_ arguments: DeleteScanner, _ context: HandlerContext) async throws -> DeleteScanner.Reply {
        let retired = try await context.change(.scannerDeleted, ["scanner_id": String(arguments.scannerID)]) {
            try await ScannerRepository($0).delete(arguments.scannerID, at: context.now)
        }
        return DeleteScanner.Reply(retired: retired)
    }
}

extension ScannerRecord {
    init(_ scanner: Store.Scanner, at now: Date) {
        self.init(
            scannerID: scanner.id, scannerName: scanner.name, roomNumber: scanner.roomNumber,
            state: ScannerState(lastSeenAt: scanner.lastSeenAt, isRetired: scanner.retiredAt != nil, at: now),
            lastSeenAt: scanner.lastSeenAt,
            spoolDepth: scanner.spoolDepth, adapter: AdapterRecord(scanner), radio: scanner.radio.map(RadioRecord.init),
            labels: scanner.labels, version: scanner.health.version, clockOffset: scanner.health.clockOffset,
            spool: scanner.health.spool.map(SpoolRecord.init),
            settings: scanner.health.settings?.compactMap(NodeSettingRecord.init), retiredAt: scanner.retiredAt)
    }
}

extension AdapterRecord {
    fileprivate init?(_ scanner: Store.Scanner) {
        guard let name = scanner.adapterName, let state = scanner.adapterState else { return nil }
        self.init(name: name, state: state, address: scanner.adapterAddress)
    }
}

extension RadioRecord {
    init(_ radio: ScannerRadio) {
        self.init(
            state: radio.state, reportsPerSecond: radio.reportsPerSecond, lastReportAt: radio.lastReportAt,
            restarts: radio.restarts, resets: radio.resets, droppedReports: radio.droppedReports,
            mode: radio.mode, commands: radio.commands, error: radio.error)
    }
}

extension SpoolRecord {
    init(_ spool: NodeHealth.Spool) {
        self.init(
            bytes: spool.bytes, oldestAge: spool.oldestAge, dropped: spool.dropped, setAside: spool.setAside,
            inMemory: spool.inMemory, freeDisk: spool.freeDisk, error: spool.error)
    }
}

extension NodeSettingRecord {
    init?(_ setting: NodeHealth.Setting) {
        guard let source = NodeSettingSource(rawValue: setting.source) else { return nil }
        self.init(name: setting.name, value: setting.value, source: source)
    }
}

extension ScannerState {
    /// A retired scanner counts as quiet.
    init(lastSeenAt: Date?, isRetired: Bool, at now: Date) {
        guard let lastSeenAt else {
            self = .never
            return
        }
        let isQuiet = isRetired || now.timeIntervalSince(lastSeenAt) > Parameters.current.scanner.quietAfter
        self = isQuiet ? .quiet : .alive
    }
}
