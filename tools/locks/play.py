"""Plays the lock of tools/locks/lock.py.

Over MQTT, with paho-mqtt:   play.py --broker HOST:PORT --site KEY --device N --serial S --token-file FILE
Without a network:           play.py --lines --site KEY --device N

There each line of standard input is {"channel": …, "message": …}, {"press": true}, {"jam": true} or {"wait": SECONDS},
by which its clock goes on. It answers with lines {"channel": …, "message": …} and {"opened": ATTEMPT}, and with {} when
it has said all. At its start it prints {"fingerprint": …, "code": …}, as its label has them.
"""

import argparse
import json
import os
import secrets
import sys
import threading
import time

from lock import Lock


def by_lines(lock):
    now = 0.0
    for line in sys.stdin:
        asked = json.loads(line)
        now += asked.get("wait", 0)
        before = len(lock.opened)
        if asked.get("press"):
            lock.press(now)
        if asked.get("jam"):
            lock.is_jammed = True
        if "channel" in asked:
            for channel, message in lock.hear(asked["channel"], asked["message"], now):
                print(json.dumps({"channel": channel, "message": message}))
        for attempt in lock.opened[before:]:
            print(json.dumps({"opened": attempt}))
        print("{}", flush=True)


def by_mqtt(lock, arguments):
    import paho.mqtt.client as mqtt

    base = f"rollcall/{arguments.site}/device/{arguments.device}"
    host, _, port = arguments.broker.partition(":")
    boot, sequence = secrets.token_hex(8), 0

    def say(channel, message):
        client.publish(f"{base}/up/{channel}", json.dumps(message), qos=1)

    def say_state(**properties):
        nonlocal sequence
        sequence += 1
        say("state", {"seq": sequence, "properties": properties, "cause": "sensor"})

    def say_hello():
        say("hello", {"kind": "lock", "serial": arguments.serial, "firmware": "1", "boot": boot})
        say_state(bolt="locked", door="closed", battery=100, relock=5, power_loss="fail_secure")

    def on_connect(client, userdata, flags, reason, properties):
        client.subscribe(f"{base}/down/#", qos=1)
        say_hello()

    def on_message(client, userdata, message):
        channel = message.topic.rsplit("/", 1)[1]
        try:
            body = json.loads(message.payload)
        except ValueError:
            return
        if channel == "command" and isinstance(body, dict) and body.get("command") == "status":
            return say_hello()
        before = len(lock.opened)
        for answer in lock.hear(channel, body, time.monotonic()):
            say(*answer)
        if len(lock.opened) > before:
            say_state(bolt="unlocked")
            threading.Timer(body["hold"], say_state, kwargs={"bolt": "locked"}).start()

    client = mqtt.Client(mqtt.CallbackAPIVersion.VERSION2, client_id=str(arguments.device))
    client.username_pw_set(str(arguments.device), open(arguments.token_file).read().strip())
    client.will_set(f"{base}/up/gone", "{}", qos=1)
    if os.environ.get("CA"):
        client.tls_set(ca_certs=os.environ["CA"])
    client.on_connect, client.on_message = on_connect, on_message
    client.connect(host, int(port or 8883), keepalive=30)
    client.loop_forever()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", action="store_true")
    parser.add_argument("--broker")
    parser.add_argument("--site", required=True)
    parser.add_argument("--device", type=int, required=True)
    parser.add_argument("--serial")
    parser.add_argument("--token-file")
    parser.add_argument("--dialect", choices=["hmac", "aes128"], default="hmac")
    arguments = parser.parse_args()
    lock = Lock(arguments.site, arguments.device, arguments.dialect)
    print(json.dumps(lock.label), flush=True)
    return by_lines(lock) if arguments.lines else by_mqtt(lock, arguments)


if __name__ == "__main__":
    main()
