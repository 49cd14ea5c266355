/// A certificate for localhost with its key, for tests only. Valid for a hundred years.
public struct TestCertificate: Sendable {
    public let certificate: String
    public let key: String

    public init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }

    public static let first = TestCertificate(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBkjCCATmgAwIBAgIUEjHRh0zYGRZta1l0O3luHylnMkEwCgYIKoZIzj0EAwIw
            EDEOMAwGA1UEAwwFZmlyc3QwIBcNMjYxMTIxMDg1NDIwWhgPMjEyNjEwMjgwODU0
            MjBaMBAxDjAMBgNVBAMMBWZpcnN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
            GIKslfRNYAoYobzMXvTvHtgYVd9y64pAqb0sRr+IIJf5HwizpDxJAvHF3UZFMrO+
            OIuwlL53qKo5MBiFKRWqOKNvMG0wHQYDVR0OBBYEFGLh+a6zC1ZWfgYOCCYqF1GR
            MzssMB8GA1UdIwQYMBaAFGLh+a6zC1ZWfgYOCCYqF1GRMzssMBoGA1UdEQQTMBGC
            CWxvY2FsaG9zdIcEfwAAATAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cA
            MEQCICQwAQh4IU0LYhMOmd4h/be846Xyi9sQRl04ngD91+kpAiAExdbl2fmu4bLK
            XPnOSICpjdrjhpQG085vS/sqPJ1qkg==
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnleyHyrNxIHlG9Cu
            WQeRgaNWUhjhzHQjoKUh36irJlWhRANCAAQYgqyV9E1gChihvMxe9O8e2BhV33Lr
            ikCpvSxGv4ggl/kfCLOkPEkC8cXdRkUys744i7CUvneoqjkwGIUpFao4
            -----END PRIVATE KEY-----
            """)

    public static let second = TestCertificate(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBlTCCATugAwIBAgIUB4pNIFq+kQUOMyuLrP7kRgdEDcQwCgYIKoZIzj0EAwIw
            ETEPMA0GA1UEAwwGc2Vjb25kMCAXDTI2MTEyMTA4NTQyMFoYDzIxMjYxMDI4MDg1
            NDIwWjARMQ8wDQYDVQQDDAZzZWNvbmQwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
            AATzB764dw5yiPvVVYn6QtWn2CgEeFf/BlIvKEyk8czADGBXA43/NY5FQvKo77bC
            LORGdDYjiiVz7Q+JyUhlHr9Oo28wbTAdBgNVHQ4EFgQU5/GgoFfIDwxt/o3sRb2H
            8YMneawwHwYDVR0jBBgwFoAU5/GgoFfIDwxt/o3sRb2H8YMneawwGgYDVR0RBBMw
            EYIJbG9jYWxob3N0hwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwID
            SAAwRQIgRI7jMD3tCY34NYVKf7JMW82UlMttjojtL22xlD7UdbwCIQDTfpVOm8XY
            SbzFwD0lwvEKxuLWMTU5a4k7crh9/4OHIA==
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnvinQKLcV84iVug+
            5iq5kGC1IW04nhRYw47jBh4BeW2hRANCAATzB764dw5yiPvVVYn6QtWn2CgEeFf/
            BlIvKEyk8czADGBXA43/NY5FQvKo77bCLORGdDYjiiVz7Q+JyUhlHr9O
            -----END PRIVATE KEY-----
            """)
}
