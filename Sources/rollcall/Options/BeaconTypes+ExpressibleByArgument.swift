public import ArgumentParser
public import Beacon
public import Wire

extension ProximityUUID: ExpressibleByArgument {}

extension DeviceAddress: ExpressibleByArgument {}

extension Classification: ExpressibleByArgument {}
