import ArgumentParser

/// Which badge is carried about.
struct BadgeChoice: ParsableArguments {
    @Option(help: "The badge's id; of somebody who carries several, --person lists theirs.")
    var badge: Int64?

    @Option(help: "Who carries the badge: e-mail address or numeric id.")
    var person: PersonArgument?

    func validate() throws {
        guard (badge == nil) != (person == nil) else {
            throw ValidationError("Say which badge it is: either --badge or --person.")
        }
    }
}
