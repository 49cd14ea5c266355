import Beacon

extension IBeaconFrame {
    /// `trailing_bytes` and `plausible` appear only where they are worth a word.
    var fields: OrderedJSON.Fields {
        var fields: OrderedJSON.Fields = [
            ("kind", .string("ibeacon")),
            ("uuid", .string(identity.uuid.description)),
            ("major", .integer(Int(identity.major))),
            ("minor", .integer(Int(identity.minor))),
            ("measured_power", .integer(Int(measuredPower))),
        ]
        if trailingByteCount > 0 { fields.append(("trailing_bytes", .integer(trailingByteCount))) }
        if !isPlausible { fields.append(("plausible", .boolean(false))) }
        return fields
    }
}

extension Result<IBeaconFrame, IBeaconRefusal> {
    var fields: OrderedJSON.Fields {
        switch self {
        case .success(let frame): frame.fields
        case .failure(let refusal): [("kind", .string("none")), ("reason", .string(refusal.description))]
        }
    }
}
