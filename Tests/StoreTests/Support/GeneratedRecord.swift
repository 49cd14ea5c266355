import Beacon
import Foundation
import Postgres

@testable import Store

/// A record whose `init(row:)` is generated, and the columns that it reads, each with the type of its member.
struct GeneratedRecord: Sendable {
    let type: any (RowDecodable & Encodable).Type
    let columns: [(name: String, type: any PostgresDecodable.Type)]

    init(
        _ type: any (RowDecodable & Encodable).Type, _ columns: KeyValuePairs<String, any PostgresDecodable.Type>
    ) {
        self.type = type
        self.columns = columns.map { ($0.key, $0.value) }
    }

    /// The names of the columns that may not be null.
    var needed: Set<String> { Set(columns.filter { !($0.type is any OptionalColumn.Type) }.map(\.name)) }

    /// A statement for a row with these columns; values of one type differ between columns if the type has enough.
    /// - Parameter hasNulls: whether each column that may be null is null.
    func statement(hasNulls: Bool) throws -> Query {
        var statement = Query.Interpolation(literalCapacity: 0, interpolationCount: columns.count)
        for (number, column) in columns.enumerated() {
            let value = try Self.sample(column.type, number, column.name)
            statement.appendLiteral(number == 0 ? "select " : ", ")
            if hasNulls, !needed.contains(column.name) {
                statement.appendLiteral("nullif(")
                statement.appendInterpolation(value)
                statement.appendLiteral(", ")
                statement.appendInterpolation(value)
                statement.appendLiteral(")")
            } else {
                statement.appendInterpolation(value)
            }
            statement.appendLiteral(" as \(column.name)")
        }
        return Query(stringInterpolation: statement)
    }

    /// The value of a column in the statement: text has the column's name, a number or instant its place.
    private static func sample(_ type: Any.Type, _ number: Int, _ name: String) throws -> any PostgresEncodable {
        switch type {
        case let optional as any OptionalColumn.Type: try sample(optional.wrapped, number, name)
        case let array as any ArrayColumn.Type: [try text(of: array.element)] as [String]
        case is any StoredEnum.Type: try text(of: type)
        case is any PostgresInteger.Type: Int64(number)
        case is String.Type: name
        case is Date.Type: Date(timeIntervalSinceReferenceDate: TimeInterval(number))
        case is Bool.Type: true
        case is ProximityUUID.Type: ProximityUUID(high: 0, low: UInt64(number))
        case is DeviceAddress.Type: DeviceAddress(UInt64(number))
        default: throw UnknownColumn(type: type)
        }
    }

    /// The text of an enumeration's first case.
    private static func text(of type: Any.Type) throws -> String {
        func first(_ enumeration: (some CaseIterable).Type) -> Any? { enumeration.allCases.first { _ in true } }
        guard let enumeration = type as? any CaseIterable.Type, let value = first(enumeration) as? any StoredEnum
        else { throw UnknownColumn(type: type) }
        return value.rawValue
    }

    /// No sample is known for a type: add one.
    private struct UnknownColumn: Error {
        let type: Any.Type
    }
}

private protocol OptionalColumn {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalColumn {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private protocol ArrayColumn {
    static var element: Any.Type { get }
}

extension Array: ArrayColumn {
    fileprivate static var element: Any.Type { Element.self }
}
