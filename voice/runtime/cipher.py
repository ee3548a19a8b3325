"""The cipher of saved matches: XChaCha20-Poly1305 of libsodium, which is loaded when first used."""

from __future__ import annotations

from typing import Final

KEY_BYTES: Final = 32
_NONCE_BYTES: Final = 24
"""Long enough to be drawn at random each time."""


class Cipher:
    """A key, and what is done with it."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} octets, not {len(key)}")
        self._key = key

    def encipher(self, text: bytes, bound: bytes) -> bytes:
        """Return a text that only the same key deciphers, and only with the same ``bound``."""
        from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_encrypt as encrypt
        from nacl.utils import random

        nonce: bytes = random(_NONCE_BYTES)
        return nonce + encrypt(text, bound, nonce, self._key)

    def decipher(self, octets: bytes, bound: bytes) -> bytes:
        """Return what was enciphered. Raises ``ValueError`` where key, octets or bound differ."""
        from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_decrypt as decrypt
        from nacl.exceptions import CryptoError

        try:
            return decrypt(octets[_NONCE_BYTES:], bound, octets[:_NONCE_BYTES], self._key)
        except CryptoError as problem:
            raise ValueError("not enciphered with this key") from problem
