# advertiser on hci0, scanner on hci1, server and PostgreSQL inside: `rollcall where` names the scanner's room
source "$repository/tools/lab/school.sh"
start_school
controllers

scan scanner hci1 --server "$ROLLCALL_SERVER" --spool "$work/spool"
check "nobody knows yet where the student is" is_nowhere
advertise hci0 1
eventually "the student is in room 101" is_in 101
eventually "scanners list tells that the radio scans" prints 'north.* scanning ' rollcall scanners list
check "the advertiser ends well" stop advertiser-1
memory scanner
check "the scanner ends well" stop scanner
