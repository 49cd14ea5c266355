public import Phrases
public import Wire

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
