# shared mode works beside a running bluetoothd, which goes on
controllers
start_bluetoothd
up hci0 hci1

scan scanner hci1 --mode shared
advertise hci0 1 --mode shared
eventually "the scanner hears the advertiser" hears scanner 1
check "bluetoothd still runs" runs bluetoothd
check "bluetoothd still answers" timeout $patience bluetoothctl show 00:AA:01:01:00:01
check "the advertiser ends well" stop advertiser-1
check "the scanner ends well" stop scanner
check "hci1 is still up" is_up hci1
