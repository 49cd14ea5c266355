/// A frequent request whose arguments are parsed directly from the bytes, without `Decodable`.
///
/// The result is exactly what `WireJSON` decodes from the same bytes. A body of any other form gives nil; `WireJSON`
/// then decodes it or reports what is wrong with it.
public protocol DirectlyParsed: Request {
    /// Parses the next object.
    init?(next reader: inout JSONReader)
}

extension DirectlyParsed {
    /// Parses the body of `POST /post/{type}`.
    public static func parse(bare body: UnsafeRawBufferPointer) -> Self? {
        var reader = JSONReader(body)
        guard let arguments = Self(next: &reader), reader.isAtEnd() else { return nil }
        return arguments
    }

    /// Parses `args` in the body of `POST /post`.
    public static func parse(envelope body: UnsafeRawBufferPointer) -> Self? {
        var reader = JSONReader(body)
        var arguments = Member<Self>()
        let isRead = reader.object { name, reader in
            name == "args" ? arguments.take(&reader) { Self(next: &$0) } : reader.skip()
        }
        return isRead && reader.isAtEnd() ? arguments.value : nil
    }
}

/// The name of the type in the body of `POST /post`, parsed without `Decodable`.
public enum EnvelopeType {
    /// Returns nil if the body is not of the plain form.
    public static func parse(_ body: UnsafeRawBufferPointer) -> String? {
        var reader = JSONReader(body)
        var type = Member<String>()
        let isRead = reader.object { name, reader in
            name == "type" ? type.take(&reader) { $0.string() } : reader.skip()
        }
        return isRead && reader.isAtEnd() ? type.value : nil
    }
}

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
