import Beacon
import Store
import Wire

extension Check {
    /// Which rows a request for a list wants.
    static func list(_ request: some ListRequest) throws -> ListQuery {
        let search = try search(request.search)
        let size = try range(request.pageSize, "page_size", 1...1000)
        guard let page = try range(request.page, "page", 1...1_000_000) else {
            return ListQuery(search: search, limit: size ?? 1000)
        }
        let limit = size ?? 100
        return ListQuery(search: search, limit: limit, offset: (page - 1) * limit)
    }

    /// Which entries of the audit a request wants.
    static func auditPage(_ search: String?, before: Int64?, size: Int?) throws -> AuditPage {
        AuditPage(
            search: try Check.search(search), before: try range(before, "before", 1...Int64.max),
            size: try range(size, "page_size", 1...1000) ?? 100)
    }

    static func search(_ text: String?) throws -> String? {
        try text.map { text in
            guard text.unicodeScalars.count <= 200 else {
                throw Failure(.badArguments, "The argument 'search' must have at most 200 characters.")
            }
            return try withoutControls(TextRule.canonical(text), "search")
        }
    }

    /// Numbers of persons.
    static func people(_ people: [Int64], _ name: String) throws -> [Int64] {
        guard people.count <= 1000 else {
            throw Failure(.badArguments, "The argument '\(name)' must name at most 1000.")
        }
        return people
    }

    /// Names of zones.
    static func zones(_ zones: [String], _ name: String) throws -> [String] {
        guard zones.count <= 100 else { throw Failure(.badArguments, "The argument '\(name)' must name at most 100.") }
        return try zones.map { try text($0, name, most: 100) }
    }

    /// Whom a request is about: by number or by e-mail address, not both.
    static func person(email: String?, id: Int64?) throws -> PersonReference {
        switch (email, id) {
        case (let email?, nil): .email(try text(email, "email", most: TextRule.longestEmail))
        case (nil, let id?): .id(id)
        default: throw Failure(.badArguments, "Give either the argument 'email' or the argument 'person_id'.")
        }
    }

    /// An identity that was bought elsewhere, all of it; nil where none of it is given.
    static func identity(uuid: ProximityUUID?, major: Int?, minor: Int?) throws -> BeaconIdentity? {
        switch (uuid, try key(major, "major_key"), try key(minor, "minor_key")) {
        case (nil, nil, nil): return nil
        case (let uuid?, let major?, let minor?): return BeaconIdentity(uuid: uuid, major: major, minor: minor)
        default:
            throw Failure(
                .badArguments, "Give all of 'uuid', 'major_key' and 'minor_key', or none to have keys assigned.")
        }
    }

    /// Reports in one second.
    static func rate(_ value: Double?, _ name: String) throws -> Double? {
        try value.map { try rate($0, name) }
    }

    static func rate(_ value: Double, _ name: String) throws -> Double {
        try range(value, name, 0...1e9)
    }

    /// An iBeacon major or minor.
    static func key(_ value: Int?, _ name: String) throws -> UInt16? {
        try range(value, name, 0...65_535).flatMap { UInt16(exactly: $0) }
    }
}
