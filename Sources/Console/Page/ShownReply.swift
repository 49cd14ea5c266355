public import Phrases
import Wire

/// A reply that is shown once, because the person must read it: a code, a token, a secret.
public struct ShownReply: Sendable {
    public let heading: Phrase
    private let draw: @Sendable (View) -> HTML
    private let then: String

    /// Nil if there is nothing to read.
    /// - Parameters:
    ///   - then: the address to open afterwards.
    ///   - sent: the fields of the form that it answers.
    public init?(_ reply: any Sendable, then: String, sent: [String: String]) {
        self.then = then
        switch reply {
        case let reply as IssueClaimCode.Reply:
            (heading, draw) = (.claimCodeTitle, { Self.claimCode(reply, $0) })
        case let reply as CreateScanner.Reply:
            (heading, draw) = (.scannerTokenTitle, { Self.token(reply.token, $0) })
        case let reply as EditScanner.Reply:
            guard let token = reply.token else { return nil }
            (heading, draw) = (.scannerTokenTitle, { Self.token(token, $0) })
        case let reply as CreateDevice.Reply:
            let secrets = DeviceSecrets(token: reply.token, code: reply.registrationCode, link: reply.link)
            (heading, draw) = (.deviceSecretsTitle, { secrets.body($0) })
        case let reply as EditDevice.Reply:
            guard reply.token != nil || reply.registrationCode != nil else { return nil }
            let secrets = DeviceSecrets(token: reply.token, code: reply.registrationCode, link: reply.link)
            (heading, draw) = (.deviceSecretsTitle, { secrets.body($0) })
        case let reply as ImportStudents.Reply:
            (heading, draw) = (ImportResult.heading(reply), { ImportResult.body(reply, of: sent["csv"], $0) })
        case let reply as ExportPerson.Reply:
            (heading, draw) = (.exportTitle, { ExportResult.body(reply, $0) })
        case let reply as CreateWebhook.Reply:
            (heading, draw) = (.webhookSecretTitle, { Self.webhookSecret(reply.secret, $0) })
        case let reply as EditWebhook.Reply:
            guard let secret = reply.secret else { return nil }
            (heading, draw) = (.webhookSecretTitle, { Self.webhookSecret(secret, $0) })
        case let reply as CreateMusterLink.Reply:
            (heading, draw) = (.linkTitle, { Self.musterLink(reply, sent["label"] ?? "", $0) })
        case let reply as RunQuery.Reply:
            let result = QueryResult(statement: sent["query"] ?? "", reply: reply)
            (heading, draw) = (.queryTitle, { result.body($0) })
        case let reply as EnrolTOTP.Reply:
            (heading, draw) = (.oneTimeCodesTitle, { Self.secret(reply, $0) })
        case let reply as Unlock.Reply:
            (heading, draw) = (UnlockResult.heading(reply), { UnlockResult.body(reply, $0) })
        case let reply as ConfirmTOTP.Reply:
            (heading, draw) = (.recoveryCodesTitle, { Self.recoveryCodes(reply.recoveryCodes, $0) })
        default: return nil
        }
    }

    public func body(_ view: View) -> HTML {
        "\(draw(view))<p><a href=\"\(then)\">\(view(.goOn))</a></p>"
    }

    private static func claimCode(_ reply: IssueClaimCode.Reply, _ view: View) -> HTML {
        """
        <p>\(view(.claimCodeGive))</p><p class="secret">\(reply.code)</p>\
        <p>\(view(.holdsUntil)) \(view.time(reply.expiresAt))</p>
        """
    }

    private static func token(_ token: String, _ view: View) -> HTML {
        """
        <p>\(view(.scannerTokenGive))</p><p class="secret">\(token)</p>\
        <p>\(view(.tokenInstall))</p><pre><code>sudo install -d /etc/rollcall
        sudo install -m 600 /dev/stdin /etc/rollcall/node.token</code></pre>\
        <p>\(view(.tokenStart))</p><pre><code>sudo rollcall-node run --config /etc/rollcall/node.json</code></pre>
        """
    }

    private static func webhookSecret(_ secret: String, _ view: View) -> HTML {
        "<p>\(view(.webhookSecretGive))</p><p class=\"secret\">\(secret)</p>"
    }

    private static func musterLink(_ reply: CreateMusterLink.Reply, _ label: String, _ view: View) -> HTML {
        """
        <p>\(view(.linkGive))</p><h2>\(label)</h2>\(view.qr(reply.url, .linkCode))<p class="secret">\(reply.url)</p>\
        <p>\(view(.holdsUntil)) \(view.time(reply.expiresAt))</p>\
        <p class="screen"><button type="button" data-print hidden>\(view(.printPage))</button></p>
        """
    }

    private static func secret(_ reply: EnrolTOTP.Reply, _ view: View) -> HTML {
        """
        <p>\(view(.typeSecret))</p>\(view.qr(reply.uri, .secretCode))<p class="secret">\(reply.secret)</p>\
        <p><a href="\(reply.uri)">\(view(.openAuthenticator))</a></p>\(OneTimeCodesPage.code(view))
        """
    }

    private static func recoveryCodes(_ codes: [String], _ view: View) -> HTML {
        let items: [HTML] = codes.map { "<li>\($0)</li>" }
        return "<p>\(view(.recoveryCodesKeep))</p><ul class=\"secret\">\(items)</ul>"
    }
}
