/// The bytes that a station signs. A prefix states the purpose, so that no signature is valid for another.
public enum SignedText {
    /// Returns the text of an update: the record's text, byte for byte as it is sent.
    public static func update(record: [UInt8]) -> [UInt8] {
        Array("rollcall-station-1\n".utf8) + record
    }

    /// Returns the text of a registration: serial number, key and invitation, byte for byte as they are sent, each on a
    /// line of its own. The line of the invitation is empty if the key in force vouches for the new one.
    public static func registration(serial: [UInt8], key: [UInt8], invitation: [UInt8]) -> [UInt8] {
        let newline = [UInt8(ascii: "\n")]
        return Array("rollcall-register-1\n".utf8) + serial + newline + key + newline + invitation
    }

    /// Returns the text whose SHA-256 a client sends as `Find`, so that a resolver that does not know the code does not
    /// learn it.
    public static func find(code: PrintedCode) -> [UInt8] {
        Array("rollcall-find\n".utf8) + code.characters
    }
}
