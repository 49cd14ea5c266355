/// Nobody reads standard output any more, as after `rollcall watch | head`.
struct OutputClosed: Error {}
