# what bluez's hcitool and btmgmt advertise is heard by our scanner
controllers
up hci0
scan scanner hci1

bluez_advertises hci0
eventually "the scanner hears hcitool's advertiser" hears scanner 772
check "hcitool stops" hci hci0 0x08 0x000A 00

# A controller that took a legacy command refuses extended ones until it is reset.
check "hci0 goes down" hciconfig hci0 down
up hci0
check "btmgmt switches Low Energy on" timeout $patience btmgmt --index 0 le on
check "btmgmt advertises" timeout $patience btmgmt --index 0 add-adv -d "1aff4c000215${uuid//-/}01020007c5" 1
eventually "the scanner hears btmgmt's advertiser" hears scanner 7
