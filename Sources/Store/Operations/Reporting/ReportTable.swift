import Foundation
import Postgres

/// The result of a statement on the reporting views.
public struct ReportTable: Equatable, Sendable {
    public struct Column: Equatable, Sendable {
        public let name: String
        /// PostgreSQL's name for it, such as `bigint`.
        public let type: String
    }

    public internal(set) var columns: [Column] = []
    public internal(set) var rows: [[ReportTable.Value]] = []
    /// Whether there were more rows than the limit.
    public internal(set) var isTruncated = false
}

extension ReportTable {
    /// One cell of a report. A type without a case of its own is represented by PostgreSQL's text; so is `numeric`,
    /// which has more digits than a JSON number keeps.
    public enum Value: Equatable, Sendable {
        case null
        case boolean(Bool)
        case integer(Int64)
        case number(Double)
        case text(String)

        init(_ text: String?, type: PostgresType) {
            guard let text else {
                self = .null
                return
            }
            self = Self.typed(text, type) ?? .text(text)
        }

        private static func typed(_ text: String, _ type: PostgresType) -> ReportTable.Value? {
            switch type {
            case .bool: .boolean(text == "t")
            case .int2, .int4, .int8, .oid: Int64(text).map(ReportTable.Value.integer)
            case .float4, .float8: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
            case .timestamptz: instant(text)
            default: nil
            }
        }

        /// Converts `2026-09-01 08:30:00.25+00`, the text of any instant in the session's time zone, to RFC 3339 with
        /// milliseconds.
        private static func instant(_ text: String) -> ReportTable.Value? {
            guard text.hasSuffix("+00"), let gap = text.firstIndex(of: " ") else { return nil }
            let time = text[text.index(after: gap)...].dropLast(3).split(separator: ".")
            let fraction = time.count == 2 ? time[1] : ""
            let milliseconds = (fraction + "000").prefix(3)
            return .text("\(text[..<gap])T\(time[0]).\(milliseconds)Z")
        }
    }
}
