# doctor names the command that mends it: no permission, adapter down, radio switched off, no adapter
cp "$programs/rollcall-node" "$work/node"
chmod 755 "$work" "$work/node"
as_nobody=(setpriv --reuid nobody --regid nogroup --clear-groups)

refuses no-adapter 'Plug the adapter in' rollcall-node doctor
controllers
up hci0 hci1
check "healthy as root" rollcall-node doctor

refuses unprivileged 'sudo setcap cap_net_admin,cap_net_raw\+ep' "${as_nobody[@]}" "$work/node" doctor
refuses unprivileged-scan 'sudo setcap cap_net_admin,cap_net_raw\+ep' "${as_nobody[@]}" "$work/node" scan --seconds 1
ambient=(--inh-caps +net_admin,+net_raw --ambient-caps +net_admin,+net_raw)
check "healthy with ambient capabilities" "${as_nobody[@]}" "${ambient[@]}" "$work/node" doctor
check "setcap" setcap cap_net_admin,cap_net_raw+ep "$work/node"
check "healthy with the file's capabilities" "${as_nobody[@]}" "$work/node" doctor

check "hci0 goes down" hciconfig hci0 down
refuses down 'sudo hciconfig hci0 up' rollcall-node doctor --mode shared
check "exclusive mode wants it down" rollcall-node doctor

for switch in /sys/class/rfkill/*; do echo 1 >"$switch/soft"; done
refuses blocked 'sudo rfkill unblock bluetooth' rollcall-node doctor
refuses blocked-scan 'sudo rfkill unblock bluetooth' rollcall-node scan --seconds 1
for switch in /sys/class/rfkill/*; do echo 0 >"$switch/soft"; done
check "healthy again" rollcall-node doctor
