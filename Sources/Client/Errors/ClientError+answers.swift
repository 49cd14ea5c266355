extension ClientError {
    init(notRollcall server: String, detail: String) {
        self.init(
            .notRollcall, "\(server) does not answer like a Rollcall server: \(detail).",
            hint: "Is the address right? Choose another with --server.")
    }

    init(unreadableReplyOf server: String, cause: any Error) {
        self.init(
            .unreadableReply, "\(server) sent a reply that this version does not understand.",
            hint: "Use the version of rollcall that came with the server.", cause: String(reflecting: cause))
    }

    init(unsendable cause: any Error) {
        self.init(
            .unsendable, "The request holds a value that cannot be sent.",
            hint: "Check the numbers given.", cause: String(reflecting: cause))
    }
}
