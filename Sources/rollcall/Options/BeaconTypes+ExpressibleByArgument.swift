public import ArgumentParser
public import Beacon
public import Vocabulary

extension ProximityUUID: ExpressibleByArgument {}

extension DeviceAddress: ExpressibleByArgument {}

extension Classification: ExpressibleByArgument {}
