extension Phrase {
    /// Heading of the page of groups, such as classes.
    public static let groupsTitle = Phrase(en: "Groups", da: "Grupper")
    /// The purpose of groups.
    public static let groupsIntroduction = Phrase(
        en: "A group is a class or a course. Its staff see its other members, wherever they are.",
        da: "En gruppe er en klasse eller et hold. Dens personale ser dens andre medlemmer, hvor de end er.")
    /// Column: a group.
    public static let group = Phrase(en: "Group", da: "Gruppe")
    /// Column and heading: the people of a group.
    public static let members = Phrase(en: "Members", da: "Medlemmer")
    /// Label of the field that searches groups.
    public static let searchGroups = Phrase(en: "Name of the group", da: "Gruppens navn")
    /// Label of a field.
    public static let groupName = Phrase(en: "Name", da: "Navn")
    /// Shown in place of the list of groups.
    public static let noGroups = Phrase(
        en: "There are no groups yet. Create one for each class.",
        da: "Der er ingen grupper endnu. Opret en for hver klasse.")
    /// Opens the form for a group.
    public static let newGroup = Phrase(en: "New group", da: "Ny gruppe")
    /// Link from a group to the list of groups.
    public static let backToGroups = Phrase(en: "All groups", da: "Alle grupper")
    /// Shown in place of the members of a group.
    public static let noMembers = Phrase(
        en: "The group has no members yet. Search for people below.",
        da: "Der er ingen i gruppen endnu. Søg efter personer herunder.")
    /// Heading over the search for people to add to a group.
    public static let addMembers = Phrase(en: "Add members", da: "Tilføj medlemmer")
    /// Shown in place of people if a search finds only members of the group, or no people.
    public static let noPeopleToAdd = Phrase(
        en: "No other matches. Try another search.", da: "Ingen andre fundet. Søg efter noget andet.")
    /// Opens the form that renames a group.
    public static let renameGroup = Phrase(en: "Rename the group", da: "Omdøb gruppen")
    /// Opens the form that deletes a group.
    public static let deleteGroup = Phrase(en: "Delete the group", da: "Slet gruppen")

    /// Heading of a group's page.
    public static func groupTitle(_ name: String) -> Phrase {
        Phrase(en: "Group \(name)", da: "Gruppe \(name)")
    }

    /// Button that adds a person to a group.
    public static func addMember(_ name: String) -> Phrase {
        Phrase(en: "Add \(name)", da: "Tilføj \(name)")
    }

    /// Button that removes a person from a group.
    public static func removeMember(_ name: String) -> Phrase {
        Phrase(en: "Remove \(name)", da: "Fjern \(name)")
    }

    /// Warning: what is deleted with a group.
    public static func deleteGroupWarning(_ name: String, _ members: Int) -> Phrase {
        .counted(
            members,
            one: Phrase(
                en: "This deletes the group \(name). Its member stays who they are.",
                da: "Dette sletter gruppen \(name). Dens medlem bliver i systemet."),
            other: Phrase(
                en: "This deletes the group \(name). Its \(members) members stay who they are.",
                da: "Dette sletter gruppen \(name). Dens \(members) medlemmer bliver i systemet."))
    }
}
