"""docs/compose.yaml, which no test can start: there is no Docker here. What can be checked is that it and nginx's file are
well-formed, fit each other, and name what there is."""

import re
import shutil
import subprocess

import yaml

from wire import REPOSITORY

DOCS = REPOSITORY / "docs"
# What a service may have, of https://docs.docker.com/reference/compose-file/services/.
KEYS = {
    "build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image", "init", "networks", "ports", "read_only",
    "restart", "security_opt", "stop_grace_period", "ulimits", "volumes"}


def compose():
    return yaml.safe_load((DOCS / "compose.yaml").read_text())


def test_its_keys_are_those_of_compose():
    file = compose()
    assert {key for key in file if not key.startswith("x-")} == {"services", "networks", "volumes"}
    for name, service in file["services"].items():
        assert set(service) <= KEYS, name
        assert set(service.get("networks", {})) <= set(file["networks"]), name
        assert set(service.get("depends_on", [])) <= set(file["services"]), name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in file["volumes"] or (DOCS / source).exists(), volume


def test_its_variables_are_documented_options():
    documented = (DOCS / "deployment.md").read_text() + (DOCS / "scaling.md").read_text()
    for name, service in compose()["services"].items():
        if name.startswith("server"):
            for variable in service["environment"]:
                assert f"`{variable}`" in documented or f"{variable}=" in documented, variable


def test_nginx_knows_the_servers_addresses(tmp_path):
    services = compose()["services"]
    servers = {name: service for name, service in services.items() if name.startswith("server")}
    addresses = {service["networks"]["inside"]["ipv4_address"] for service in servers.values()}
    assert len(addresses) == len(servers) == 3
    assert {service["environment"]["MARTLET_CLUSTER_ADDRESS"] for service in servers.values()} == {
        f"{address}:8080" for address in addresses}
    text = (DOCS / "nginx-cluster.conf").read_text()
    assert set(re.findall(r"server ([\d.]+):8080 ", text)) == addresses
    assert all(service["environment"]["MARTLET_TRUSTED_PROXIES"] == services["nginx"]["networks"]["inside"]["ipv4_address"]
               for service in servers.values())
    (tmp_path / "nginx.conf").write_text(f"pid nginx.pid; events {{ }} http {{ access_log off; {text} }}")
    check = subprocess.run(
        [shutil.which("nginx") or "/usr/sbin/nginx", "-t", "-p", tmp_path, "-c", "nginx.conf", "-e", "error.log"], capture_output=True, text=True)
    assert check.returncode == 0, check.stderr


def test_the_proxy_does_what_the_documentation_says():
    """It is the one of docs/scaling.md, but for the addresses."""
    text = (DOCS / "nginx-cluster.conf").read_text()
    documented = (DOCS / "scaling.md").read_text().split("```nginx\n", 1)[1].split("```", 1)[0]
    assert documented[documented.index("server {\n    listen"):] in text
    assert documented[:documented.index("upstream")] in text
    assert "\n    hash $martlet_visitor consistent;\n" in text and "    # hash $martlet_visitor consistent;\n" in documented
