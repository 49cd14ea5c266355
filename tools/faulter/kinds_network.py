"""Faults of the network between a node and the servers."""

from kinds import kind
from troubles import Duplicated, HalfOpen, LostAnswers, Reordered, Silent, Slow


def _trouble(run, fault, trouble, least=6, most=12):
    with fault.any_node(run) as node:
        node.relay.trouble = trouble
        try:
            fault.pause(run, least, most)
        finally:
            node.relay.trouble = None


@kind("cut", "The network of a node is cut: connections are reset, or packets are lost until it is restored.")
def cut(run, fault):
    if fault.random.random() < 0.5:
        silent = Silent()
        try:
            _trouble(run, fault, silent, 6, 14)
        finally:
            silent.is_over.set()
        return
    with fault.any_node(run) as node:
        node.relay.cut()
        try:
            fault.pause(run, 6, 14)
        finally:
            node.relay.open()


@kind("slow", "Every request of a node and every reply to it takes a third of a second longer.")
def slow(run, fault):
    _trouble(run, fault, Slow())


@kind("half-open", "A node's connections stay open but carry no data, even after the fault.")
def half_open(run, fault):
    _trouble(run, fault, HalfOpen(), 4, 8)


@kind("lost-answers", "A node's requests are executed, but half of the replies are lost.")
def lost_answers(run, fault):
    _trouble(run, fault, LostAnswers(fault.random.random()))


@kind("duplicated", "Each request of a node arrives twice.")
def duplicated(run, fault):
    _trouble(run, fault, Duplicated(fault.random.random()))


@kind("reordered", "A third of a node's requests fail, but arrive seconds later, after newer requests.")
def reordered(run, fault):
    _trouble(run, fault, Reordered(fault.random.random()))
