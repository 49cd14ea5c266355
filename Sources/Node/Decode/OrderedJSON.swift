/// A JSON value whose objects keep the order of their keys, so that a line reads the same each time.
enum OrderedJSON: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([OrderedJSON])
    case object(Fields)

    typealias Fields = [(key: String, value: OrderedJSON)]
}
