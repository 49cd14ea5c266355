import Beacon
import Foundation
public import Postgres

extension SiteSetting {
    /// Sets it, once the value has been found to be of its kind and in its range. Throws `StoreError`.
    public func write(_ value: SettingValue, in database: some Querying) async throws {
        try await naming(Self.meanings) {
            try await database.query(try update(value))
        }
    }

    private static let meanings = [
        "site_time_zone_check": StoreError.cannotBeDone("PostgreSQL does not know this time zone.")
    ]

    /// The column's name is one of ours.
    private func update(_ value: SettingValue) throws -> Query {
        switch (kind, value) {
        case (.boolean, .boolean(let flag)):
            return "update site set \(unescaped: rawValue) = \(flag)"
        case (.integer(let range), .integer(let number)) where range.contains(number):
            return "update site set \(unescaped: rawValue) = \(number)"
        case (.uuid, .text(let text)):
            guard let uuid = ProximityUUID(text) else { throw refusal }
            return "update site set \(unescaped: rawValue) = \(uuid)"
        case (.hours, .text(let text)) where text == "none" || DayHours(text) != nil:
            return "update site set \(unescaped: rawValue) = \(text)"
        case (.timeZone, .text(let text)) where TimeZone.knownTimeZoneIdentifiers.contains(text) || text == "UTC":
            return "update site set \(unescaped: rawValue) = \(text)"
        default: throw refusal
        }
    }

    private var refusal: StoreError {
        .cannotBeDone("The setting '\(rawValue)' must be \(expectation).")
    }

    private var expectation: String {
        switch kind {
        case .boolean: "true or false"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .uuid: "a UUID"
        case .hours: "hours that begin before they end, such as 07:30-16:00 or 00:00-24:00, or none"
        case .timeZone: "an IANA time zone, such as Europe/Vienna"
        }
    }
}
