"""How heavy the first page is, and how soon it can be used, with nothing kept by the browser."""

import statistics

from findings import check, must

TIMES, MOST_KIB, MOST_MS = 5, 100.0, 300.0


@check("the first page loads")
def first_page(trial):
    weights, delays = [], []
    for _ in range(TIMES):
        window = trial.chromium.window(trial.school.admin)
        received = _count_bytes(window)
        must(window.go("/now") == 200, "/now does not answer.")
        # Scripts that are modules have run by then.
        delays.append(window.page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"))
        window.page.wait_for_timeout(200)
        weights.append(sum(received) / 1024)
        window.close()
    trial.findings.goal("the first page, all answers together", max(weights), MOST_KIB, "KiB")
    trial.findings.goal("the first page, until it can be used", statistics.median(delays), MOST_MS, "ms")


def _count_bytes(window):
    """The bytes of each answer that has ended, headers too, as they came over the network."""
    received = []
    session = window.context.new_cdp_session(window.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    return received
