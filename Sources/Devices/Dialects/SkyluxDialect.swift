/// The dialect of the original Skylux: `OPEN`, `CLOSE`, `STATUS` or a number on `skylux/<number>/command`, and the
/// device's state, in the same form, on `skylux/<number>/status`. The original does not specify topics; the number is
/// the id.
struct SkyluxDialect {
    /// The property that opens and closes.
    private let property: Kind.Property
    private let closed: PropertyValue
    /// The value of the property when the device is open.
    private let open: PropertyValue

    /// Returns nil for a kind that does not close.
    init?(_ kind: Kind) {
        guard let property = kind.properties.first(where: { $0.closed != nil }), let closed = property.closed,
            let open = property.type.open(closed)
        else { return nil }
        (self.property, self.closed, self.open) = (property, closed, open)
        commands = kind.commands
    }

    private let commands: [Kind.Command]

    func say(_ command: SaidCommand, to device: Int64) -> DeviceMessage? {
        word(command).map { DeviceMessage(topic: Self.topic(device), text: $0) }
    }

    static func status(_ device: Int64) -> DeviceMessage { DeviceMessage(topic: topic(device), text: "STATUS") }

    private static func topic(_ device: Int64) -> String { "skylux/\(device)/command" }

    private func word(_ said: SaidCommand) -> String? {
        if said.name == Kind.Command.status.name { return "STATUS" }
        guard let command = commands.first(where: { $0.name == said.name }), command.sets?.property == property.name,
            let target = command.target(said.arguments)
        else { return nil }
        return target == open ? "OPEN" : target == closed ? "CLOSE" : target.number.map(PropertyValue.plain)
    }

    func read(_ payload: some Collection<UInt8>) throws(RefusedMessage) -> Incoming {
        guard let text = String(validating: payload, as: UTF8.self) else { throw .wrongType }
        let value = try value(text.uppercased().filter { !$0.isWhitespace })
        if let problem = property.type.problem(with: value, isReported: true) { throw RefusedMessage(problem) }
        return .state(Report(properties: [property.name: value]))
    }

    private func value(_ word: String) throws(RefusedMessage) -> PropertyValue {
        switch word {
        case "OPEN", "OPENED": return open
        case "CLOSE", "CLOSED": return closed
        default:
            guard let number = Double(word) else { throw .wrongType }
            return .number(number)
        }
    }
}

extension ValueType {
    /// Returns the value furthest from closed; nil if absent.
    fileprivate func open(_ closed: PropertyValue) -> PropertyValue? {
        switch (self, closed) {
        case (.number(let range), .number(let closed)):
            .number(closed - range.lowest < range.highest - closed ? range.highest : range.lowest)
        case (.choice(let choices), _): choices.contains { $0.value == "open" } ? .text("open") : nil
        case (.bool, .bool(let closed)): .bool(!closed)
        default: nil
        }
    }
}
