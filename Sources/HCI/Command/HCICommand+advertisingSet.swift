public import Beacon

/// The extended commands that advertise, with a legacy PDU, so that receivers of before Bluetooth 5 hear it too.
extension HCICommand {
    /// Legacy PDU, neither connectable nor scannable: ADV_NONCONN_IND (Vol 4 Part E, section 7.8.53).
    private static let nonConnectableLegacy: UInt16 = 0x0010
    private static let noTxPowerPreference: UInt8 = 0x7F
    private static let phy1M: UInt8 = 0x01
    private static let completeData: UInt8 = 0x03
    private static let doNotFragment: UInt8 = 0x01

    /// Section 7.8.53.
    /// - Parameter handle: Which advertising set, 0x00…0xEF.
    public static func leSetExtendedAdvertisingParameters(
        handle: UInt8, _ advertising: AdvertisingParameters
    ) -> HCICommand {
        var parameters = [handle]
        parameters.append(littleEndian: nonConnectableLegacy)
        parameters += advertising.primaryInterval + advertising.primaryInterval
        parameters += [AdvertisingField.allChannels, advertising.ownAddressType.rawValue] + AdvertisingField.noPeer
        parameters += [AdvertisingField.acceptAll, noTxPowerPreference]
        parameters += secondaryChannel
        return HCICommand(.leSetExtendedAdvertisingParameters, parameters)
    }

    /// Primary_Advertising_PHY, then what a legacy PDU does not use: Secondary_Advertising_Max_Skip,
    /// Secondary_Advertising_PHY, Advertising_SID and Scan_Request_Notification_Enable.
    private static let secondaryChannel: [UInt8] = [phy1M, 0, phy1M, 0, 0]

    /// Section 7.8.54.
    public static func leSetExtendedAdvertisingData(handle: UInt8, _ data: AdvertisingData) -> HCICommand {
        let head = [handle, completeData, doNotFragment, UInt8(data.bytes.count)]
        return HCICommand(.leSetExtendedAdvertisingData, head + data.bytes)
    }

    /// One set, without an end: duration and number of events are zero (section 7.8.56).
    public static func leSetExtendedAdvertisingEnable(_ isEnabled: Bool, handle: UInt8) -> HCICommand {
        HCICommand(.leSetExtendedAdvertisingEnable, [isEnabled ? 1 : 0, 1, handle, 0, 0, 0])
    }

    /// Section 7.8.59.
    public static func leRemoveAdvertisingSet(handle: UInt8) -> HCICommand {
        HCICommand(.leRemoveAdvertisingSet, [handle])
    }

    /// Section 7.8.52.
    public static func leSetAdvertisingSetRandomAddress(handle: UInt8, _ address: DeviceAddress) -> HCICommand {
        HCICommand(.leSetAdvertisingSetRandomAddress, [handle] + address.littleEndianBytes)
    }
}

extension AdvertisingParameters {
    /// The interval in the three bytes that the extended command has for it.
    fileprivate var primaryInterval: [UInt8] { [UInt8(interval & 0xFF), UInt8(interval >> 8), 0] }
}
