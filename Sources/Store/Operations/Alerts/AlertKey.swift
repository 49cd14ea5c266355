public import Vocabulary

/// The identity of an alert: at most one is open for each key.
public struct AlertKey: Hashable, Sendable {  // generated: init
    public let kind: AlertKind
    public let sort: AlertSubjectSort
    /// The number of the row that it is about; 0 if it is about the server.
    public let id: Int64
}
