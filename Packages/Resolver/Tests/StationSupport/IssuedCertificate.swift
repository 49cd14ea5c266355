/// A certificate for `localhost` that an authority gave, for a hundred years.
public enum IssuedCertificate {
    public static let authority = """
        -----BEGIN CERTIFICATE-----
        MIIBfjCCASWgAwIBAgIUcnakAwdRTBKLLIZn28EUUl/0nrEwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJYXV0aG9yaXR5MCAXDTI2MTEyNzAwMDUzMFoYDzIxMjYxMTAz
        MDAwNTMwWjAUMRIwEAYDVQQDDAlhdXRob3JpdHkwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAARkuXyfryiUrShbwcTrgHgbFMuRetIcJ55HhIOEGu8v7PBonTG4Dr2b
        9+DxKhABZtWJSFp2HSFJB8nokq8TdYQdo1MwUTAdBgNVHQ4EFgQU7/wk0BOCZ6Oc
        ege/Mzg1S39aaEYwHwYDVR0jBBgwFoAU7/wk0BOCZ6Ocege/Mzg1S39aaEYwDwYD
        VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiBHBDVPcJptJcUWZE4r3Kcz
        BatglCvTeqoOQIDY3M7R2gIgOeEP/X0Ww1xVshPdNv9xBbyJpgpEI02jl0vraQtl
        ess=
        -----END CERTIFICATE-----
        """

    public static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBjTCCATKgAwIBAgIUR3XCBXdfcqdakN4mwLJDe2122+IwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJYXV0aG9yaXR5MCAXDTI2MTEyNzAwMDUzMFoYDzIxMjYxMTAz
        MDAwNTMwWjARMQ8wDQYDVQQDDAZpc3N1ZWQwWTATBgcqhkjOPQIBBggqhkjOPQMB
        BwNCAAQy9MNHi7uizfTisOHHm4XxO5p+Hx5Ugs+XtUT1Yd+OPR75AnlloSKrS1F4
        8wcX1plq2C70/xKF38cyHFNRr52Po2MwYTAUBgNVHREEDTALgglsb2NhbGhvc3Qw
        CQYDVR0TBAIwADAdBgNVHQ4EFgQU9a1v/gRBO5L1HqF8Fe3begE/CbswHwYDVR0j
        BBgwFoAU7/wk0BOCZ6Ocege/Mzg1S39aaEYwCgYIKoZIzj0EAwIDSQAwRgIhAJy4
        W0R76krVoxYlSo9FzQZPQ5XOFKL9GR3gGYDxoIiaAiEAw+SUoay6FNrsg/2YKzmL
        WOa2GoYsU7M6yp7lCRn5QGA=
        -----END CERTIFICATE-----
        """

    public static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjW3OgCpyFlR5ZbNx
        sx4Fr7u6vKoW1wrNq9lkj5ZNb5ihRANCAAQy9MNHi7uizfTisOHHm4XxO5p+Hx5U
        gs+XtUT1Yd+OPR75AnlloSKrS1F48wcX1plq2C70/xKF38cyHFNRr52P
        -----END PRIVATE KEY-----
        """
}
