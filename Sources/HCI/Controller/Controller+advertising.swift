extension Controller {
    /// Advertises, not connectable, by a legacy PDU on all three channels. What was advertised before is replaced.
    /// - Parameters:
    ///   - data: AD structures, at most 31 bytes.
    ///   - interval: Between two advertisements, 20 ms to 10.24 s. Controllers before version 5.0 take no less than 100 ms.
    ///
    /// Throws `AdapterError`, `invalidRequest` for data or an interval out of range; `prepare` comes first.
    public func startAdvertising(_ data: [UInt8], interval: Duration) async throws(AdapterError) {
        guard let data = AdvertisingData(data) else {
            throw .invalidRequest("An advertisement has at most \(AdvertisingData.byteCountLimit) bytes")
        }
        try await exclusively { () throws(AdapterError) in
            guard let parameters = AdvertisingParameters(interval: interval, ownAddressType: ownAddress.type) else {
                throw .invalidRequest("An advertising interval is 20 ms to 10.24 s")
            }
            let commands = try commandSet(where: \.canAdvertise)
            let wanted = Advertisement(parameters: parameters, data: data, randomAddress: ownAddress.randomAddress)
            advertisement = wanted
            try await start(commands.startAdvertising(wanted), stop: commands.stopAdvertising)
        }
    }

    /// Nothing happens where nothing is advertised. Throws `AdapterError`.
    public func stopAdvertising() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            guard advertisement != nil else { return }
            try await turnOff(commandSet(where: \.canAdvertise).stopAdvertising)
            advertisement = nil
        }
    }
}
