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
