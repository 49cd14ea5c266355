extension FailureSentences {
    /// Devices, their kinds and their commands.
    static let devices = [
        "There is no such device.": "Der er ingen sådan enhed.",
        "You may see this device, and not tell it what to do.":
            "Du må se denne enhed, men ikke sige til den, hvad den skal gøre.",
        "There is a device with this serial already.": "Der er allerede en enhed med dette serienummer.",
        "There is no such kind of device. `rollcall kinds` lists them.":
            "Der er ingen sådan slags enhed. `rollcall kinds` viser dem.",
        "Give the reason why it may close unattended.": "Angiv grunden til, at den må lukke, når ingen er der.",
        "Give the argument '…': why it may close unattended.":
            "Angiv argumentet '…': hvorfor den må lukke, når ingen er der.",
        "Each of '…' needs a '…'.": "Hver af '…' skal have et '…'.",
        "Each of '…' names one of the three: a person, a group or a zone.":
            "Hver af '…' nævner én af de tre: en person, en gruppe eller en zone.",
        "There is no such grant.": "Der er ingen sådan tilladelse.",
        "A device has at most # grants. Give it to a group or a zone instead.":
            "En enhed har højst # tilladelser. Giv den til en gruppe eller en zone i stedet.",
        "There is no person '…'.": "Der er ingen person '…'.",
        "The argument '…' must be made of letters, digits and . _ : -":
            "Argumentet '…' skal bestå af bogstaver, cifre og . _ : -",
        "No device can be registered with this serial and this code.":
            "Ingen enhed kan registreres med dette serienummer og denne kode.",
        "The room still has # devices. Move or delete them first.":
            "Lokalet har stadig # enheder. Flyt eller slet dem først.",

        "There is a kind '…' already.": "Der er allerede en slags '…'.",
        "There is no kind '…'.": "Der er ingen slags '…'.",
        "The kind '…' comes with the server and stays.": "Slagsen '…' følger med serveren og bliver.",
        "There are devices of this kind, in use or retired.":
            "Der er enheder af denne slags, i brug eller taget ud af brug.",

        "There is no such command.": "Der er ingen sådan ordre.",
        "The device is doing it already. Tell it to stop.":
            "Enheden er allerede i gang. Sig til den, at den skal stoppe.",
        "This command has ended: it is '…'.": "Denne ordre er slut: den er '…'.",
        "The device has no command '…'.": "Enheden har ingen ordre '…'.",
        "The command has no argument '…'.": "Ordren har intet argument '…'.",
        "The argument '…' cannot be used. It has the wrong type.": "Argumentet '…' har en forkert type.",
        "The argument '…' cannot be used. It is out of range.": "Argumentet '…' er uden for det tilladte.",
        "The argument '…' cannot be used. It lies between two steps.": "Argumentet '…' ligger mellem to trin.",
        "The argument '…' cannot be used. It is not one of the choices.": "Argumentet '…' er ingen af mulighederne.",
        "The argument '…' cannot be used. It is too long.": "Argumentet '…' er for langt.",
        "The argument '…' cannot be used. It is not a number.": "Argumentet '…' er ikke et tal.",
        "The argument '…' cannot be used. It has characters that cannot be shown.":
            "Argumentet '…' har tegn, som ikke kan vises.",
        "The device's dialect has no word for '…'.": "Enhedens dialekt har intet ord for '…'.",
        "The device is obstructed. Only a person moves it again.":
            "Enheden er spærret. Kun en person flytter den igen.",
        "No admin allowed schedules and rules to close this device.":
            "Ingen administrator har tilladt planer og regler at lukke denne enhed.",
        "The device does not say that its sensor for obstructions works.":
            "Enheden siger ikke, at dens føler for forhindringer virker.",
        "No command, schedule or rule moves a lock. `universal.unlock` alone opens it.":
            "Ingen ordre, plan eller regel bevæger en lås. Kun `universal.unlock` åbner den.",

        "The argument '…' is given twice.": "Argumentet '…' er angivet to gange.",
        "The form is not # text.": "Formularen er ikke tekst i #.",
        "The Content-Type must be application/json, or that of a form.":
            "Content-Type skal være application/json eller en formulars.",
        "The body is not a JSON object of plain values.": "Indholdet er ikke et JSON-objekt med enkle værdier.",
        "You have several devices: name one by '…'.": "Du har flere enheder: angiv én med '…'.",
        "The login began no session.": "Login gav ingen session.",
        "The token is not valid. Log in for another.": "Nøglen er ikke gyldig. Log ind for at få en ny.",
        "The token is no longer valid. Log in for another.":
            "Nøglen er ikke længere gyldig. Log ind for at få en ny.",
    ]
}
