public import Devices
public import Foundation
import Phrases
public import Postgres
import Synchronization
public import Wire

/// Kinds of devices.
public struct KindRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let columns = """
        kind_name, document, shipped, created_at,
        (select count(*) from device where device.kind = kind_name and device.retired_at is null) as devices
        """
    /// The text that a search matches: the name and the labels in all languages.
    private static let text = "searchable(kind_name || ' ' || coalesce(document -> 'label', '{}')::text)"

    public func list(_ list: ListQuery) async throws -> Listing<KindRecord> {
        try await database.listing(
            """
            select \(unescaped: Self.columns) from kind
            where strpos(\(unescaped: Self.text), searchable(\(list.search))) > 0
            order by kind_name limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from kind where strpos(\(unescaped: Self.text), searchable(\(list.search))) > 0
                """)
    }

    /// Returns the kinds with these names that exist, by name.
    public func find(_ names: Set<String>) async throws -> [String: Kind] {
        let rows = try await database.query("select document from kind where kind_name = any(\(names.sorted()))")
        return try rows.reduce(into: [:]) { kinds, row in
            let kind = try row.kind()
            kinds[kind.name] = kind
        }
    }

    /// Creates a kind. Throws `Refusal` if one with that name exists.
    public func create(_ kind: Kind, at now: Date) async throws {
        let conflicts = ["kind_pkey": Refusal.conflict(.kindNameTaken(kind.name))]
        try await naming(conflicts) {
            try await database.query(
                """
                insert into kind (kind_name, document, created_at) values (\(kind.name), \(kind.text), \(now))
                """)
        }
    }

    /// Deletes a kind. Throws `Refusal` if it does not exist, is shipped with the server, or is still used by a
    /// device.
    public func delete(_ name: String) async throws {
        let uses = ["device_kind_fkey": Refusal.conflict(.kindHasDevices)]
        let rows = try await naming(uses) {
            try await database.query("delete from kind where kind_name = \(name) and not shipped returning kind_name")
        }
        guard rows.isEmpty else { return }
        let isThere = try await !database.query("select from kind where kind_name = \(name)").isEmpty
        throw isThere
            ? Refusal.conflict(.kindBuiltIn(name))
            : Refusal.notFound(.noKindNamed(name))
    }

    /// Writes the kinds shipped with this server. A kind with the same name that an admin made is left unchanged.
    public func ship(_ kinds: [Kind], at now: Date) async throws {
        try await database.query(
            """
            insert into kind (kind_name, document, shipped, created_at)
            select kind_name, document, true, \(now)
            from unnest(\(kinds.map(\.name)), \(kinds.map(\.text))) as shipped (kind_name, document)
            on conflict (kind_name) do update set document = excluded.document
                where kind.shipped and kind.document <> excluded.document
            """)
    }
}

extension Kind {
    fileprivate var text: JSONText { JSONText(String(decoding: document(), as: UTF8.self)) }
}

extension Row {
    /// Decodes the kind in a column `document`. Throws `KindProblems` if it was written by a server with a newer
    /// format.
    func kind() throws -> Kind {
        try KindMemory.shared.kind(try decode("document", as: JSONText.self).text)
    }
}

/// A cache of kinds by document. Decoding one takes longer than everything else in a command request, and a school has
/// few.
private final class KindMemory: Sendable {
    private static let limit = 100

    static let shared = KindMemory()

    private let kinds = Mutex<[String: Kind]>([:])

    func kind(_ document: String) throws -> Kind {
        if let known = kinds.withLock({ $0[document] }) { return known }
        let kind = try Kind(stored: Array(document.utf8))
        kinds.withLock { kinds in
            if kinds.count >= Self.limit { kinds = [:] }
            kinds[document] = kind
        }
        return kind
    }
}

extension KindRecord: RowDecodable {
    init(row: Row) throws {
        self.init(
            kind: try row.kind(), shipped: try row.decode("shipped"), devices: try row.decode("devices"),
            createdAt: try row.decode("created_at"))
    }
}
