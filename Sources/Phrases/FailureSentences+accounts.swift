extension FailureSentences {
    /// Logins, passwords and one-time codes.
    static let accounts = [
        "Please log in.": "Log ind først.",
        "You are not allowed to do this.": "Det har du ikke lov til.",
        "You are not allowed to see this.": "Det har du ikke lov til at se.",
        "Re-enter your password first.": "Skriv først din adgangskode igen.",
        "That it is you is confirmed. Please type the password of this form again.":
            "Det er bekræftet, at det er dig. Skriv adgangskoden i denne formular igen.",
        "The password is wrong.": "Adgangskoden er forkert.",
        "The user name or the password is wrong.": "Brugernavnet eller adgangskoden er forkert.",
        "The user name or the code is wrong, or the code has expired.":
            "Brugernavnet eller koden er forkert, eller koden er udløbet.",
        "There were too many wrong attempts. Please wait a moment.":
            "Der har været for mange forkerte forsøg. Vent et øjeblik.",
        "Too many passwords are being checked for you or your address.":
            "For mange adgangskoder er ved at blive kontrolleret for dig eller din adresse.",
        "Too many people are logging in.": "For mange er ved at logge ind.",
        "The password has just been changed.": "Adgangskoden er netop blevet ændret.",
        "Please choose a password of your own first.": "Vælg først din egen adgangskode.",
        "Change your own password with universal.change_password.":
            "Skift din egen adgangskode med universal.change_password.",

        "Please give a one-time code, too.": "Angiv også en engangskode.",
        "The one-time code is wrong, or was used before.": "Engangskoden er forkert eller er brugt før.",
        "The code is wrong, or no authenticator waits for one. Enrol one first.":
            "Koden er forkert, eller ingen godkendelsesapp venter på en. Tilmeld først en.",
        "Please enrol an authenticator for one-time codes first.":
            "Tilmeld først en godkendelsesapp til engangskoder.",
        "One-time codes are in use already.": "Engangskoder er allerede slået til.",
        "One-time codes are in use already. Remove them first.": "Engangskoder er allerede slået til. Fjern dem først.",
        "One-time codes are not in use.": "Engangskoder er ikke slået til.",
        "Remove your own one-time codes with universal.remove_totp.":
            "Fjern dine egne engangskoder med universal.remove_totp.",

        "Another admin has to change your own e-mail address.":
            "En anden administrator skal ændre din egen e-mailadresse.",
        "This is the last admin. Make another one first.":
            "Dette er den sidste administrator. Opret først en anden.",
        "You have no session #.": "Du har ingen session #.",
        "A secret cannot be read or kept now. An administrator finds why in the server's log.":
            "En hemmelighed kan ikke læses eller gemmes nu. En administrator finder grunden i serverens log.",
        "A scanner shows its token as '…'.": "En scanner viser sit token som '…'.",
        "The scanner's token is not valid. An admin can give it a new one.":
            "Scannerens token gælder ikke. En administrator kan give den et nyt.",
    ]
}
