# Sourced by the tools: what the machine must have before anything is built.
#
#   install_packages [NAME...]   the Debian packages Rollcall needs, and those named
#   find_swift                   puts a fitting swift first in PATH
#
# Both end the calling script with a message that says what to do. Neither does anything when nothing is missing.

swift_wanted=6.3

# git and certificates are what SwiftPM fetches with; python3 runs the tools; the rest is linked or run.
rollcall_packages=(
    postgresql libpq-dev libsqlite3-dev libargon2-dev libbluetooth-dev zlib1g-dev
    libqrencode-dev mosquitto libmosquitto-dev pkg-config python3 git ca-certificates
)

fail() {
    printf '%s: %s\n' "$(basename "$0")" "$1" >&2
    shift
    [ $# -eq 0 ] || printf '  %s\n' "$@" >&2
    exit 1
}

has_package() {
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        check_libraries
        return
    fi
    local name missing=()
    for name in "${rollcall_packages[@]}" "$@"; do
        has_package "$name" || missing+=("$name")
    done
    [ ${#missing[@]} -eq 0 ] || apt_install "${missing[@]}"
}

apt_install() {
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "These packages are missing, and sudo is not installed. As root, run:" \
            "apt-get update && apt-get install --yes --no-install-recommends $*"
        as_root=(sudo)
    fi
    echo "Installing: $*"
    "${as_root[@]}" apt-get update --quiet=2 || fail "apt-get update failed; its message is above."
    "${as_root[@]}" bash -s -- "$@" <"$(dirname "${BASH_SOURCE[0]}")/apt-install.sh" ||
        fail "The packages could not be installed. As root, run:" \
            "apt-get install --yes --no-install-recommends $*"
}

# On other systems nothing is installed: what is there is looked at, and what is not is named.
check_libraries() {
    local missing=() library
    command -v pkg-config >/dev/null || fail "pkg-config is missing. Install it and the development files of" \
        "libpq, SQLite 3, libargon2, BlueZ, zlib, libqrencode and libmosquitto, PostgreSQL's server programs" \
        "and mosquitto."
    for library in libpq sqlite3 libargon2 bluez zlib libqrencode libmosquitto; do
        pkg-config --exists "$library" || missing+=("$library")
    done
    [ ${#missing[@]} -eq 0 ] || fail "pkg-config does not find: ${missing[*]}" \
        "Install the development files of these libraries, PostgreSQL's server programs and mosquitto."
    command -v python3 >/dev/null || fail "python3 is missing: the tools need it."
}

find_swift() {
    local folder version found=
    for folder in "" /opt/swift/usr/bin "${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}"; do
        version=$(swift_version "$folder") || continue
        if is_fitting_swift "$version"; then
            [ -z "$folder" ] || export PATH="$folder:$PATH"
            return
        fi
        found="; $version is too old"
    done
    fail "Swift $swift_wanted or newer was not found in PATH, /opt/swift or swiftly's folder$found." \
        "Get it from https://www.swift.org/install/linux/ and run this again."
}

# The version of the swift in a folder, or of the first in PATH when no folder is given.
swift_version() {
    local swift=${1:+$1/}swift
    command -v "$swift" >/dev/null || return 1
    "$swift" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1 | grep .
}

is_fitting_swift() {
    [ "$(printf '%s\n' "$swift_wanted" "$1" | sort --version-sort | head -n 1)" = "$swift_wanted" ]
}
