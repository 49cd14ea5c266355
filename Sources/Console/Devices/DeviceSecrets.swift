import Phrases

/// The secrets of a device that are shown once: its token, and its registration code with the label to be printed.
struct DeviceSecrets: Sendable {
    /// Nil if there is no new one.
    let token: String?
    let code: String?
    /// The address in the QR code of the label.
    let link: String?

    func body(_ view: View) -> HTML {
        let given: HTML? = token.map { "<p>\(view(.deviceTokenGive))</p><p class=\"secret\">\($0)</p>" }
        let label: HTML? = code.map { code in
            """
            <p>\(view(.deviceCodeGive))</p>\(link.map { view.qr($0, .deviceLabelCode) })<p class="secret">\(code)</p>\
            <p class="screen"><button type="button" data-print hidden>\(view(.printPage))</button></p>
            """
        }
        return "\(given)\(label)"
    }
}
