public import Phrases
public import Wire

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
