public import Phrases
public import Wire

/// The login page.
public struct LoginPage: ConsolePage {
    public static let path = "/login"
    public static let types: [RequestType] = [.universalLogin]
    public static let name = Phrase.loginTitle

    /// The address to open afterwards.
    private let then: String

    public static func load(_ query: PageQuery, _ asker: some Asking) -> LoginPage {
        LoginPage(then: query["then"] ?? "/")
    }

    public func body(_ view: View) -> HTML {
        let isCodeAsked = view.refused?.failure.code == .totpNecessary
        var fields: [Form.Field] = [
            .init(name: "username", label: .email, input: .email),
            .init(name: "password", label: .password, input: .password),
        ]
        if isCodeAsked { fields.append(.init(name: "code", label: .oneTimeCode, input: .oneTimeCode)) }
        let form = Form(type: .universalLogin, then: then, fields: fields, button: .logIn)
        return "\(view.form(form))<p><a href=\"\(ClaimPage.path)\">\(view(.claimLink))</a></p>"
    }
}

/// The page on which a person claims an account with the code on a sheet.
public struct ClaimPage: ConsolePage {
    public static let path = "/claim"
    public static let types: [RequestType] = [.universalClaimAccount]
    public static let name = Phrase.claimTitle

    public static func load(_ query: PageQuery, _ asker: some Asking) -> ClaimPage { ClaimPage() }

    public func body(_ view: View) -> HTML {
        let form = Form(
            type: .universalClaimAccount, then: LoginPage.path,
            fields: [
                .init(name: "username", label: .email, input: .email),
                .init(name: "code", label: .claimCode, hint: .claimCodeHint),
                .init(name: "password", label: .newPassword, input: .newPassword, hint: .passwordHint),
            ],
            button: .claimButton)
        return "<p>\(view(.claimIntroduction))</p>\(view.form(form))"
    }
}

/// The page on which a person chooses another password; a person who must do so first is redirected here.
public struct PasswordPage: ConsolePage {
    public static let path = "/password"
    public static let types: [RequestType] = [.universalChangePassword]
    public static let name = Phrase.passwordTitle

    public static func load(_ query: PageQuery, _ asker: some Asking) -> PasswordPage { PasswordPage() }

    public func body(_ view: View) -> HTML {
        view.form(
            Form(
                type: .universalChangePassword, then: "/",
                fields: [
                    .init(name: "password", label: .oldPassword, input: .password),
                    .init(name: "new_password", label: .newPassword, input: .newPassword, hint: .passwordHint),
                ],
                button: .save))
    }
}

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
