"""Several servers share one Redis: any of them answers any visitor, and whatever ends, no acknowledged press is lost or
counts twice, and no page reloads."""

import http.client
import os
import random
import re
import shutil
import signal
import subprocess
import threading
import time
import urllib.request

import pytest

from cluster import Cluster, Server, free_ports, wait_for
from durable_visitor import DurableVisitor
from redis_proxy import RedisProxy
from wire import REPOSITORY

# In `make soak`: more of each.
ROUNDS = int(os.environ.get("CLUSTER_ROUNDS", "1"))
VISITORS = int(os.environ.get("CLUSTER_VISITORS", "8"))
EVENTS = int(os.environ.get("CLUSTER_EVENTS", "2"))


class Wanderer(DurableVisitor):
    """Counts its presses. Each of its connections goes to another server, as through a proxy that does not care."""

    def __init__(self, cluster, path="/counter"):
        self.cluster = cluster
        super().__init__(None, path)

    @property
    def port(self):
        return random.choice(self.cluster.servers).port

    @port.setter
    def port(self, _):
        """There is no one port."""

    def request(self, method, path, body=None, headers=None):
        end = time.monotonic() + 30
        while True:
            try:
                answer, text = super().request(method, path, body, headers)
                if answer.status != 503 or time.monotonic() > end:
                    return answer, text
            except (OSError, http.client.HTTPException):
                if time.monotonic() > end:
                    raise
            time.sleep(0.1)

    async def exchange(self, body):
        # A connection that is kept would always lead to the same server.
        if random.random() < 0.5:
            self.disconnect()
        return await super().exchange(body)

    def act(self):
        self.press("inc")


@pytest.fixture
def cluster(tmp_path):
    cluster = Cluster(tmp_path)
    yield cluster
    cluster.end()


def act(visitors, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for visitor in visitors:
            if len(visitor.kept) < 10 and random.random() < 0.3:
                visitor.act()
        time.sleep(0.03)


def check(visitors, cluster):
    for visitor in visitors:
        assert visitor.wait_until_durable(40), visitor.description + "\n" + cluster.logs()
    assert [visitor.reloads for visitor in visitors] == [0] * len(visitors), cluster.logs()
    assert [visitor.refusals for visitor in visitors] == [[]] * len(visitors), cluster.logs()
    for visitor in visitors:
        # Any server shows what all presses have made, each once.
        shown = re.search(r"Count: ([\d,]+)", visitor.shown(r"(Count: [\d,]+)[^\d,]"))
        assert shown.group(1) == f"{visitor.sequence:,}", visitor.description


def claims(servers):
    return sum(server.metric("martlet_cluster_claims") for server in servers)


def end_everything(cluster, visitors):
    """kill -9, a pause beyond the lease, a Redis that is killed and comes back, leaving and joining, one after another.
    Returns how many sessions the server had claimed that left."""
    # A crash.
    victim = random.choice(cluster.servers)
    victim.kill()
    cluster.remove(victim)
    act(visitors, 2)
    # A new one takes visitors at once.
    cluster.join()
    act(visitors, 1)
    # One sleeps beyond its lease, and wakes with sessions that others have claimed meanwhile.
    sleeper = random.choice(cluster.servers)
    sleeper.stop(True)
    cluster.remove(sleeper)
    act(visitors, 4)
    sleeper.stop(False)
    cluster.servers.append(sleeper)
    act(visitors, 2)
    # Redis ends and comes back.
    cluster.redis.kill()
    act(visitors, 1)
    cluster.redis.start()
    act(visitors, 2)
    # A deploy: one leaves.
    leaver = random.choice(cluster.servers)
    cluster.remove(leaver)
    claimed = claims([leaver])
    assert leaver.leave() == 0, leaver.log()
    act(visitors, 1)
    cluster.join()
    return claimed


def test_every_press_counts_once_whatever_ends(cluster):
    """“every acknowledged press once and in order, no reload”: kill -9, a pause beyond the lease, leaving, joining, and
    a Redis that is killed and comes back"""
    visitors = [Wanderer(cluster) for _ in range(VISITORS)]
    try:
        act(visitors, 1)
        check(visitors, cluster)
        assert sum(server.metric("martlet_cluster_hops") for server in cluster.servers) > 0
        claimed = 0
        for _ in range(ROUNDS):
            claimed += end_everything(cluster, visitors)
            check(visitors, cluster)
        # Those of the servers that have gone count, too.
        assert claimed + claims(cluster.servers) > 0
    finally:
        for visitor in visitors:
            visitor.end()


def test_a_supervised_server_is_replaced_and_crashes_among_others(cluster):
    """`SIGHUP` and the death of a worker, while the other servers go on"""
    supervised = cluster.join(MARTLET_NO_SUPERVISOR="0")
    visitors = [Wanderer(cluster) for _ in range(VISITORS)]
    try:
        act(visitors, 1)
        check(visitors, cluster)
        supervised.process.send_signal(signal.SIGHUP)
        act(visitors, 2)
        check(visitors, cluster)
        for worker in supervised.workers():
            os.kill(worker, signal.SIGKILL)
        act(visitors, 4)
        check(visitors, cluster)
        assert supervised.process.poll() is None
        assert supervised.leave() == 0, supervised.log()
        cluster.remove(supervised)
        check(visitors, cluster)
    finally:
        for visitor in visitors:
            visitor.end()


class Accidents:
    """What happens to servers, to Redis, and between them. Each leaves the cluster with three servers that work."""

    def __init__(self, cluster, visitors):
        self.cluster = cluster
        self.visitors = visitors

    def act(self, seconds):
        act(self.visitors, seconds)

    def crash(self):
        victim = random.choice(self.cluster.servers)
        victim.kill()
        self.cluster.remove(victim)
        self.act(random.uniform(0, 1))
        self.cluster.join()

    def leaving(self):
        leaver = random.choice(self.cluster.servers)
        self.cluster.remove(leaver)
        assert leaver.leave() == 0, leaver.log()
        self.cluster.join()

    def sleep(self):
        sleeper = random.choice(self.cluster.servers)
        sleeper.stop(True)
        self.cluster.remove(sleeper)
        self.act(random.uniform(0.5, 4))
        sleeper.stop(False)
        self.cluster.servers.append(sleeper)

    def end_of_redis(self):
        self.cluster.redis.kill()
        self.act(random.uniform(0, 1))
        self.cluster.redis.start()

    def cut(self):
        self.cluster.proxy.cut()

    def delays(self):
        self.cluster.proxy.delay = random.choice([0.02, 0.1, 0.4])
        self.act(random.uniform(0.5, 2))
        self.cluster.proxy.delay = 0

    def losses(self):
        self.cluster.proxy.loss = random.choice([0.02, 0.2])
        self.act(random.uniform(0.5, 2))
        self.cluster.proxy.loss = 0

    def silence(self):
        self.cluster.proxy.isSilent = True
        self.act(random.uniform(0.5, 3.5))
        self.cluster.proxy.isSilent = False

    ALL = (crash, leaving, sleep, end_of_redis, cut, delays, losses, silence)


def test_every_press_counts_once_with_a_bad_network(tmp_path):
    """“300 visitors, 1,000 such events, a proxy that drops and delays between servers and Redis”, and a sample of it"""
    cluster = Cluster(tmp_path, proxy=RedisProxy)
    visitors = []
    try:
        visitors += [Wanderer(cluster) for _ in range(VISITORS)]
        # A page that nobody has stored yet ends with its server.
        act(visitors, 0.5)
        check(visitors, cluster)
        accidents = Accidents(cluster, visitors)
        happened = []
        for number in range(EVENTS):
            happened.append(random.choice([each for each in Accidents.ALL if each not in happened[-3:]]))
            try:
                happened[-1](accidents)
            except AssertionError as error:
                raise AssertionError(f"after {[each.__name__ for each in happened]}: {error}") from error
            accidents.act(random.uniform(0, 1))
            if number % 10 == 9 or number == EVENTS - 1:
                print(number + 1, "events:", happened[-1].__name__, flush=True)
                check(visitors, cluster)
    finally:
        for visitor in visitors:
            visitor.end()
        cluster.end()


class Stopwatch(Wanderer):
    """Knows when the first patch comes after a press."""

    pressed = first = None

    def press_now(self):
        self.first, self.pressed = None, time.monotonic()
        self.act()

    def take(self, block):
        isLive = super().take(block)
        if self.pressed and self.first is None and re.search(r"(?m)^id: ", block):
            self.first = time.monotonic()
        return isLive


@pytest.mark.parametrize("ends", [Server.kill, Server.leave], ids=["kill", "leave"])
def test_how_soon_a_page_goes_on(cluster, ends):
    """“From kill -9 of a server to the visitor's next patch”, and when a server leaves: the times are printed, and stand in
    docs/scaling.md"""
    times = []
    for _ in range(ROUNDS if ROUNDS < 5 else 5):
        victim = cluster.servers[0]
        others = cluster.servers[1:]
        # All of them begin at the one that ends.
        cluster.servers = [victim]
        visitors = [Stopwatch(cluster) for _ in range(VISITORS)]
        cluster.servers = [victim, *others]
        try:
            act(visitors, 0.5)
            check(visitors, cluster)
            cluster.servers = others
            # A server that leaves needs a moment, in which its visitors press.
            end = threading.Thread(target=ends, args=(victim,))
            end.start()
            if ends is Server.kill:
                end.join()
            for visitor in visitors:
                visitor.press_now()
            wait_for(lambda: all(visitor.first for visitor in visitors), cluster.logs)
            end.join()
            check(visitors, cluster)
            times += [visitor.first - visitor.pressed for visitor in visitors]
        finally:
            for visitor in visitors:
                visitor.end()
        cluster.join()
    times.sort()
    print(f"{ends.__name__}: {len(times)} visitors, median {times[len(times) // 2]:.2f} s, "
          f"p99 {times[min(len(times) - 1, len(times) * 99 // 100)]:.2f} s", flush=True)


class Client(DurableVisitor):
    """Counts its presses through one address."""

    # Otherwise nginx keeps the connection when the stream has ended, and this client does not know chunks.
    stream_headers = "Connection: close\r\n"

    def act(self):
        self.press("inc")


def test_a_proxy_that_hashes_a_cookie_passes_each_visitor_to_one_server(cluster, tmp_path):
    """“With a proxy that hashes the cookie (nginx, tested) there is no hop.”"""
    port = free_ports(1)
    text = (REPOSITORY / "docs/scaling.md").read_text().split("<!-- nginx cluster -->", 1)[1]
    text = text.split("```nginx\n", 1)[1].split("```", 1)[0].replace("# hash ", "hash ")
    text = text.replace("listen 8080;", f"listen 127.0.0.1:{port};")
    for number, server in enumerate(cluster.servers, 8081):
        text = text.replace(f"127.0.0.1:{number} ", f"127.0.0.1:{server.port} ")
    temporary = " ".join(f"{kind}_temp_path {kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (tmp_path / "nginx.conf").write_text(
        f"worker_processes 1; pid nginx.pid; events {{ worker_connections 1024; }} http {{ access_log off; {temporary}\n{text} }}")
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    before = [(server.metric("martlet_cluster_hops"), server.metric("martlet_sessions")) for server in cluster.servers]
    proxy = subprocess.Popen(
        [nginx, "-p", str(tmp_path), "-c", "nginx.conf", "-e", "error.log", "-g", "daemon off;"], stdin=subprocess.DEVNULL)
    visitors = []
    try:
        wait_for(lambda: answers(port), (tmp_path / "error.log").read_text)
        # All of them have the same address.
        visitors = [Client(port, "/counter") for _ in range(12)]
        for _ in range(3):
            act(visitors, 1)
            for visitor in visitors:
                assert visitor.wait_until_durable(), visitor.description
                visitor.disconnect()
        assert all((visitor.reloads, visitor.refusals) == (0, []) for visitor in visitors)
        after = [(server.metric("martlet_cluster_hops"), server.metric("martlet_sessions")) for server in cluster.servers]
        assert [hops for hops, _ in after] == [hops for hops, _ in before]
        # And there is work for more than one server.
        assert sum(now[1] > then[1] for now, then in zip(after, before)) > 1
    finally:
        for visitor in visitors:
            visitor.end()
        proxy.terminate()
        proxy.wait(10)


def answers(port):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1) as answer:
            return answer.status == 200
    except OSError:
        return False


def test_the_script_of_make_cluster_runs_and_its_proxy_needs_no_stickiness(tmp_path):
    """“Redis, three gallery servers and nginx without stickiness”, “A gallery page shows which server has your session and lets
    you end it and watch the page go on”"""
    port = free_ports(4)
    with open(tmp_path / "log", "wb") as log:
        script = subprocess.Popen(
            [REPOSITORY / "scripts/cluster", REPOSITORY / ".build/debug/ClusterProgram", str(port)],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    visitors = []
    try:
        read = (tmp_path / "log").read_text
        wait_for(lambda: "All together" in read(), read)
        visitors = [Client(port, "/counter") for _ in range(VISITORS)]
        act(visitors, 1)
        for visitor in visitors:
            assert visitor.wait_until_durable(), visitor.description + read()
        # The page that shows the server, and ends it.
        page = Client(port, "/servers")
        page.press("count")
        assert page.wait_until_durable(), page.description + read()
        name, number = re.search(r"(server \d on port \d+), process (\d+)", page.shown(r"Your session is on ([^.]+)")).groups()
        assert f"{name}: process {number}\n" in read()
        page.press("end")
        wait_for(lambda: f"process {number} has ended" in read(), read)
        page.press("count")
        assert page.wait_until_durable(), page.description + read()
        assert page.shown(r"Before: ([^<\"]+)") == f"{name}, process {number}"
        assert page.shown(r"(Count: \d+)") == "Count: 2"
        assert (page.reloads, [each for each in page.refusals if each[1] != 502]) == (0, [])
        page.end()
        # One of the others ends; nginx and the last go on.
        servers = [int(each) for each in re.findall(r"server \d on port \d+: process (\d+)", read())]
        first = next(each for each in servers if each != int(number))
        os.kill(first, signal.SIGKILL)
        act(visitors, 1)
        for visitor in visitors:
            assert visitor.wait_until_durable(), visitor.description + read()
            assert (visitor.reloads, [each for each in visitor.refusals if each[1] != 502]) == (0, [])
    finally:
        for visitor in visitors:
            visitor.end()
        script.terminate()
        assert script.wait(30) == 0
    wait_for(lambda: not os.path.exists(f"/proc/{first}"), read)


def ask(server, path="/counter", **headers):
    return exchange(server, path, headers)[0]


def read(server, path, **headers):
    answer, text = exchange(server, path, headers)
    assert answer.status == 200, text
    return text


def exchange(server, path, headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer, answer.read().decode()
    finally:
        connection.close()


def test_only_the_script_of_make_cluster_has_servers_that_visitors_end(cluster):
    """It must not be a way for visitors of a public gallery to end its servers"""
    visitor = Wanderer(cluster, "/servers")
    assert "End this server" not in visitor.html("/servers")
    offered = {action.get("identifier") for action in visitor.actions()}
    assert offered and not offered & {"count", "end"}, offered
    visitor.end()


def test_invented_sessions_are_counted_before_the_store_is_asked(cluster):
    """“What is passed on is bounded per visitor, address and in all”: and so is what is looked up"""
    server = cluster.join(
        MARTLET_LIMIT_REQUEST_BURST_PER_ADDRESS="10", MARTLET_LIMIT_REQUESTS_PER_SECOND_PER_ADDRESS="1")
    cookie = ask(server, X_Forwarded_For="203.0.113.1").headers["Set-Cookie"].split(";")[0]
    name, _, value = cookie.partition("=")
    before = server.metric("martlet_redis_calls_total")
    statuses = []
    for number in range(60):
        invented = f"{value[:4]}{number:04}{value[8:]}"
        statuses.append(ask(server, Cookie=f"{name}={invented}", X_Forwarded_For="203.0.113.9").status)
    assert statuses.count(429) > 30, statuses
    assert server.metric("martlet_redis_calls_total") - before < 30, statuses
    # Somebody else is not held up.
    assert ask(server, Cookie=f"{name}={value[:4]}abcd{value[8:]}", X_Forwarded_For="203.0.113.10").status == 200


def test_what_a_server_says_of_a_visitor_is_believed_only_with_the_secret(cluster):
    """“one secret of the cluster (page identifiers, internal port)”: a server need not be among the --trusted-proxies of another,
    and headers of a hop from outside are dropped"""
    owner = cluster.join(MARTLET_TRUSTED_PROXIES="192.0.2.1")
    entrance = cluster.servers[0]
    cookie = ask(owner).headers["Set-Cookie"].split(";")[0]
    connections = entrance.metric("martlet_cluster_connections")
    hops = entrance.metric("martlet_cluster_hops")
    shown = [
        read(entrance, "/request", Cookie=cookie, X_Forwarded_For=f"203.0.113.{number}") for number in range(1, 21)]
    for number, text in enumerate(shown, 1):
        assert re.search(rf"Client</[^C]*203\.0\.113\.{number}<", text), text
        assert "Martlet-Hop" not in text
    # They were passed on, by a connection that is kept.
    assert entrance.metric("martlet_cluster_hops") == hops + 20
    assert entrance.metric("martlet_cluster_connections") <= connections + 2
    # Whoever invents the header is believed nothing.
    forged = f"{int(time.time() * 1000)} 203.0.113.77 https example.org {'0' * 64}"
    text = read(owner, "/request", Cookie=cookie, Martlet_Hop=forged)
    assert re.search(r"Client</[^C]*127\.0\.0\.1<", text) and "203.0.113.77" not in text, text
    assert owner.metric("martlet_cluster_refused_hops") == 1
    # Nor is it passed on a second time.
    assert ask(entrance, Cookie=cookie, Martlet_Hop=forged).status == 503
    assert entrance.metric("martlet_cluster_hops") == hops + 20


def test_servers_with_different_secrets_do_not_send_a_request_to_and_fro(cluster):
    """What is passed on is refused by a server that does not know the secret, and its log says why"""
    stranger = cluster.join(MARTLET_CLUSTER_SECRET="a" * 32)
    cookie = ask(cluster.servers[0]).headers["Set-Cookie"].split(";")[0]
    # The owner answers, but believes nothing that the stranger says.
    assert ask(stranger, Cookie=cookie, X_Forwarded_For="203.0.113.1").status == 200
    assert cluster.servers[0].metric("martlet_cluster_refused_hops") == 1
    assert "compare their --cluster-secret" in cluster.servers[0].log()
    assert stranger.metric("martlet_cluster_hops") == 1 and cluster.servers[0].metric("martlet_cluster_hops") == 0


def test_a_session_goes_from_the_old_release_to_the_new_one_and_not_back(cluster, tmp_path):
    """“Rolling deploys with two versions at work”, and their withdrawal: while a server of the new release lives, those of the old
    one claim nothing"""
    new_release = tmp_path / "ClusterProgram"
    # Another content makes another release; a file that is only copied would make none.
    new_release.write_bytes((REPOSITORY / ".build/debug/ClusterProgram").read_bytes() + b"new")
    new_release.chmod(0o755)
    visitors = [Wanderer(cluster) for _ in range(VISITORS)]
    try:
        act(visitors, 0.5)
        check(visitors, cluster)
        # The first to leave has sessions.
        old = sorted(cluster.servers, key=lambda server: -server.metric("martlet_cluster_owned_sessions"))
        new = cluster.join(executable=new_release)
        claims = [server.metric("martlet_cluster_claims") for server in old]
        owned = new.metric("martlet_cluster_owned_sessions")
        # Those whose server leaves go to the new one, whichever server they ask.
        cluster.remove(old[0])
        assert old[0].leave() == 0, old[0].log()
        act(visitors, 1)
        check(visitors, cluster)
        assert [server.metric("martlet_cluster_claims") for server in old[1:]] == claims[1:]
        assert new.metric("martlet_cluster_owned_sessions") > owned
        # The deploy is withdrawn: when nobody runs the new release any more, the old one goes on.
        cluster.remove(new)
        assert new.leave() == 0, new.log()
        act(visitors, 1)
        check(visitors, cluster)
        assert sum(server.metric("martlet_cluster_claims") for server in old[1:]) > sum(claims[1:])
    finally:
        for visitor in visitors:
            visitor.end()


def test_the_secret_is_replaced_while_the_servers_run(cluster):
    """“rotation of the secret (a current and a previous one are accepted)”: the steps of docs/scaling.md"""
    new = "b" * 40
    visitors = [Wanderer(cluster) for _ in range(4)]
    try:
        for step in (f"stored {new}", f"{new} stored", new):
            if step == new:
                # The names of the pages are of the former secret until its last step.
                for visitor in visitors:
                    visitor.end()
                visitors = [Wanderer(cluster) for _ in range(4)]
            for server in list(cluster.servers):
                cluster.join(MARTLET_CLUSTER_SECRET=step)
                cluster.remove(server)
                assert server.leave() == 0, server.log()
                act(visitors, 0.1)
                check(visitors, cluster)
            assert [server.metric("martlet_cluster_refused_hops") for server in cluster.servers] == [0] * 3
        assert sum(server.metric("martlet_cluster_hops") for server in cluster.servers) > 0
    finally:
        for visitor in visitors:
            visitor.end()


def test_what_a_client_says_of_its_origin_is_not_passed_on(cluster):
    """“identity headers from outside are dropped”: the other server believes this one"""
    owner = cluster.servers[0]
    other = cluster.join(MARTLET_TRUSTED_PROXIES="192.0.2.1")
    cookie = ask(owner).headers["Set-Cookie"].split(";")[0]
    assert ask(owner, X_Forwarded_For="203.0.113.9", X_Forwarded_Host="elsewhere.example").status == 421
    before = other.metric("martlet_cluster_hops")
    assert ask(other, Cookie=cookie, X_Forwarded_Host="elsewhere.example").status == 200
    assert other.metric("martlet_cluster_hops") == before + 1
