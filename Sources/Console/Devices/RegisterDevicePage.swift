import Labels
public import Phrases
public import Wire

/// The page to which the QR code of a device's label leads: a person who has the label registers the device, and owns
/// it from then on.
public struct RegisterDevicePage: ConsolePage {
    public static let path = DeviceLabel.path
    public static let types: [RequestType] = [.universalRegisterDevice]
    public static let name = Phrase.registerDevice

    private let serial: String
    private let code: String
    private let deviceName: String

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> RegisterDevicePage {
        RegisterDevicePage(
            serial: query["serial"] ?? "", code: query["code"] ?? "", deviceName: query["name"] ?? "")
    }

    public func body(_ view: View) -> HTML {
        let form = Form(
            type: .universalRegisterDevice, then: DevicesPage.path,
            fields: [
                .init(name: "serial", label: .registerSerial, value: serial, hint: .registerSerialHint),
                .init(
                    name: "code", label: .registerCode, value: code, isRequired: false, hint: .registerCodeHint),
                .init(
                    name: "device_name", label: .registerName, value: deviceName, isRequired: false,
                    hint: .registerNameHint),
            ],
            button: .registerButton)
        return "<p>\(view(.registerIntroduction))</p>\(view.form(form))"
    }
}
