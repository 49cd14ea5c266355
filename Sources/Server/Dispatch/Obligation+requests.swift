import Store
import Wire

extension Obligation {
    /// What is answered all the same: what fulfils it, and what asks nothing of the school.
    func permits(_ type: RequestType) -> Bool {
        switch (self, type) {
        case (_, .universalLogin), (_, .universalLogout), (_, .universalWhoami), (_, .universalChangePassword): true
        case (.totpEnrolment, .universalEnrolTOTP), (.totpEnrolment, .universalConfirmTOTP): true
        default: false
        }
    }
}

extension Failure {
    init(_ obligation: Obligation) {
        switch obligation {
        case .passwordChange: self.init(.passwordChangeNecessary, "Please choose a password of your own first.")
        case .totpEnrolment:
            self.init(.totpEnrolmentNecessary, "Please enrol an authenticator for one-time codes first.")
        }
    }
}
