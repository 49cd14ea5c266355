import Foundation
import Testing

@testable import Accounts

struct BrokerPasswordTests {
    @Test("It is the line that mosquitto_passwd writes for the same token and salt")
    func line() throws {
        // mosquitto_passwd -b FILE 7 Zm9vYmFy-test_token, of Mosquitto 2.0.11.
        let written = """
            $7$101$+u/VlbxIIZc9v+he$LRwU3JzTefNjEWfaG2D5S1ZmSI1kMq1Dpg1CR6D2CqC10Fwej8+rCv4hFnkB\
            TPkrEW33ReX2dcDIEcYZyTc3Mg==
            """
        let salt = try #require(Data(base64Encoded: String(written.split(separator: "$")[2])))
        let password = try BrokerPassword(SecretToken(shown: "Zm9vYmFy-test_token"), salt: Array(salt))
        #expect(password.text == written)
    }

    @Test("Two lines for one token differ")
    func salted() throws {
        let token = SecretToken()
        #expect(try BrokerPassword(token) != BrokerPassword(token))
    }
}
