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
