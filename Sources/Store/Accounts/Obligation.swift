/// What a person who is logged in has to do before the server does anything for them.
public enum Obligation: Equatable, Sendable {
    /// Choose a password of their own: an admin set the one they have.
    case passwordChange
    /// Enrol a device that makes one-time codes: the school requires it of them.
    case totpEnrolment

    init?(passwordIsTemporary: Bool, totpIsMissing: Bool) {
        if passwordIsTemporary {
            self = .passwordChange
        } else if totpIsMissing {
            self = .totpEnrolment
        } else {
            return nil
        }
    }
}
