import Foundation
import Postgres

extension ScannerRepository {
    public func list(_ list: ListQuery) async throws -> Listing<Scanner> {
        try await database.listing(
            """
            select scanner_id, scanner_name, room_number, last_seen_at, spool_depth, adapter_name, adapter_state,
                scanner.retired_at, \(unescaped: ScannerRadio.columns)
            from scanner join room using (room_id)
            where strpos(lower(scanner_name || ' ' || room_number), lower(\(list.search))) > 0
            order by scanner.retired_at is not null, lower(scanner_name), scanner_id
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from scanner join room using (room_id)
                where strpos(lower(scanner_name || ' ' || room_number), lower(\(list.search))) > 0
                """,
            decode: Scanner.init(row:))
    }
}

extension Scanner {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.decode("scanner_id"), name: try row.decode("scanner_name"),
            roomNumber: try row.decode("room_number"), lastSeenAt: try row.decode("last_seen_at"),
            spoolDepth: try row.decode("spool_depth"), adapterName: try row.decode("adapter_name"),
            adapterState: try row.decode("adapter_state"), radio: try ScannerRadio(row: row),
            retiredAt: try row.decode("retired_at"))
    }
}
