extension FailureSentences {
    /// Locks, their keys, and why a door does not open.
    static let locks = [
        "There is no such lock.": "Der er ingen sådan lås.",
        "A person has at most # clearances. Clear a group instead.":
            "En person har højst # adgange. Giv en gruppe adgang i stedet.",
        "A group has at most # clearances. Take one away first.":
            "En gruppe har højst # adgange. Fjern først en.",
        "A room has at most # clearances. Clear a group instead.":
            "Et lokale har højst # adgange. Giv en gruppe adgang i stedet.",
        "There is no such person, or no such lock in use.": "Der er ingen sådan person eller ingen sådan lås i brug.",
        "You have no right to open this door.": "Du har ikke ret til at åbne denne dør.",
        "You may open this door at another time.": "Du må åbne denne dør på et andet tidspunkt.",
        "This lock is too weak: the school does not allow its dialect.":
            "Denne lås er for svag: skolen tillader ikke dens dialekt.",
        "You are not seen at this door. Hold your badge near it.":
            "Du ses ikke ved denne dør. Hold din brik hen til den.",
        "Presence at this door cannot be checked now. Give a one-time code.":
            "Ingen kan ses ved denne dør nu. Angiv en engangskode.",
        "There were too many attempts at this lock. Please wait a moment.":
            "Der har været for mange forsøg ved denne lås. Vent et øjeblik.",

        "This device is another lock already.": "Denne enhed er allerede en anden lås.",
        "This device is not a lock.": "Denne enhed er ikke en lås.",
        "There is a lock of that name already.": "Der er allerede en lås med det navn.",
        "The lock has keys of this device and dialect. Reset it first.":
            "Låsen har nøgler fra denne enhed og dialekt. Nulstil den først.",
        "The door does not belong to this room.": "Døren hører ikke til dette lokale.",
        "One of these scanners does not exist.": "En af disse scannere findes ikke.",
        "The argument '…' must have at most # spans that begin before they end.":
            "Argumentet '…' må højst have # tidsrum, der begynder, før de slutter.",

        "The argument '…' must be # hexadecimal digits, as on the lock's label.":
            "Argumentet '…' skal være # hexadecimale cifre som på låsens mærkat.",
        "The argument '…' must be the # characters on the lock's label.":
            "Argumentet '…' skal være de # tegn på låsens mærkat.",
        "The lock was reset, or another activation of it began.":
            "Nogen har begyndt en anden aktivering af denne lås eller nulstillet den.",
        "The lock did not answer. Is it connected?": "Låsen svarede ikke. Er den forbundet?",
        "The lock did not answer to the end. Is it connected? Press its button, and activate it again.":
            "Låsen svarede ikke til ende. Er den forbundet? Tryk på dens knap, og aktivér den igen.",
        "The lock's key is not the one on the label.": "Låsens nøgle er ikke den på mærkaten.",
        "The activation code is not the one on the lock's label.":
            "Aktiveringskoden er ikke den på låsens mærkat.",
        "The lock has keys already. Press the button on its inner side first.":
            "Låsen har allerede nøgler. Tryk først på knappen på dens inderside.",
        "The lock speaks the other dialect.": "Låsen taler den anden dialekt.",
        "The lock had too many wrong messages. Try again in half a minute.":
            "Låsen har fået for mange forkerte beskeder. Prøv igen om et halvt minut.",
        "The lock's answer is wrong: '…'.": "Låsens svar er forkert: '…'.",
        "The key of such a lock must go over TLS or stay on this machine, and others could hear this broker.":
            "Nøglen til en sådan lås skal sendes over TLS eller blive på denne maskine, og andre kan lytte med her.",
        "The server was started anew meanwhile. Try it again.":
            "Serveren blev startet igen imens. Prøv en gang til.",

        "The argument '…' must be the number of a lock.": "Argumentet '…' skal være nummeret på en lås.",
        "Ask for a challenge of this lock first.": "Bed først om en udfordring fra denne lås.",
    ]
}
