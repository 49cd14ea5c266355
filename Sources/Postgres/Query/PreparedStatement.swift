/// A statement as a type: its SQL, the values bound to it and how one of its rows is read.
///
/// Every query is prepared once for each connection and identified by its text; a `PreparedStatement` adds the row
/// type.
public protocol PreparedStatement: Sendable {
    associatedtype Output: Sendable

    /// The statement with its values. The text must not depend on the values.
    var query: Query { get }

    func decode(_ row: Row) throws -> Output
}
