# Sourced by tools/bluetooth-lab: a kernel with Bluetooth and what it boots from, kept in the build folder.
# Debian's kernel package is unpacked and not installed: this machine goes on with its own.

lab_packages=(
    qemu-system-x86 busybox-static cpio kmod
    bluez bluez-test-tools bluez-hcidump dbus tshark libcap2-bin
)

# What has to be there before the machine can reach this one's files; the other modules come from them.
boot_modules=(virtio_pci 9pnet_virtio 9p overlay)

check_machine() {
    [ "$(uname -m)" = x86_64 ] || fail "The lab emulates an x86_64 machine that runs this machine's programs;" \
        "this machine is $(uname -m)."
    command -v apt-get >/dev/null || fail "The lab needs apt-get to download Debian's kernel."
}

kernel_package() {
    apt-cache depends linux-image-amd64 2>/dev/null | sed -n 's/^ *Depends: \(linux-image-[0-9].*\)/\1/p' | head -n 1
}

# Sets `kernel`, the folder with boot/ and lib/modules/, and `release`, the kernel's version.
fetch_kernel() {
    local package folder=$scratch/lab-kernel
    package=$(kernel_package)
    kernel=$folder/$package
    if [ -z "$package" ] || [ ! -e "$kernel/complete" ]; then
        mkdir -p "$folder"
        update_package_lists
        package=$(kernel_package)
        [ -n "$package" ] || fail "apt has no package linux-image-amd64." "Add Debian to apt's sources."
        kernel=$folder/$package
        unpack_kernel "$package"
    fi
    kernel=$(realpath "$kernel")
    release=$(basename "$kernel"/lib/modules/*)
}

# The lists of a machine that has everything may name a kernel that the archive no longer holds.
update_package_lists() {
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update --quiet=2 || fail "apt-get update failed; its message is above."
}

unpack_kernel() {
    echo "Downloading $1"
    local download
    download=$(mktemp -d)
    (cd "$download" && apt-get download --quiet=2 --option APT::Sandbox::User=root "$1") ||
        fail "The kernel package $1 could not be downloaded; apt's message is above."
    rm -rf "$kernel"
    dpkg-deb -x "$download"/*.deb "$kernel" || fail "The kernel package $1 could not be unpacked."
    rm -rf "$download"
    /sbin/depmod -b "$kernel" "$(basename "$kernel"/lib/modules/*)"
    touch "$kernel/complete"
}

# A little archive in memory: busybox, the modules to reach this machine's files, and tools/lab/init.
make_boot_archive() {
    local root number=10 module
    root=$(mktemp -d)
    mkdir -p "$root"/{bin,modules,proc,sys,dev,host,over,root}
    cp "$(command -v busybox)" "$root/bin/busybox"
    cp tools/lab/init "$root/init"
    while read -r module; do
        cp "$module" "$root/modules/$number-$(basename "$module")"
        number=$((number + 1))
    done < <(boot_module_files)
    (cd "$root" && find . | cpio --quiet --create --format=newc | gzip -1) >"$output/boot-archive"
    rm -rf "$root"
}

# In the order in which they have to be loaded.
boot_module_files() {
    local module
    for module in "${boot_modules[@]}"; do
        /sbin/modprobe -d "$kernel" -S "$release" --show-depends "$module"
    done | sed -n 's/^insmod \([^ ]*\).*/\1/p' | awk '!seen[$0]++'
}
