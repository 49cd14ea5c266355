"""Faults of a node: its program, its disk, its clock."""

import tempfile
import time

from kinds import kind


@kind("kill-node", "A node is killed and started again after some seconds.")
def kill_node(run, fault):
    with fault.any_node(run) as node:
        node.kill()
        try:
            fault.pause(run, 1, 5)
        finally:
            run.note_sequence(node)
            node.start()


@kind("full-node", "The disk of a node's spool is full for a while.")
def full_node(run, fault):
    if not run.is_mounted:
        fault.skipped = "needs a disk in memory, which only root may mount"
        return
    with fault.any_node(run) as node:
        filler = node.folder / "filler"
        run.fill(filler)
        try:
            fault.pause(run, 6, 12)
        finally:
            filler.unlink()


@kind("clock-node", "The clock of a node is set wrong by half a minute or more, then corrected.")
def clock_node(run, fault):
    with fault.any_node(run) as node:
        for leap in (fault.random.choice([-1, 1]) * fault.random.randint(30, 4000), 0):
            # What is heard in the second in which a clock is set has one of two times.
            now = time.time()
            node.deaf.append((now - 1.5, now + 3.5))
            node.clock.set(leap)
            fault.pause(run, 5, 8)


@kind("rolled-back", "A node's disk is reset to its state some seconds ago: the spool uses sequence numbers again.")
def rolled_back(run, fault):
    with fault.any_node(run) as node, tempfile.TemporaryDirectory() as saved:
        node.kill(politely=True)
        node.save(saved)
        node.start()
        run.wait_for(lambda: node.deaf_since is None, 20)
        fault.pause(run, 5, 8)
        node.kill()
        waiting = node.waiting_since()
        if waiting is not None:
            # What only the lost disk held is lost with it.
            node.deaf_since = min(node.deaf_since, waiting - 1.5)
        node.restore(saved)
        node.start()
        run.wait_for(lambda: node.deaf_since is None, 20)
        fault.pause(run, 4)


@kind("damaged-spool", "The spool file of a stopped node is damaged; its content may be lost, and is counted.")
def damaged_spool(run, fault):
    with fault.any_node(run) as node:
        node.relay.cut()
        try:
            fault.pause(run, 3, 6)
            node.kill()
            waiting = node.waiting_since()
            if waiting is not None:
                fault.allowed = (waiting - 1.5, time.time())
                run.allow(node, *fault.allowed)
                run.note_damage(node)
            for file in node.spool_files:
                size = file.stat().st_size
                with open(file, "r+b") as spool:
                    spool.seek(size // 3)
                    spool.write(fault.random.randbytes(max(1, size // 3)))
        finally:
            node.relay.open()
            node.start()
        # Until it has begun a new spool the file says nothing of what it had numbered.
        run.wait_for(lambda: node.deaf_since is None, 20)
