public import Foundation

/// All data stored about the caller, in parts as in `admin.export_person`.
public struct ExportOwn: Request {
    public static let type = RequestType.studentExport
    public static let callers: Callers = .persons
    public static let confirmation: Confirmation = .always

    public typealias Reply = ExportPerson.Reply

    /// Only sightings heard after this millisecond.
    public let sightingsAfter: Date?
}
