# a shared adapter taken down and up again while scanning and advertising: the same processes go on
controllers
up hci0 hci1
scan scanner hci1 --mode shared
advertise hci0 1 --mode shared
eventually "the scanner hears" hears scanner 1
check "the advertiser ends well" stop advertiser-1

check "hci1 goes down" hciconfig hci1 down
eventually "the scanner says that it is down" logged scanner 'state=failed .*error=down'
check "and names the command that mends it" logged scanner 'sudo hciconfig hci1 up'
up hci1
eventually "the scanner is back" logged scanner 'state=scanning' 2
advertise hci0 2 --mode shared
eventually "the same process hears a new advertiser" hears scanner 2
check "the advertiser ends well" stop advertiser-2
memory scanner
check "it ends well" stop scanner
