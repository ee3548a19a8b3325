"""The household's authority: phones that trust it reach the pages, and it vouches for no others."""

from __future__ import annotations

import datetime
import ssl
import stat
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from urllib.error import URLError

import pytest
from click.testing import CliRunner
from cryptography import x509

from heraut.voice.commands.pocket import pocket
from heraut.voice.pocket import authority
from heraut.voice.pocket.address import Where
from heraut.voice.pocket.authority import certificate, default_folder, load, make, vouches_for
from heraut.voice.pocket.opening import opened

from .table import free_port


def trusting(file: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(file))


def test_the_command_tells_how_and_then_pages_are_encrypted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    result = CliRunner().invoke(pocket, ["certificate"])
    assert result.exit_code == 0, result.output
    file = certificate(default_folder())
    assert str(file) in result.output and "iPhone" in result.output and "Android" in result.output
    assert "déjà là" in CliRunner().invoke(pocket, ["certificate"]).output
    assert stat.S_IMODE((default_folder() / "authority.key").stat().st_mode) == 0o600
    port = free_port()
    with ExitStack() as stack:
        hub = opened(stack, "fr", "127.0.0.1", port)
        assert hub.opened[0][1]["url"] == f"https://127.0.0.1:{port}"
        assert any("h, t, t, p, s" in one.text for one in hub.address())
        url = f"https://127.0.0.1:{port}/heraut.crt"
        with urllib.request.urlopen(url, context=trusting(file), timeout=20) as answer:
            shown = answer.read()
        assert x509.load_der_x509_certificate(shown).issuer.rfc4514_string() == "CN=Héraut"
        with pytest.raises(URLError, match="CERTIFICATE_VERIFY_FAILED"):
            urllib.request.urlopen(url, timeout=20)


def test_an_address_that_it_may_not_vouch_for_stays_plain_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    make(default_folder())
    # An address of this machine that is of no private network, as a rented server has one.
    monkeypatch.setattr(authority, "vouches_for", lambda host: False)
    port = free_port()
    with ExitStack() as stack:
        hub = opened(stack, "fr", "127.0.0.1", port)
        told = [hub.words.text(key, **args) for key, args in hub.opened]
        assert f" http://127.0.0.1:{port}" in told[0]
        assert "ne sont pas chiffrées" in told[-1]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/who", timeout=20) as answer:
            assert b'"secure":false' in answer.read()


def test_it_vouches_for_machines_of_a_room_alone(tmp_path: Path) -> None:
    made = make(tmp_path)
    there = load(tmp_path)
    assert there is not None and there.fingerprint == made.fingerprint
    for host in ("192.168.1.23", "10.0.0.5", "172.20.1.1", "ordinateur.local", "localhost"):
        assert vouches_for(host), host
    for host in ("8.8.8.8", "172.32.0.1", "heraut.games", "local.example"):
        assert not vouches_for(host), host
    limits = made.own.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical and limits.value.permitted_subtrees
    page = x509.load_pem_x509_certificate(
        made.issue(Where("192.168.1.23", secure=True)).read_bytes()
    )
    lasts = page.not_valid_after_utc - page.not_valid_before_utc
    assert lasts <= datetime.timedelta(days=398)
    # Phones hold it to these limits: here OpenSSL does.
    strange = made.issue(Where("8.8.8.8", secure=True))
    assert _refused(strange, certificate(tmp_path), "8.8.8.8")
    assert not _refused(
        made.issue(Where("192.168.1.23", secure=True)), certificate(tmp_path), "192.168.1.23"
    )


def _refused(page: Path, trusted: Path, host: str) -> bool:
    """Tell whether a browser would refuse a page: a handshake in memory."""
    there = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    there.load_cert_chain(page)
    up, down = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = trusting(trusted).wrap_bio(down, up, server_hostname=host)
    server = there.wrap_bio(up, down, server_side=True)
    for _ in range(4):
        for end in (client, server):
            try:
                end.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLCertVerificationError:
                return True
    return False


def test_without_an_authority_or_with_a_damaged_one_pages_are_as_before(tmp_path: Path) -> None:
    assert load(tmp_path) is None
    make(tmp_path)
    (tmp_path / "authority.key").write_text("x", encoding="utf-8")
    assert load(tmp_path) is None
