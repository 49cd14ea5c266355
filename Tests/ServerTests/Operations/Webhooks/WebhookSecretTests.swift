import Foundation
import Testing

@testable import Server

@Suite("Signatures of webhooks")
struct WebhookSecretTests {
    @Test("A signature is that of the example of Standard Webhooks 1.0")
    func published() throws {
        let key = try #require(Data(base64Encoded: "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
        let secret = WebhookSecret(bytes: Array(key))
        let signature = secret.signature(
            id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330, body: #"{"test": 2432232314}"#)
        #expect(signature == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
        #expect(secret.text == "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
    }

    @Test("A new secret has 32 random bytes, and Python's hmac computes the same signature with it")
    func independent() throws {
        let secret = WebhookSecret()
        #expect(secret.bytes.count == 32 && WebhookSecret() != secret)
        let body = #"{"type": "alert.opened", "data": {"text": "Größe \"x\""}}"#
        let message = SignedMessage(
            id: "msg_1", body: body, secrets: [secret, WebhookSecret()],
            at: Date(timeIntervalSince1970: 1_788_251_400.9))
        let headers = Dictionary(uniqueKeysWithValues: message.headers.map { ($0.name, $0.value) })
        #expect(headers["webhook-id"] == "msg_1" && headers["webhook-timestamp"] == "1788251400")
        let signatures = try #require(headers["webhook-signature"]).split(separator: " ")
        #expect(signatures.count == 2)
        #expect(try Self.python(secret.text, "msg_1.1788251400.\(body)") == String(signatures[0]))
    }

    private static func python(_ secret: String, _ signed: String) throws -> String {
        let program = """
            import base64, hashlib, hmac, sys
            key = base64.b64decode(sys.argv[1].removeprefix("whsec_"))
            code = hmac.new(key, sys.argv[2].encode(), hashlib.sha256).digest()
            print("v1," + base64.b64encode(code).decode(), end="")
            """
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program, secret, signed]
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
