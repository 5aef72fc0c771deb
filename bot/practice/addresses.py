"""Where in the local Discord the API and the gateway are."""

API = "/api/v10"
GATEWAY = "/gateway"


def api(address: str) -> str:
    """The API of the local Discord at an address such as http://127.0.0.1:8484."""
    return address + API


def gateway(address: str) -> str:
    """Its gateway."""
    return address.replace("http", "ws", 1) + GATEWAY
