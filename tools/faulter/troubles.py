"""What can happen to a node's requests on their way. Each takes a request and returns the answer to be passed on, or
None to end the connection without one."""

import random
import threading
import time

from relay import plain_answer


class Slow:
    """Everything takes a third of a second longer, each way."""

    def __init__(self, delay=0.3):
        self.delay = delay

    def take(self, relay, _connection, request):
        time.sleep(self.delay)
        answer = relay.forward(request)
        time.sleep(self.delay)
        return answer


class HalfOpen:
    """The connection stays and nothing passes, also when the trouble is over."""

    def take(self, _relay, connection, _request):
        while connection.recv(4096):
            pass
        return None


class Silent:
    """Packets are lost, and sent again by TCP: what was on its way arrives when the trouble is over."""

    def __init__(self):
        self.is_over = threading.Event()

    def take(self, relay, _connection, request):
        self.is_over.wait()
        return relay.forward(request)


class LostAnswers:
    """The server does its work, and half of its answers are lost."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def take(self, relay, _connection, request):
        answer = relay.forward(request)
        return None if self.random.random() < 0.5 else answer


class Duplicated:
    """Each request comes twice, at the same time or one after the other."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def take(self, relay, _connection, request):
        twin = threading.Thread(target=relay.forward, args=(request,), daemon=True)
        if self.random.random() < 0.5:
            twin.start()
            return relay.forward(request)
        answer = relay.forward(request)
        twin.start()
        return answer


class Reordered:
    """A third of the requests come seconds later, after what was sent meanwhile; the node was told that they failed."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def take(self, relay, _connection, request):
        if self.random.random() < 0.67:
            return relay.forward(request)
        late = threading.Timer(self.random.uniform(1, 4), relay.forward, args=(request,))
        late.daemon = True
        late.start()
        return plain_answer(502, "Lost.")
