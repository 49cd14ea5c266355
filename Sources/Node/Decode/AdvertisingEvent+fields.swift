import HCI

extension AdvertisingEvent {
    /// One object a report, and a reason where the packet is no advertising event or damaged. Fragments are joined to those
    /// of the events before.
    func fields(joiner: inout ReportJoiner) -> OrderedJSON.Fields {
        let objects = reports.map { OrderedJSON.object($0.fields(joined: joiner.take($0))) }
        return [("reports", .array(objects))] + (fault.map { [("reason", .string($0.description))] } ?? [])
    }
}
