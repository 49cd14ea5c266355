public import Foundation
public import Phrases
public import Postgres
public import Vocabulary

/// A roll-call, in which every person is to be seen by a witness.
public struct Muster: Equatable, Sendable {  // generated: init
    public let id: Int64
    public let name: String
    public let kind: MusterKind
    public let startedAt: Date
    /// Nil while it is in progress.
    public let closedAt: Date?
    /// Increases with each entry and each change.
    public var version: Int64 = 0
    public var isMistake: Bool = false
}

/// Roll-calls: at most one is in progress, and it covers all people.
public struct MusterRepository: Sendable {
    /// The channel on which each transaction that changes a roll-call announces its number and version.
    public static let channel = "muster"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    static let columns = "muster_id, muster_name, kind, started_at, closed_at, version, is_mistake"

    /// Returns the roll-call in progress.
    public func current() async throws -> Muster? {
        try await database.query(
            "select \(unescaped: Self.columns) from muster where closed_at is null"
        ).first.map(Self.muster)
    }

    public func find(_ id: Int64) async throws -> Muster? {
        try await database.query(
            "select \(unescaped: Self.columns) from muster where muster_id = \(id)"
        ).first.map(Self.muster)
    }

    /// Returns the roll-calls, the newest first.
    public func list(_ list: ListQuery) async throws -> Listing<Muster> {
        try await database.listing(
            """
            select \(unescaped: Self.columns) from muster
            where strpos(searchable(muster_name), searchable(\(list.search))) > 0
            order by started_at desc, muster_id desc limit \(list.limit) offset \(list.offset)
            """,
            count: "select count(*) from muster where strpos(searchable(muster_name), searchable(\(list.search))) > 0",
            decode: Self.muster)
    }

    /// Begins a roll-call, and stores what is believed of all people at this moment. Throws `Refusal` if one is
    /// already in progress.
    public func start(name: String, kind: MusterKind, at now: Date) async throws -> Muster {
        let inProgress = ["muster_in_progress": Refusal.conflict(.musterInProgress)]
        return try await naming(inProgress) {
            let muster = try Self.muster(
                try await database.query(
                    """
                    insert into muster (muster_name, kind, started_at) values (\(name), \(kind), \(now))
                    returning \(unescaped: Self.columns)
                    """)[0])
            try await keepBeliefs(muster.id, at: now)
            try await announce(muster)
            return muster
        }
    }

    /// Changes the name or the kind. Throws `Refusal` if it is closed.
    public func edit(_ muster: Int64, name: String?, kind: MusterKind?) async throws -> Muster {
        try await change(
            """
            update muster set muster_name = coalesce(\(name), muster_name), kind = coalesce(\(kind), kind),
                version = version + 1
            where muster_id = \(muster) and closed_at is null returning \(unescaped: Self.columns)
            """)
    }

    /// Closes a roll-call: no entries can be added from now on. Throws `Refusal` if it is closed already.
    public func close(_ muster: Int64, isMistake: Bool, at now: Date) async throws -> Muster {
        let closed = try await change(
            """
            update muster set closed_at = greatest(\(now), started_at), is_mistake = \(isMistake), version = version + 1
            where muster_id = \(muster) and closed_at is null returning \(unescaped: Self.columns)
            """)
        try await keepStandings(muster, at: now)
        return closed
    }

    /// Increments the version for one more entry. Concurrent callers wait for this transaction.
    func rise(_ muster: Int64) async throws -> Muster {
        try await change(
            """
            update muster set version = version + 1 where muster_id = \(muster) and closed_at is null
            returning \(unescaped: Self.columns)
            """)
    }

    /// Announces that a link has ended if its roll-call is in progress.
    func touch(byLink link: Int64) async throws {
        let row = try await database.query(
            """
            update muster set version = version + 1
            where muster_id = (select muster_id from muster_link where link_id = \(link)) and closed_at is null
            returning \(unescaped: Self.columns)
            """
        ).first
        if let row { try await announce(Self.muster(row)) }
    }

    private func change(_ query: Query) async throws -> Muster {
        guard let row = try await database.query(query).first else { throw Self.noneInProgress }
        let muster = try Self.muster(row)
        try await announce(muster)
        return muster
    }

    private func announce(_ muster: Muster) async throws {
        try await database.query("select pg_notify(\(Self.channel), \("\(muster.id) \(muster.version)"))")
    }

    public static let noneInProgress = Refusal.conflict(.noMusterInProgress)
    public static let unknown = Refusal.notFound(.noSuchMuster)

    static func muster(_ row: Row) throws -> Muster {
        let (id, name, kind, started, closed, version, isMistake) = try row.decode(
            (Int64, String, MusterKind, Date, Date?, Int64, Bool).self)
        return Muster(
            id: id, name: name, kind: kind, startedAt: started, closedAt: closed, version: version,
            isMistake: isMistake)
    }
}
