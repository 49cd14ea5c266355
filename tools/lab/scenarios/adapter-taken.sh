# an adapter in use: exclusive mode takes it from bluetoothd, a second program is told; so is one without Low Energy
controllers
start_bluetoothd
up hci0 hci1

scan first hci1
check "exclusive mode takes hci1 from bluetoothd" runs first
refuses second-exclusive 'Another program is using' rollcall-node scan --adapter hci1
check "the hint names shared mode" logged second-exclusive '--mode shared'
refuses second-shared 'Another program is using' rollcall-node scan --adapter hci1 --mode shared
refuses doctor 'Another program is using' rollcall-node doctor --adapter hci1

advertise hci0 1
eventually "the first scanner goes on" hears first 1
check "the advertiser ends well" stop advertiser-1
check "the first scanner ends well" stop first

unplug
controllers -B
refuses without-low-energy 'Low Energy' rollcall-node scan --adapter hci1
