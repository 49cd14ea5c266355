public import OperatorErrors

/// Why a certificate and its key cannot be used.
public typealias CertificateError = OperatorError<CertificateErrorCode>

public enum CertificateErrorCode: String, OperatorErrorCode {
    case unusable = "certificate_unusable"
}
