import HTTPTypes
import NIOHTTPTypes

/// Decides which parts of the requests on one connection go to `PostHandler`: those of posts. All others go to
/// Hummingbird. A value: a part goes in, and an action comes out.
///
/// Answers are sent in the order of their requests, since the two never work at the same time. Parts that follow a post
/// wait until it is answered. A post that follows an unanswered request of Hummingbird's also goes to Hummingbird,
/// which has a route for it.
struct PostRouting: Equatable, Sendable {
    enum Action: Equatable, Sendable {
        /// The part does not belong to a post.
        case pass
        case begin(PostPath, HTTPRequest)
        /// The part belongs to the current post.
        case take
        /// The part belongs to a post that is already answered.
        case drop
    }

    private enum State: Equatable, Sendable {
        /// Between two requests.
        case open
        /// A request for Hummingbird is being read.
        case passing
        /// A post is being read and is not answered yet.
        case reading
        /// A post was read completely and is not answered yet.
        case answering
        /// A post was answered before all of it was read.
        case dropping
        /// Nothing more is read.
        case ended
    }

    private var state = State.open
    /// The number of requests that Hummingbird has not answered yet.
    private var elsewhere = 0

    /// Whether the next part must wait.
    var isWaiting: Bool { state == .answering }
    /// Whether a post is waiting for its answer.
    var isAnswerDue: Bool { state == .answering || state == .reading }

    mutating func take(_ part: HTTPRequestPart) -> Action {
        switch (state, part) {
        case (.open, .head(let head)):
            guard elsewhere == 0, let path = PostPath(head) else {
                (state, elsewhere) = (.passing, elsewhere + 1)
                return .pass
            }
            state = .reading
            return .begin(path, head)
        case (.passing, .end):
            state = .open
            return .pass
        case (.open, _), (.passing, _): return .pass
        case (.reading, .end):
            state = .answering
            return .take
        case (.reading, _), (.answering, _): return .take
        case (.dropping, .end):
            state = .open
            return .drop
        case (.dropping, _), (.ended, _): return .drop
        }
    }

    /// Records that the post was answered.
    /// - Parameter isLast: whether the connection ends with it.
    mutating func answered(isLast: Bool) {
        switch state {
        case _ where isLast: state = .ended
        case .reading: state = .dropping
        case .answering: state = .open
        default: break
        }
    }

    /// Records that Hummingbird has answered a request.
    mutating func answeredElsewhere() {
        elsewhere = max(0, elsewhere - 1)
    }
}
