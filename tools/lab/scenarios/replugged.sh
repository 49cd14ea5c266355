# both controllers unplugged and plugged in again: the scanner and the advertiser go on, neither was restarted
controllers
scan scanner hci1
start advertiser rollcall-node advertise --adapter hci0 --uuid $uuid --major 258 --minor 1
eventually "the scanner hears the advertiser" hears scanner 1

unplug
eventually "the scanner says that it is gone" logged scanner 'state=(failed|recovering)'
eventually "the advertiser says that it is gone" logged advertiser 'state=(failed|recovering)'
controllers
eventually "the scanner is back" logged scanner 'state=scanning' 2
eventually "the advertiser is back" logged advertiser 'state=advertising' 2
eventually "the scanner hears the advertiser again" hears scanner 1 2
check "the advertiser ends well" stop advertiser
check "the scanner ends well" stop scanner
