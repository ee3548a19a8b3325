"""What is said into a phone is heard by the shipped model, with what that seat may say."""

from __future__ import annotations

from pathlib import Path

from heraut.voice.ears.wav import read_wav

from .table import Phone, table

RECORDED = Path(__file__).parents[3] / "audio_fixtures" / "fr"


def speaks(phone: Phone, sound: bytes) -> int:
    status, _, _ = phone.asks("POST", "/sound", sound, content_type="application/octet-stream")
    return status


def pcm(name: str) -> bytes:
    (path,) = sorted((RECORDED / "talk").glob(name))
    return read_wav(path).tobytes()


def test_a_seat_is_heard_and_answered_alone_and_bounded() -> None:
    with table("kingsbridge") as around:
        turn = around.match.to_act or 0
        phone, other = around.seated(turn), around.seated(1 - turn)
        assert speaks(around.phone(), pcm("l-adresse.fr-ch*")) == 403
        # Its page stays open, as a page does: for one that sleeps, the table is told what waits.
        page = phone.events()
        next(page)
        told = len(around.heard.told)
        assert speaks(phone, pcm("l-adresse.fr-ch*")) == 200
        assert phone.hears("morceau par morceau")[1]["own"]
        # Half a second without anybody.
        assert speaks(phone, bytes(16_000)) == 200
        assert phone.hears("entendu personne")[1]["own"]
        assert not [one for one in around.heard.told[told:] if getattr(one, "ear", turn) is None]
        page.close()
        # A move of the seat on turn, said into the phone of the other one.
        before = around.match
        sound = read_wav(
            RECORDED / "commands" / "correction-colonne-deux-du-dix-au-onze.fr-be-f4.wav"
        ).tobytes()
        assert speaks(other, sound) == 200
        assert other.hears("de jouer. Toi, tu peux")[1]["own"]
        assert around.match is before
        assert speaks(other, b"x") == 400
        assert speaks(other, bytes(2 * 16_000 * 13)) == 400
        assert speaks(other, bytes(320)) == 429
