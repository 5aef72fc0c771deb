"""Discord's HTTP API, one module per resource; `site` puts them together."""
