import Phrases
public import Postgres
public import Vocabulary

/// The right of a person, group or zone to use a device.
public struct DeviceGrant: Equatable, Sendable {  // generated: init
    /// The holder of a grant. A person with several grants has the highest of their levels.
    public enum Holder: Equatable, Sendable {
        /// A person, by e-mail address.
        case person(String)
        /// All members of a group, by its name.
        case group(String)
        /// The staff of a zone, by its name.
        case zone(String)
    }

    public let holder: DeviceGrant.Holder
    public let level: DeviceLevel
}

/// The rights to use devices.
public struct DeviceGrantRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the grants of some devices, by device.
    public func list(of devices: [Int64]) async throws -> [Int64: [DeviceGrant]] {
        let rows = try await database.query(
            """
            select device_id, level, email, group_name, zone_name
            from device_grant left join person using (person_id) left join school_group using (group_id)
                left join zone using (zone_id)
            where device_id = any(\(devices)) order by device_id, grant_id
            """)
        return try rows.reduce(into: [:]) { grants, row in
            let (device, level, email, group, zone) = try row.decode(
                (Int64, DeviceLevel, String?, String?, String?).self)
            let holders: [DeviceGrant.Holder?] = [
                email.map { .person($0) }, group.map { .group($0) }, zone.map { .zone($0) },
            ]
            for case let holder? in holders {
                grants[device, default: []].append(DeviceGrant(holder: holder, level: level))
            }
        }
    }

    /// Adds a grant, which replaces one of the same holder. Throws `Refusal` if there is no such holder.
    public func add(_ grant: DeviceGrant, to device: Int64) async throws {
        let rows = try await database.query(
            """
            insert into device_grant (device_id, person_id, group_id, zone_id, level)
            select \(device), person_id, group_id, zone_id, \(grant.level) from \(unescaped: Self.holders)
            cross join (select \(grant.holder.sort)::text as sort, \(grant.holder.name)::text as name) asked
            where holder.sort = asked.sort and lower(holder.name) = lower(asked.name)
            on conflict on constraint device_grant_key do update set level = excluded.level returning grant_id
            """)
        guard !rows.isEmpty else { throw Self.missing(grant.holder) }
        try await RowLimit.grantsOfDevice.check(device, in: database)
    }

    /// Removes a grant. Throws `Refusal` if there is no such grant.
    public func remove(_ holder: DeviceGrant.Holder, from device: Int64) async throws {
        let rows = try await database.query(
            """
            delete from device_grant using \(unescaped: Self.holders)
            where device_id = \(device) and holder.sort = \(holder.sort) and lower(holder.name) = lower(\(holder.name))
                and device_grant.person_id is not distinct from holder.person_id
                and device_grant.group_id is not distinct from holder.group_id
                and device_grant.zone_id is not distinct from holder.zone_id
            returning grant_id
            """)
        guard !rows.isEmpty else { throw Refusal.notFound(.noSuchGrant) }
    }

    private static let holders = """
        (
            select 'person' as sort, email as name, person_id, null::bigint as group_id, null::bigint as zone_id
            from person
            union all select 'group', group_name, null, group_id, null from school_group
            union all select 'zone', zone_name, null, null, zone_id from zone
        ) holder
        """

    private static func missing(_ holder: DeviceGrant.Holder) -> Refusal {
        switch holder {
        case .person(let email): .notFound(.noPersonNamed(email))
        case .group(let name): .notFound(.noGroupNamedCreateFirst(name))
        case .zone(let name): .notFound(.noZoneNamedCreateFirst(name))
        }
    }
}

extension DeviceGrant.Holder {
    public var sort: String {
        switch self {
        case .person: "person"
        case .group: "group"
        case .zone: "zone"
        }
    }

    public var name: String {
        switch self {
        case .person(let name), .group(let name), .zone(let name): name
        }
    }
}

extension DeviceLevel: StoredEnum {}
