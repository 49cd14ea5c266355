/// A request that comes so often that its arguments are read straight from the bytes, without `Decodable`.
///
/// What is read is exactly what `WireJSON` makes of the same bytes. A body of another form gives nil: then `WireJSON`
/// reads it, or says what is wrong with it.
public protocol DirectlyParsed: Request {
    /// The object that stands next.
    init?(next reader: inout JSONReader)
}

extension DirectlyParsed {
    /// Reads the body of `POST /post/{type}`.
    public static func parse(bare body: UnsafeRawBufferPointer) -> Self? {
        var reader = JSONReader(body)
        guard let arguments = Self(next: &reader), reader.isAtEnd() else { return nil }
        return arguments
    }

    /// Reads `args` out of the body of `POST /post`.
    public static func parse(envelope body: UnsafeRawBufferPointer) -> Self? {
        var reader = JSONReader(body)
        var arguments = Member<Self>()
        let isRead = reader.object { name, reader in
            name == "args" ? arguments.take(&reader) { Self(next: &$0) } : reader.skip()
        }
        return isRead && reader.isAtEnd() ? arguments.value : nil
    }
}

/// The name of the type in the body of `POST /post`, read without `Decodable`.
public enum EnvelopeType {
    /// Nil if the body is not of the plain form.
    public static func parse(_ body: UnsafeRawBufferPointer) -> String? {
        var reader = JSONReader(body)
        var type = Member<String>()
        let isRead = reader.object { name, reader in
            name == "type" ? type.take(&reader) { $0.string() } : reader.skip()
        }
        return isRead && reader.isAtEnd() ? type.value : nil
    }
}

/// A member of an object: its value, once it was read.
struct Member<Value> {
    /// Nil if the object does not have it, and where it is null.
    private(set) var value: Value?
    private var isTaken = false

    init() {}

    /// Takes the value that stands next. False if it cannot be read, and where the object had the member before:
    /// which of two counts is for `WireJSON` to say.
    mutating func take(_ reader: inout JSONReader, _ read: (inout JSONReader) -> Value?) -> Bool {
        guard !isTaken else { return false }
        isTaken = true
        if reader.takeNull() { return true }
        value = read(&reader)
        return value != nil
    }
}
