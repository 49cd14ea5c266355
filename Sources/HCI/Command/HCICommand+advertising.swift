/// The legacy commands that advertise.
extension HCICommand {
    /// Not connectable, on all three channels, to everybody (Vol 4 Part E, section 7.8.5).
    public static func leSetAdvertisingParameters(_ advertising: AdvertisingParameters) -> HCICommand {
        var parameters: [UInt8] = []
        parameters.append(littleEndian: advertising.interval)
        parameters.append(littleEndian: advertising.interval)
        parameters += [LegacyEventType.nonConnectable.rawValue, advertising.ownAddressType.rawValue]
        parameters += AdvertisingField.noPeer + [AdvertisingField.allChannels, AdvertisingField.acceptAll]
        return HCICommand(.leSetAdvertisingParameters, parameters)
    }

    /// The data stands in 31 bytes whatever its length (section 7.8.7).
    public static func leSetAdvertisingData(_ data: AdvertisingData) -> HCICommand {
        let padding = [UInt8](repeating: 0, count: AdvertisingData.byteCountLimit - data.bytes.count)
        return HCICommand(.leSetAdvertisingData, [UInt8(data.bytes.count)] + data.bytes + padding)
    }

    /// Section 7.8.9.
    public static func leSetAdvertisingEnable(_ isEnabled: Bool) -> HCICommand {
        HCICommand(.leSetAdvertisingEnable, [isEnabled ? 1 : 0])
    }
}
