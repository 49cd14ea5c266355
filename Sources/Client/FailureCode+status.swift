import Wire

extension FailureCode {
    /// The nearest code for an HTTP status, for a server whose own code is not known here.
    init(status: UInt) {
        self =
            switch status {
            case 401: .loginNecessary
            case 403: .notAllowed
            case 404: .notFound
            case 405: .wrongMethod
            case 408: .tooSlow
            case 409: .conflict
            case 413: .tooLarge
            case 415: .wrongContentType
            case 421: .wrongHost
            case 422: .cannotBeDone
            case 429: .slowDown
            case 431: .headersTooLarge
            case 502, 503, 504: .unavailable
            case 400..<500: .badArguments
            default: .internalError
            }
    }
}
