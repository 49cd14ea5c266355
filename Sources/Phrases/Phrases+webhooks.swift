extension Phrase {
    /// Heading of the page of places that alerts are sent to.
    public static let webhooksTitle = Phrase(en: "Webhooks", da: "Webhooks")
    /// First sentence of that page.
    public static let webhooksIntroduction = Phrase(
        en: "Alerts are sent to these addresses as they open and close.",
        da: "Advarsler sendes til disse adresser, når de åbner og lukker.")
    /// In place of the list.
    public static let noWebhooks = Phrase(
        en: "Alerts are sent nowhere. Name an address below to have them sent there.",
        da: "Advarsler sendes ingen steder hen. Angiv en adresse herunder, så sendes de dertil.")
    /// Heading over the form that makes a webhook.
    public static let newWebhook = Phrase(en: "New webhook", da: "Ny webhook")
    /// Label of a field, and column: where messages are sent to.
    public static let webhookURL = Phrase(en: "Address (URL)", da: "Adresse (URL)")
    /// Below the label of that field.
    public static let webhookURLHint = Phrase(
        en: "An address that begins with https:// and is reached on the internet.",
        da: "En adresse, som begynder med https:// og kan nås på internettet.")
    /// Label of a field: what a webhook is for.
    public static let webhookDescription = Phrase(en: "What it is for", da: "Hvad den er til")
    /// Label of a field: the kinds of alerts that are sent.
    public static let webhookKinds = Phrase(en: "Kinds of alerts", da: "Arter af advarsler")
    /// Below the label of that field. The words follow.
    public static func webhookKindsHint(_ words: [String]) -> Phrase {
        let list = words.joined(separator: ", ")
        return Phrase(
            en: "One kind on each line; leave empty for all. The kinds are: \(list).",
            da: "Ét ord på hver linje; tomt for alle arter. Ordene er: \(list).")
    }
    /// Label of a choice, and column: alerts that matter less are not sent.
    public static let webhookLeastSeverity = Phrase(en: "Least severity", da: "Mindste alvor")
    /// Label of a checkbox: the receiver is told that the server works.
    public static let webhookAlive = Phrase(
        en: "Send a heartbeat every five minutes",
        da: "Meld hvert femte minut, at serveren kører")
    /// Label of a checkbox: messages are sent.
    public static let webhookEnabled = Phrase(en: "Messages are sent", da: "Meddelelser sendes")
    /// Column: whether messages arrive.
    public static let webhookStanding = Phrase(en: "How it stands", da: "Status")
    /// What a webhook is that an admin switched off.
    public static let webhookDisabledByHand = Phrase(
        en: "switched off by an admin", da: "slået fra af en administrator")
    /// What a webhook is whose receiver wants no more messages.
    public static let webhookGone = Phrase(
        en: "switched off, since its receiver wants no more messages",
        da: "slået fra, fordi modtageren ikke vil have flere meddelelser")
    /// What a webhook is to which nothing was sent yet.
    public static let webhookUntried = Phrase(en: "nothing was sent yet", da: "intet er sendt endnu")
    /// Before a time: when a message arrived last.
    public static let webhookArrived = Phrase(en: "last arrived", da: "sidst leveret")
    /// Before a time and a reason: when a message did not arrive last.
    public static let webhookFailed = Phrase(en: "last failed", da: "sidst fejlet")
    /// Button that sends a message to see whether it arrives.
    public static let webhookTest = Phrase(en: "Send a test", da: "Send en prøve")
    /// Opens the form that makes another secret.
    public static let webhookNewSecret = Phrase(en: "Make another secret", da: "Lav en ny hemmelighed")
    /// What making another secret means.
    public static let webhookNewSecretWarning = Phrase(
        en: "Give the receiver the new secret within 24 hours. Until then both hold.",
        da: "Giv modtageren den nye hemmelighed inden for 24 timer. Indtil da gælder begge.")
    /// Opens the form that deletes a webhook.
    public static let webhookDelete = Phrase(en: "Delete this webhook", da: "Slet denne webhook")
    /// What deleting a webhook takes away.
    public static let webhookDeleteWarning = Phrase(
        en: "The webhook goes, with its secret and all its deliveries. Alerts are no longer sent there.",
        da: "Webhooken slettes med sin hemmelighed og alle leveringer. Advarsler sendes ikke længere dertil.")
    /// Heading over the secret of a webhook, shown once.
    public static let webhookSecretTitle = Phrase(en: "Secret of the webhook", da: "Webhookens hemmelighed")
    /// What to do with it.
    public static let webhookSecretGive = Phrase(
        en: "Give this to the receiver, who verifies messages with it. It is shown now only.",
        da: "Giv dette til modtageren, som kontrollerer meddelelser med det. Det vises kun nu.")
    /// Heading of the page of messages to webhooks, and link to it.
    public static let deliveriesTitle = Phrase(en: "Deliveries", da: "Leveringer")
    /// In place of that list.
    public static let noDeliveries = Phrase(
        en: "No messages are found. Send a test from the page of a webhook.",
        da: "Ingen meddelelser fundet. Send en prøve fra en webhooks side.")
    /// Column, and label of a choice: what a message tells.
    public static let deliveryType = Phrase(en: "Message", da: "Meddelelse")
    /// Column: how often a message was tried.
    public static let deliveryAttempts = Phrase(en: "Attempts", da: "Forsøg")
    /// Column: the answer to the last attempt.
    public static let deliveryAnswer = Phrase(en: "Answer", da: "Svar")
    /// Before a time: when a message is tried again.
    public static let deliveryNext = Phrase(en: "tried again", da: "prøves igen")
    /// Opens what was sent.
    public static let deliveryBody = Phrase(en: "What is sent", da: "Hvad der sendes")
    /// Button that has a message delivered once more.
    public static let redeliver = Phrase(en: "Deliver again", da: "Lever igen")

    /// Heading of a webhook's page.
    public static func webhookTitle(_ number: Int64) -> Phrase {
        Phrase(en: "Webhook \(number)", da: "Webhook \(number)")
    }

    /// How many messages wait to be sent.
    public static func webhookPending(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "1 message waits", da: "1 meddelelse venter"),
            other: Phrase(en: "\(count) messages wait", da: "\(count) meddelelser venter"))
    }
}
