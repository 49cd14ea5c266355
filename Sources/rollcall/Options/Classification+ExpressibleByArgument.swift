public import ArgumentParser
public import Wire

extension Classification: ExpressibleByArgument {}
