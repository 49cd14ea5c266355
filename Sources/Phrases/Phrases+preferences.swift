extension Phrase {
    /// Heading over the language and the colours of the pages.
    public static let preferencesTitle = Phrase(en: "How pages look", da: "Sidernes udseende")
    /// Label of the choice of a language.
    public static let preferredLanguage = Phrase(en: "Language", da: "Sprog")
    /// Choice: the language of the browser.
    public static let browserLanguage = Phrase(en: "As my browser", da: "Som min browser")
    /// Label of the choice between light and dark colours.
    public static let preferredTheme = Phrase(en: "Colours", da: "Farver")
    /// Choice: the colour scheme of the operating system.
    public static let systemTheme = Phrase(en: "As my device", da: "Som min enhed")
    /// Choice: dark text on a light page.
    public static let lightTheme = Phrase(en: "Light", da: "Lyse")
    /// Choice: light text on a dark page.
    public static let darkTheme = Phrase(en: "Dark", da: "Mørke")
    /// Button that saves the language and the colours.
    public static let savePreferences = Phrase(en: "Save", da: "Gem")
    /// Button in the frame of each page of staff and admins: it reduces the navigation to the pages of a person who
    /// carries a badge.
    public static let userMode = Phrase(en: "Only my own pages", da: "Kun mine egne sider")
    /// Button in the frame that restores all pages.
    public static let allPages = Phrase(en: "All pages", da: "Alle sider")
}
