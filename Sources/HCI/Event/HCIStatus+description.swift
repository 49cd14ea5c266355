extension HCIStatus: CustomStringConvertible {
    /// The specification's name and the number, as in `Command Disallowed (0x0C)`.
    public var description: String {
        let digits = String(rawValue, radix: 16, uppercase: true)
        let number = "0x" + (digits.count == 1 ? "0" : "") + digits
        let index = Int(rawValue)
        guard index < Self.names.count, !Self.names[index].isEmpty else { return "Reserved (\(number))" }
        return "\(Self.names[index]) (\(number))"
    }
}
