extension Phrase {
    /// Heading of the page of webhooks, to which alerts are sent.
    public static let webhooksTitle = Phrase(en: "Webhooks", da: "Webhooks")
    /// First sentence of that page.
    public static let webhooksIntroduction = Phrase(
        en: "Alerts are sent to these addresses as they open and close.",
        da: "Advarsler sendes til disse adresser, når de åbner og lukker.")
    /// Shown in place of the list.
    public static let noWebhooks = Phrase(
        en: "Alerts are sent nowhere. Name an address below to have them sent there.",
        da: "Advarsler sendes ingen steder hen. Angiv en adresse herunder, så sendes de dertil.")
    /// Heading over the form that creates a webhook.
    public static let newWebhook = Phrase(en: "New webhook", da: "Ny webhook")
    /// Label of a field, and column: the URL to which messages are sent.
    public static let webhookURL = Phrase(en: "Address (URL)", da: "Adresse (URL)")
    /// Shown below the label of that field.
    public static let webhookURLHint = Phrase(
        en: "An address that begins with https:// and is reached on the internet.",
        da: "En adresse, som begynder med https:// og kan nås på internettet.")
    /// Label of a field: the purpose of a webhook.
    public static let webhookDescription = Phrase(en: "What it is for", da: "Hvad den er til")
    /// Label of a field: the kinds of alerts that are sent.
    public static let webhookKinds = Phrase(en: "Kinds of alerts", da: "Arter af advarsler")
    /// Shown below the label of that field. The values follow.
    public static func webhookKindsHint(_ words: [String]) -> Phrase {
        let list = words.joined(separator: ", ")
        return Phrase(
            en: "One kind on each line; leave empty for all. The kinds are: \(list).",
            da: "Ét ord på hver linje; tomt for alle arter. Ordene er: \(list).")
    }
    /// Label of a choice, and column: the minimum severity that is sent.
    public static let webhookLeastSeverity = Phrase(en: "Least severity", da: "Mindste alvor")
    /// Label of a checkbox: the receiver gets regular messages while the server works.
    public static let webhookAlive = Phrase(
        en: "Send a heartbeat every five minutes",
        da: "Meld hvert femte minut, at serveren kører")
    /// Label of a checkbox: messages are sent.
    public static let webhookEnabled = Phrase(en: "Messages are sent", da: "Meddelelser sendes")
    /// Column: whether messages arrive.
    public static let webhookStanding = Phrase(en: "How it stands", da: "Status")
    /// State of a webhook that an admin disabled.
    public static let webhookDisabledByHand = Phrase(
        en: "switched off by an admin", da: "slået fra af en administrator")
    /// State of a webhook whose receiver wants no more messages.
    public static let webhookGone = Phrase(
        en: "switched off, since its receiver wants no more messages",
        da: "slået fra, fordi modtageren ikke vil have flere meddelelser")
    /// State of a webhook to which nothing has been sent yet.
    public static let webhookUntried = Phrase(en: "nothing was sent yet", da: "intet er sendt endnu")
    /// Shown before a time: when a message was last delivered.
    public static let webhookArrived = Phrase(en: "last arrived", da: "sidst leveret")
    /// Shown before a time and a reason: when a message last failed.
    public static let webhookFailed = Phrase(en: "last failed", da: "sidst fejlet")
    /// Button that sends a test message.
    public static let webhookTest = Phrase(en: "Send a test", da: "Send en prøve")
    /// Opens the form that creates a new secret.
    public static let webhookNewSecret = Phrase(en: "Make another secret", da: "Lav en ny hemmelighed")
    /// Warning: the consequences of a new secret.
    public static let webhookNewSecretWarning = Phrase(
        en: "Give the receiver the new secret within 24 hours. Until then both hold.",
        da: "Giv modtageren den nye hemmelighed inden for 24 timer. Indtil da gælder begge.")
    /// Opens the form that deletes a webhook.
    public static let webhookDelete = Phrase(en: "Delete this webhook", da: "Slet denne webhook")
    /// Warning: what is deleted with a webhook.
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
    /// Shown in place of that list.
    public static let noDeliveries = Phrase(
        en: "No messages are found. Send a test from the page of a webhook.",
        da: "Ingen meddelelser fundet. Send en prøve fra en webhooks side.")
    /// Column, and label of a choice: the type of a message.
    public static let deliveryType = Phrase(en: "Message", da: "Meddelelse")
    /// Column: the number of attempts to deliver a message.
    public static let deliveryAttempts = Phrase(en: "Attempts", da: "Forsøg")
    /// Column: the answer to the last attempt.
    public static let deliveryAnswer = Phrase(en: "Answer", da: "Svar")
    /// Shown before a time: when the next attempt is due.
    public static let deliveryNext = Phrase(en: "tried again", da: "prøves igen")
    /// Opens the message that was sent.
    public static let deliveryBody = Phrase(en: "What is sent", da: "Hvad der sendes")
    /// Button that delivers a message again.
    public static let redeliver = Phrase(en: "Deliver again", da: "Lever igen")

    /// Heading of a webhook's page.
    public static func webhookTitle(_ number: Int64) -> Phrase {
        Phrase(en: "Webhook \(number)", da: "Webhook \(number)")
    }

    /// The number of messages that wait to be sent.
    public static func webhookPending(_ count: Int) -> Phrase {
        .counted(
            count, one: Phrase(en: "1 message waits", da: "1 meddelelse venter"),
            other: Phrase(en: "\(count) messages wait", da: "\(count) meddelelser venter"))
    }
}
