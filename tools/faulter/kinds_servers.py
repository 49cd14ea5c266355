"""Faults of the servers, and of the order in which they are asked."""

import threading
import time

from kinds import kind


@kind("kill-server", "A server is killed and started again after some seconds.")
def kill_server(run, fault):
    server = fault.random.choice(run.servers)
    with fault.alone(run, server.lock):
        server.kill()
        try:
            fault.pause(run, 2, 6)
        finally:
            server.start()


@kind("stop-owner", "The server that owns the engine is suspended for 15 seconds.")
def stop_owner(run, fault):
    owner = run.owner()
    with fault.alone(run, owner.lock):
        owner.program.freeze()
        try:
            fault.pause(run, 15)
        finally:
            owner.program.thaw()


@kind("clock-server", "The clock of the server that owns the engine is wrong for some seconds, then corrected.")
def clock_server(run, fault):
    owner = run.owner()
    with fault.alone(run, owner.lock):
        owner.clock.set(fault.random.choice([-1, 1]) * fault.random.randint(20, 3000))
        try:
            fault.pause(run, 6, 9)
        finally:
            owner.clock.set(0)
        fault.pause(run, 2)


@kind("flood", "One token sends batches of 5,000 sightings as fast as it can, on six connections.")
def flood(run, fault):
    fault.began, end = time.time(), time.monotonic() + fault.random.uniform(5, 8)
    run.say(fault)
    nodes = [run.handmade("flo", "gym") for _ in range(6)]

    def send(node):
        while time.monotonic() < end and not run.over.is_set():
            now = time.time()
            report = node.batch([now - number / 1000 for number in range(5000)])
            reply = node.send_once(report, run.owner().port)
            if reply.status == 200:
                node.note(report, reply)
            else:
                node.unsure += 5000
                time.sleep(float(dict(reply.headers).get("Retry-After", 0.2)))

    threads = [threading.Thread(target=send, args=(node,), daemon=True) for node in nodes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@kind("drain", "A node sends ten minutes of sightings from its spool, a hundred for each second.")
def drain(run, fault):
    fault.began = time.time()
    run.say(fault)
    node, since = run.handmade("drew", "barn"), time.time() - 600
    for start in range(0, 600, 6):
        node.deliver(node.batch([since + start + number / 100 for number in range(600)]), run.over.is_set)


@kind("long-away", "A node returns with sightings of a person from four days ago.")
def long_away(run, fault):
    fault.began = time.time()
    run.say(fault)
    # Each time another minute of that day.
    node, since = run.handmade("lou", "attic"), run.start - 4 * 86400 + 180 * fault.round
    for second in range(0, 60, 10):
        node.deliver(node.batch([since + second + number + 0.5 for number in range(10)]), run.over.is_set)
