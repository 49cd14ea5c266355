import Wire

enum BookingHandlers {
    static func findRooms(_ arguments: FindRooms, _ context: HandlerContext) async throws -> FindRooms.Reply {
        throw Failure(.unavailable, "The server is stopping.")
    }

    static func book(_ arguments: BookRoom, _ context: HandlerContext) async throws -> BookRoom.Reply {
        throw Failure(.unavailable, "The server is stopping.")
    }

    static func edit(_ arguments: EditBooking, _ context: HandlerContext) async throws -> BookRoom.Reply {
        throw Failure(.unavailable, "The server is stopping.")
    }

    static func cancel(_ arguments: CancelBooking, _ context: HandlerContext) async throws -> NoReply {
        throw Failure(.unavailable, "The server is stopping.")
    }

    static func listOwn(_ arguments: GetBookings, _ context: HandlerContext) async throws -> GetBookings.Reply {
        throw Failure(.unavailable, "The server is stopping.")
    }

    static func list(_ arguments: GetAllBookings, _ context: HandlerContext) async throws -> GetAllBookings.Reply {
        throw Failure(.unavailable, "The server is stopping.")
    }
}
