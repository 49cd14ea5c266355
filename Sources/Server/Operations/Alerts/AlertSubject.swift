import Store
import Vocabulary

/// The subject of an alert: at most one alert is open for each kind and subject.
struct AlertSubject: Hashable, Sendable {
    typealias Sort = AlertSubjectSort

    let sort: Sort
    /// The key of the subject's row; 0 for the server itself.
    let id: Int64

    static func scanner(_ id: Int64) -> AlertSubject { AlertSubject(sort: .scanner, id: id) }
    static func beacon(_ id: Int64) -> AlertSubject { AlertSubject(sort: .beacon, id: id) }
    static func person(_ id: Int64) -> AlertSubject { AlertSubject(sort: .person, id: id) }
    static func device(_ id: Int64) -> AlertSubject { AlertSubject(sort: .device, id: id) }
    static func rule(_ id: Int64) -> AlertSubject { AlertSubject(sort: .rule, id: id) }
    static func lock(_ id: Int64) -> AlertSubject { AlertSubject(sort: .lock, id: id) }
    static func webhook(_ id: Int64) -> AlertSubject { AlertSubject(sort: .webhook, id: id) }
    static let server = AlertSubject(sort: .server, id: 0)
}
