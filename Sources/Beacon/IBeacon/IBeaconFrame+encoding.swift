extension IBeaconFrame {
    /// LE General Discoverable Mode, BR/EDR Not Supported.
    private static let flags: UInt8 = 0x06

    /// The 25 bytes of manufacturer data, company id first. Trailing bytes that were heard are not sent again.
    public var manufacturerData: [UInt8] {
        var data: [UInt8] = []
        data.reserveCapacity(IBeaconLayout.byteCount)
        data.append(bigEndian: IBeaconLayout.signature.byteSwapped)
        data.append(bigEndian: identity.uuid.high)
        data.append(bigEndian: identity.uuid.low)
        data.append(bigEndian: identity.major)
        data.append(bigEndian: identity.minor)
        data.append(UInt8(bitPattern: measuredPower))
        return data
    }

    /// The 30 bytes to advertise: a Flags structure and the manufacturer data.
    public var advertisingData: [UInt8] {
        let manufacturerData = manufacturerData
        return [2, ADType.flags.rawValue, Self.flags]
            + [UInt8(manufacturerData.count + 1), ADType.manufacturerSpecificData.rawValue]
            + manufacturerData
    }
}
