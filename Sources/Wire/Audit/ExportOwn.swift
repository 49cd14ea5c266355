public import Foundation

/// All data stored about the caller, in parts as in `admin.export_person`.
public struct ExportOwn: Request {
    public static let type = RequestType.studentExport

    public typealias Reply = ExportPerson.Reply

    /// Only sightings heard after this millisecond.
    public let sightingsAfter: Date?
}
