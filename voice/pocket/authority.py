"""A household's own authority for certificates, so that phones trust its pages: https.

Its key can vouch for nothing but machines in a room: names that end in ``.local``, and addresses of
private networks. Whoever stole it could not pretend to be a bank. The page's own certificate is
made anew when the pages open, as the machine's address may have changed.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from heraut.atomic_write import write_atomically
from heraut.plain_file import plain
from heraut.user_data import home
from heraut.voice.pocket.address import Where

_YEARS: Final = datetime.timedelta(days=3650)
_PAGE: Final = datetime.timedelta(days=397)
"""How long a page's certificate lasts: phones refuse much longer ones."""
_EARLIER: Final = datetime.timedelta(days=1)
"""How long before it is made it is valid: the clocks of phones differ."""
_NAMES: Final = ("local", "localhost")
_NETWORKS: Final = (
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "169.254.0.0/16",
    "127.0.0.0/8",
)


def default_folder() -> Path:
    """Return where the authority is kept."""
    return home() / "pocket"


def certificate(folder: Path) -> Path:
    """Return the file of the certificate that phones shall trust; it may not exist."""
    return folder / "heraut.crt"


def vouches_for(host: str) -> bool:
    """Tell whether an authority can vouch for an address: that of a machine in a room."""
    try:
        address = ip_address(host)
    except ValueError:
        return host.rpartition(".")[2] in _NAMES
    return any(address in ip_network(network) for network in _NETWORKS)


@dataclass(frozen=True, slots=True)
class Authority:
    """An authority that is kept in a folder."""

    folder: Path
    key: ec.EllipticCurvePrivateKey
    own: x509.Certificate

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of its certificate in hexadecimal: what a phone shows of it."""
        return self.own.fingerprint(hashes.SHA256()).hex()

    @property
    def shown(self) -> bytes:
        """Its certificate, as phones install it."""
        return self.own.public_bytes(serialization.Encoding.DER)

    def issue(self, where: Where) -> Path:
        """Write the key and the certificate of a page there is at ``where``; return the file."""
        key = ec.generate_private_key(ec.SECP256R1())
        names: list[x509.GeneralName] = [x509.DNSName("localhost")]
        names += [x509.DNSName(where.name)] if where.name and where.name.isascii() else []
        try:
            names.append(x509.IPAddress(ip_address(where.host)))
        except ValueError:
            names.append(x509.DNSName(where.host))
        made = (
            _begun(x509.Name([]), self.own.subject, key.public_key(), _PAGE)
            .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
            .add_extension(x509.SubjectAlternativeName(names), critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(self.key.public_key()),
                critical=False,
            )
            .sign(self.key, hashes.SHA256())
        )
        path = self.folder / "page.pem"
        write_atomically(path, _key_text(key) + _text(made), private=True)
        return path


def load(folder: Path) -> Authority | None:
    """Return the authority that a folder keeps; ``None`` where there is none that can be used."""
    try:
        key = serialization.load_pem_private_key(plain(folder / "authority.key").read_bytes(), None)
        own = x509.load_pem_x509_certificate(plain(certificate(folder)).read_bytes())
    except (OSError, ValueError):
        return None
    over = own.not_valid_after_utc <= datetime.datetime.now(datetime.UTC)
    if over or not isinstance(key, ec.EllipticCurvePrivateKey):
        return None
    return Authority(folder, key, own)


def make(folder: Path) -> Authority:
    """Make an authority and keep it in a folder, in place of any that is there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Héraut")])
    dns = [x509.DNSName(one) for one in _NAMES]
    networks = [x509.IPAddress(ip_network(one)) for one in _NETWORKS]
    signs = x509.KeyUsage(
        digital_signature=False,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=True,
        crl_sign=True,
        encipher_only=False,
        decipher_only=False,
    )
    own = (
        _begun(name, name, key.public_key(), _YEARS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(signs, critical=True)
        .add_extension(x509.NameConstraints([*dns, *networks], None), critical=True)
        .sign(key, hashes.SHA256())
    )
    write_atomically(folder / "authority.key", _key_text(key), private=True)
    write_atomically(certificate(folder), _text(own))
    return Authority(folder, key, own)


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, lasts: datetime.timedelta
) -> x509.CertificateBuilder:
    now = datetime.datetime.now(datetime.UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _EARLIER)
        .not_valid_after(now + lasts)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    )


def _key_text(key: ec.EllipticCurvePrivateKey) -> str:
    pem = serialization.Encoding.PEM
    kind = serialization.PrivateFormat.PKCS8
    return key.private_bytes(pem, kind, serialization.NoEncryption()).decode()


def _text(made: x509.Certificate) -> str:
    return made.public_bytes(serialization.Encoding.PEM).decode()
