import Phrases
import Wire

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
