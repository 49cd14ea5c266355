public import Phrases
public import Wire

/// The page on which a person sets up an authenticator for one-time codes.
public struct OneTimeCodesPage: ConsolePage {
    public static let path = "/one-time-codes"
    public static let types: [RequestType] = [.universalEnrolTOTP]
    public static let name = Phrase.oneTimeCodesTitle

    public static func load(_ query: PageQuery, _ asker: some Asking) -> OneTimeCodesPage { OneTimeCodesPage() }

    public func body(_ view: View) -> HTML {
        let enrol = Form(
            type: .universalEnrolTOTP,
            fields: [.init(name: "password", label: .password, input: .password)], button: .showSecret)
        return "<p>\(view(.oneTimeCodesIntroduction))</p>\(view.form(enrol))\(Self.code(view))"
    }

    static func code(_ view: View) -> HTML {
        view.form(
            Form(
                type: .universalConfirmTOTP, then: "/",
                fields: [.init(name: "code", label: .oneTimeCode, input: .oneTimeCode)], button: .turnOn))
    }
}
