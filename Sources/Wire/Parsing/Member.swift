/// A member of an object, and its value once it has been read.
struct Member<Value> {
    /// Nil if the object does not have the member, or if it is null.
    private(set) var value: Value?
    private var isTaken = false

    init() {}

    /// Reads the next value. Returns false if it cannot be read, or if the object already had the member: `WireJSON`
    /// decides which of two counts.
    mutating func take(_ reader: inout JSONReader, _ read: (inout JSONReader) -> Value?) -> Bool {
        guard !isTaken else { return false }
        isTaken = true
        if reader.takeNull() { return true }
        value = read(&reader)
        return value != nil
    }
}
