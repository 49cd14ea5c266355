extension Phrase {
    /// Heading of the page where people log in.
    public static let loginTitle = Phrase(en: "Log in", da: "Log ind")
    /// Button that logs in.
    public static let logIn = Phrase(en: "Log in", da: "Log ind")
    /// Label of a field.
    public static let email = Phrase(en: "E-mail address", da: "E-mailadresse")
    /// Label of a field.
    public static let password = Phrase(en: "Password", da: "Adgangskode")
    /// Label of a field: the current password.
    public static let oldPassword = Phrase(en: "Present password", da: "Nuværende adgangskode")
    /// Label of a field: the new password.
    public static let newPassword = Phrase(en: "New password", da: "Ny adgangskode")
    /// Shown below the label of a new password.
    public static let passwordHint = Phrase(
        en: "At least 8 characters, and none of those that most people use.",
        da: "Mindst 8 tegn, og ingen af dem, som de fleste bruger.")
    /// Label of a field for the six digits of an authenticator app.
    public static let oneTimeCode = Phrase(en: "One-time code", da: "Engangskode")
    /// Shown below the label of a one-time code, which not all people have.
    public static let codeInPlace = Phrase(
        en: "Only if you use one-time codes.", da: "Kun hvis du bruger engangskoder.")
    /// Link from the login to the page for people who received a code on paper.
    public static let claimLink = Phrase(
        en: "I have a code and no password yet", da: "Jeg har en kode og endnu ingen adgangskode")
    /// Heading of the page where an account is taken over.
    public static let claimTitle = Phrase(en: "Take over your account", da: "Overtag din konto")
    /// First sentence of that page.
    public static let claimIntroduction = Phrase(
        en: "Type the code from your sheet and choose a password.",
        da: "Skriv koden fra dit ark, og vælg en adgangskode.")
    /// Label of the field for that code.
    public static let claimCode = Phrase(en: "Code", da: "Kode")
    /// Shown below that label.
    public static let claimCodeHint = Phrase(
        en: "16 characters in groups of four.", da: "16 tegn i grupper af fire.")
    /// Button of that page.
    public static let claimButton = Phrase(en: "Take over", da: "Overtag")
    /// Heading of the page where the password is changed.
    public static let passwordTitle = Phrase(en: "Choose a password", da: "Vælg en adgangskode")
    /// Heading of the page that asks for the password again.
    public static let confirmTitle = Phrase(en: "Confirm that it is you", da: "Bekræft, at det er dig")
    /// Why that page asks for the password.
    public static let confirmReason = Phrase(
        en: "This needs your password once more. It is asked again after some minutes.",
        da: "Dette kræver din adgangskode en gang til. Om nogle minutter spørges der igen.")
    /// Button or link that continues the interrupted action.
    public static let goOn = Phrase(en: "Continue", da: "Fortsæt")
    /// Heading of the page about codes of an authenticator app.
    public static let oneTimeCodesTitle = Phrase(en: "One-time codes", da: "Engangskoder")
    /// First sentence of that page.
    public static let oneTimeCodesIntroduction = Phrase(
        en: "An authenticator app shows six digits, which you type when you log in. First let it have the secret.",
        da: "En godkendelsesapp viser seks cifre, som du skriver, når du logger ind. Giv den først hemmeligheden.")
    /// Button that shows the secret of an authenticator.
    public static let showSecret = Phrase(en: "Show the secret", da: "Vis hemmeligheden")
    /// Button that turns one-time codes on.
    public static let turnOn = Phrase(en: "Turn on", da: "Slå til")
    /// Shown before the secret.
    public static let typeSecret = Phrase(
        en: "Type this into your authenticator, then the code that it shows below.",
        da: "Skriv dette i din godkendelsesapp og derefter koden, som den viser, herunder.")
    /// Link that opens the authenticator on the same device.
    public static let openAuthenticator = Phrase(
        en: "Open it in an authenticator on this device", da: "Åbn den i en godkendelsesapp på denne enhed")
    /// Heading over recovery codes, for use if the authenticator is lost.
    public static let recoveryCodesTitle = Phrase(en: "Recovery codes", da: "Gendannelseskoder")
    /// What to do with them.
    public static let recoveryCodesKeep = Phrase(
        en: "Keep these on paper. Each stands in once for a code, should you lose the app. They are shown now only.",
        da: "Gem disse på papir. Hver gælder én gang i stedet for en kode, hvis du mister appen. De vises kun nu.")
    /// Heading over a code with which a person takes over an account.
    public static let claimCodeTitle = Phrase(en: "Code for the account", da: "Kode til kontoen")
    /// What to do with it.
    public static let claimCodeGive = Phrase(
        en: "Hand this to the person. It is shown now only.", da: "Giv dette til personen. Det vises kun nu.")
    /// Shown before the time of expiry.
    public static let holdsUntil = Phrase(en: "Holds until", da: "Gælder til")
    /// Heading over the secret of a new scanner.
    public static let scannerTokenTitle = Phrase(en: "Token of the scanner", da: "Scannerens token")
    /// What to do with it.
    public static let scannerTokenGive = Phrase(
        en: "Give this to the scanner's program, rollcall-node. It is shown now only.",
        da: "Giv dette til scannerens program, rollcall-node. Det vises kun nu.")
}
