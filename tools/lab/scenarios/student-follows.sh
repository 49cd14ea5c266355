# a room's beacon on hci0, the student's client on hci1: the student's own location becomes that room
source "$repository/tools/lab/school.sh"
start_school
controllers

beacon=$(rollcall beacons create 102 --json | field beacon_id)
start follow rollcall-node follow --adapter hci1 --username $student --password-file "$work/student.password"
eventually "the student's client listens" logged follow 'state=scanning'
check "nobody knows yet where the student is" is_nowhere
again beacon rollcall-node advertise --adapter hci0 --beacon "$beacon" --seconds 1
eventually "the server says room 102" is_in 102
check "the student logs in" student_logs_in
check "the student's own account says room 102" student_sees 102
check "the beacon ends well" stop beacon
check "the client ends well" stop follow
