extension Phrase {
    /// Heading of the page about the viewer's own login.
    public static let accountTitle = Phrase(en: "My account", da: "Min konto")
    /// Heading over the logins of a person.
    public static let sessionsTitle = Phrase(en: "Where I am logged in", da: "Hvor jeg er logget ind")
    /// Column: the program, such as a browser, of a login.
    public static let sessionProgram = Phrase(en: "Program", da: "Program")
    /// Column: the network address of a login.
    public static let networkAddress = Phrase(en: "Address", da: "Adresse")
    /// Column: when a login began.
    public static let sessionBegun = Phrase(en: "Begun", da: "Begyndt")
    /// Column: when a login was last used.
    public static let sessionUsed = Phrase(en: "Last used", da: "Sidst brugt")
    /// Column: when a login expires.
    public static let sessionEnds = Phrase(en: "Ends", da: "Slutter")
    /// Column: the possible actions on the item in this row.
    public static let actionsColumn = Phrase(en: "To do", da: "Handling")
    /// Mark of the login with which the page is viewed.
    public static let thisSession = Phrase(en: "this one", da: "denne")
    /// Button that ends a login on another device.
    public static let endSession = Phrase(en: "End", da: "Afslut")
    /// Shown in place of the name of a program that does not name itself.
    public static let unknownProgram = Phrase(en: "not known", da: "ukendt")
    /// Shown in place of the list of logins.
    public static let noSessions = Phrase(
        en: "You are not logged in anywhere. Log in to see it here.",
        da: "Du er ikke logget ind nogen steder. Log ind for at se det her.")
    /// Button that ends all logins of a person.
    public static let logOutEverywhere = Phrase(en: "Log out everywhere", da: "Log ud alle steder")
    /// Shown before the button that ends all logins.
    public static let logOutEverywhereReason = Phrase(
        en: "Do this when a device of yours is lost, or when you see a login that is not yours.",
        da: "Gør det, hvis du har mistet en enhed, eller hvis du ser et login, som ikke er dit.")
    /// Heading over the settings of the password and the codes.
    public static let loginSafety = Phrase(en: "Password and codes", da: "Adgangskode og koder")
    /// Link to the page that changes the password.
    public static let changePasswordLink = Phrase(en: "Change the password", da: "Skift adgangskode")
    /// Link to the page that turns one-time codes on.
    public static let oneTimeCodesLink = Phrase(en: "Turn one-time codes on", da: "Slå engangskoder til")
    /// Opens the form that turns one-time codes off.
    public static let oneTimeCodesOff = Phrase(en: "Turn one-time codes off", da: "Slå engangskoder fra")
    /// Warning: the consequences of turning them off.
    public static let oneTimeCodesOffWarning = Phrase(
        en: "From then on your password alone is enough to log in. Your recovery codes go, too.",
        da: "Derefter er din adgangskode nok til at logge ind. Dine gendannelseskoder forsvinder også.")
    /// Shown below the label of the code in that form.
    public static let oneTimeOrRecovery = Phrase(
        en: "From your authenticator, or one of your recovery codes.",
        da: "Fra din godkendelsesapp, eller en af dine gendannelseskoder.")
    /// Button that turns something off.
    public static let turnOff = Phrase(en: "Turn off", da: "Slå fra")
    /// Heading over the changes that admins made to a person's access.
    public static let accessChangesTitle = Phrase(
        en: "What admins changed of my access", da: "Hvad administratorer har ændret ved min adgang")
    /// Shown in place of that list.
    public static let noAccessChanges = Phrase(
        en: "Nothing that you have not read.", da: "Intet, som du ikke har læst.")
    /// Button that dismisses the list.
    public static let accessChangesRead = Phrase(en: "I have read this", da: "Jeg har læst det")
    /// What to do about a change that was not agreed with the person.
    public static let accessChangesAsk = Phrase(
        en: "Ask the office about a change that you do not expect.",
        da: "Spørg kontoret, hvis du ikke har ventet en ændring.")

    /// A change that an admin made to a person's access, as shown to that person.
    /// - Parameter word: the value on the wire.
    public static func accessChange(_ value: String) -> Phrase {
        switch value {
        case "password": Phrase(en: "set another password", da: "satte en anden adgangskode")
        case "totp_removed": Phrase(en: "took your one-time codes away", da: "fjernede dine engangskoder")
        case "claim_code":
            Phrase(en: "issued a code that takes over your account", da: "udstedte en kode, som overtager din konto")
        case "email": Phrase(en: "changed your e-mail address", da: "ændrede din e-mailadresse")
        case "classification": Phrase(en: "changed your role", da: "ændrede din rolle")
        case "disabled": Phrase(en: "closed your account", da: "lukkede din konto")
        case "enabled": Phrase(en: "opened your account again", da: "åbnede din konto igen")
        case "zones": Phrase(en: "changed the zones that you may see", da: "ændrede de zoner, som du må se")
        case "groups": Phrase(en: "changed the groups that you may see", da: "ændrede de grupper, som du må se")
        default: Phrase(value.replacing("_", with: " "))
        }
    }
}
