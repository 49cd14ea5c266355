import Wire

extension RadioGauge {
    public convenience init(_ settings: RadioSettings) {
        self.init(adapter: settings.adapter, mode: settings.mode.onTheWire)
    }
}
