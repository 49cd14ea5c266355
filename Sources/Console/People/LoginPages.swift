public import Phrases
import Vocabulary
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
