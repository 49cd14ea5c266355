public import Phrases
public import Wire

/// The content in place of a page that cannot be shown.
public enum ErrorView {
    public static func heading(_ failure: Failure) -> Phrase {
        switch failure.code {
        case .notFound: .notFoundTitle
        case .notAllowed: .forbiddenTitle
        case .unavailable, .slowDown: .unavailableTitle
        default: .errorTitle
        }
    }

    public static func body(_ failure: Failure, _ view: View) -> HTML {
        "<p>\(view.sentence(of: failure))</p><p><a href=\"/\">\(view(.toFirstPage))</a></p>"
    }
}

/// Asks for the password before requests that a stolen session must not be able to send.
public enum ConfirmView {
    /// - Parameter waiting: the fields of the request that waits for the confirmation.
    public static func body(_ waiting: [(name: String, value: String)], _ view: View) -> HTML {
        let form = Form(
            type: .universalConfirm, hidden: waiting,
            fields: [
                .init(name: "password", label: .password, input: .password, isRequired: false, saysOptional: false),
                .init(name: "code", label: .oneTimeCode, input: .oneTimeCode, isRequired: false, hint: .codeInPlace),
            ],
            button: .goOn, isLarge: waiting.contains { $0.value.utf8.count > 10_000 })
        return "<p>\(view(.confirmReason))</p>\(view.form(form))"
    }
}
