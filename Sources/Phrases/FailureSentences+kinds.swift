extension FailureSentences {
    /// What is wrong with the document of a kind of device. The position in the document precedes each sentence.
    static let kinds = [
        "'…':": "'…':",
        "A name is a small letter and up to # more, digits or low lines.":
            "Et navn er et lille bogstav og op til # mere, cifre eller understregninger.",
        "A label has # to # characters in each language.": "En betegnelse har # til # tegn på hvert sprog.",
        "There are #, and at most # may be.": "Der er #, og der må højst være #.",
        "The name '…' is there twice.": "Navnet '…' findes to gange.",
        "A text may have # to # characters.": "En tekst må have # til # tegn.",
        "There is no number named '…'.": "Der er intet tal med navnet '…'.",
        "There is no property named '…'.": "Der er ingen egenskab med navnet '…'.",
        "There is no command named '…'.": "Der er ingen ordre med navnet '…'.",
        "There is no argument named '…'.": "Der er intet argument med navnet '…'.",
        "The highest value, #, is not above the lowest, #.": "Den højeste værdi, #, er ikke over den laveste, #.",
        "A step is above #, and at most as long as the range.": "Et trin er over # og højst så langt som området.",
        "A unit has # to # characters.": "En enhed har # til # tegn.",
        "There are # to # choices.": "Der er # til # muligheder.",
        "A button has no place for the arguments of '…'.": "En knap har ikke plads til argumenterne for '…'.",
        "It names no number.": "Den nævner intet tal.",
        "Of what moves, some property says by `closed` at which value it is closed.":
            "For det, der bevæger sig, siger en egenskab med `closed`, ved hvilken værdi det er lukket.",
        "A command takes # to # seconds.": "En ordre tager # til # sekunder.",
        "The property '…' is only reported.": "Egenskaben '…' bliver kun meldt.",
        "It has the value '…' and an argument; only one may be.":
            "Den har værdien '…' og et argument; der må kun være én af dem.",
        "A language is a tag such as en, da or de.": "Et sprog er et mærke som en, da eller de.",
        "A phrase has # to # characters.": "En vending har # til # tegn.",
        "The phrase '…' does not say '…'.": "Vendingen '…' siger ikke '…'.",
        "The phrase '…' is one of '…' too.": "Vendingen '…' hører også til '…'.",
        "It has the wrong type.": "Den har en forkert type.",
        "It is out of range.": "Den er uden for det tilladte.",
        "It lies between two steps.": "Den ligger mellem to trin.",
        "It is not one of the choices.": "Den er ingen af mulighederne.",
        "It is too long.": "Den er for lang.",
        "It is not a number.": "Den er ikke et tal.",
        "It has characters that cannot be shown.": "Den har tegn, som ikke kan vises.",
        "The argument '…' is not an object of JSON.": "Argumentet '…' er ikke et JSON-objekt.",
    ]
}
