"""Lattice-free maximum mutual information: the phones that were said, against all others.

Cross-entropy asks for the right state in each frame. This asks for more: that the whole sequence of
phones of a piece be likelier than every other sequence. It is what teaches the network to reject
speech that is none of the words, as Kaldi's "chain" models are taught.

Each phone is two states: its first frame, and the frames that it lasts. The sequence that was said
is known with its times, which may move by ``slack`` frames; the others are all that a bigram of
phones allows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.random import Generator
from numpy.typing import NDArray
from torch import Tensor, nn

from heraut.voice.acoustics.corpus.labels import begins
from heraut.voice.acoustics.network.augmentation import augmented_batch
from heraut.voice.acoustics.network.entropy import entropy
from heraut.voice.acoustics.network.stream import Batch, Corpus
from heraut.voice.acoustics.network.tdnn import Tdnn, quick
from heraut.voice.acoustics.network.trainer import Plan, train
from heraut.voice.acoustics.progress import Tell

_LAST = 0.5
"""How likely a phone lasts another frame: what the model's files say too."""
_FRAMEWISE = 0.1
"""Weight of the cross-entropy beside the information."""
_SMALL = 2e-5
"""Weight of the scores' squares: they would grow without end."""
_SOFTENED = 0.5
"""The scores are added to costs that were chosen for ones about this large."""


@dataclass(frozen=True, slots=True)
class Rivals:
    """What else could have been said: all sequences of phones, some likelier than others."""

    successions: Tensor
    """(phones, phones): how likely each phone (column) follows each (row)."""
    frequencies: Tensor
    """(states,): how likely a piece begins in each state."""

    @classmethod
    def of(cls, successions: NDArray[np.float64], frequencies: NDArray[np.float64]) -> Rivals:
        """Take the two from :class:`heraut.voice.acoustics.network.stream.Corpus`."""
        return cls(torch.from_numpy(successions), torch.from_numpy(frequencies))


@dataclass(frozen=True, slots=True)
class Stream:
    """Speech of one kind among what is learnt from, with rivals of its own."""

    corpus: Corpus
    rivals: Rivals
    part: float = 1.0
    """Of each batch."""
    slack: int = 1
    """Frames by which times may move: those of people were found, not made."""

    @classmethod
    def of(cls, corpus: Corpus, part: float = 1.0, slack: int = 1) -> Stream:
        """Take the rivals from what is said in ``corpus``."""
        return cls(corpus, Rivals.of(corpus.successions(), corpus.frequencies()), part, slack)


def objective(
    scores: Tensor,
    labels: NDArray[np.uint8],
    rivals: Rivals,
    slack: int = 1,
    taught: NDArray[np.bool_] | None = None,
) -> Tensor:
    """Return the log probability of what was said, given all that could have been, per frame.

    ``scores`` are (pieces, frames, states), ``labels`` (pieces, frames), as ``taught``, where
    nothing is learnt if False. At most 0 but for the slack at the edges; the greater the better.
    """
    apply: Callable[..., Tensor] = _Objective.apply
    return apply(scores, labels, rivals, slack, taught)


class _Objective(torch.autograd.Function):
    """The gradient is the difference of two occupancies, so it is found on the way."""

    @staticmethod
    def forward(
        ctx: Any,
        scores: Tensor,
        labels: NDArray[np.uint8],
        rivals: Rivals,
        slack: int,
        taught: NDArray[np.bool_] | None,
    ) -> Tensor:
        wide = scores.detach().double()
        ceiling = wide.amax(dim=2, keepdim=True)
        likely = torch.exp(wide - ceiling)
        said, occupied = _said(likely, labels, rivals, slack)
        any_, occupied_by_any = _any(likely, rivals)
        # A piece whose own phones are beyond what numbers can hold teaches nothing.
        good = torch.isfinite(said) & torch.isfinite(any_)
        frames = scores.shape[0] * scores.shape[1]
        learnt = good[:, None, None]
        if taught is not None:
            learnt = learnt & torch.from_numpy(taught)[:, :, None]
        gradient = torch.where(learnt, occupied - occupied_by_any, 0.0) / frames
        ctx.save_for_backward(gradient.to(scores.dtype))
        return (torch.where(good, said - any_, 0.0).sum() / frames).to(scores.dtype)

    @staticmethod
    def backward(ctx: Any, outer: Tensor) -> tuple[Tensor | None, ...]:
        (gradient,) = ctx.saved_tensors
        return outer * gradient, None, None, None, None


def _any(likely: Tensor, rivals: Rivals) -> tuple[Tensor, Tensor]:
    """Return the log probability of all sequences, (pieces,), and the occupancy of each state."""
    pieces, frames, states = likely.shape
    first, lasting = likely[:, :, 0::2], likely[:, :, 1::2]
    follow = (1 - _LAST) * rivals.successions
    begin = rivals.frequencies * likely[:, 0]
    at = likely.new_empty(frames, pieces, states // 2, 2)
    total = likely.new_zeros(pieces)
    now = torch.stack((begin[:, 0::2], begin[:, 1::2]), dim=2)
    for frame in range(frames):
        if frame:
            phones = now.sum(dim=2)
            now = torch.stack(
                (phones @ follow * first[:, frame], _LAST * phones * lasting[:, frame]), dim=2
            )
        size = now.sum(dim=(1, 2), keepdim=True)
        now = now / size
        total += torch.log(size[:, 0, 0])
        at[frame] = now
    occupied = likely.new_empty(pieces, frames, states)
    ahead = likely.new_ones(pieces, states // 2)
    for frame in range(frames - 1, -1, -1):
        both = at[frame] * ahead[:, :, None]
        occupied[:, frame] = (both / both.sum(dim=(1, 2), keepdim=True)).flatten(1)
        if frame:
            ahead = (first[:, frame] * ahead) @ follow.T + _LAST * lasting[:, frame] * ahead
            ahead = ahead / ahead.amax(dim=1, keepdim=True)
    return total, occupied


@dataclass(frozen=True, slots=True)
class _Chain:
    """The phones of each piece, one after the other, padded to the longest."""

    phones: Tensor
    """(pieces, phones)."""
    entering: Tensor
    """(pieces, phones): how likely each follows the one before it; for the first, 0."""
    may_begin: Tensor
    """(pieces, phones, frames): whether the phone's first frame may be here."""
    may_last: Tensor
    """(pieces, phones, frames): whether another of its frames may be here."""
    last: Tensor
    """(pieces,): the number of the last phone."""


def _chain(labels: NDArray[np.uint8], rivals: Rivals, slack: int) -> _Chain:
    pieces, frames = labels.shape
    starts = [begins(row) for row in labels]
    width = max(map(len, starts))
    phones = np.zeros((pieces, width), np.int64)
    may_begin = np.zeros((pieces, width, frames), np.float64)
    may_last = np.zeros((pieces, width, frames), np.float64)
    for piece, firsts in enumerate(starts):
        phones[piece, : len(firsts)] = labels[piece, firsts] // 2
        for number, (begin, end) in enumerate(zip(firsts, np.r_[firsts[1:], frames], strict=True)):
            if number:
                may_begin[piece, number, max(1, begin - slack) : begin + slack + 1] = 1
                may_last[piece, number, max(1, begin - slack + 1) : end + slack] = 1
            else:
                # A piece may begin in the middle of a phone.
                inside = int(labels[piece, 0] % 2)
                may_begin[piece, 0, 0] = 1 - inside
                may_last[piece, 0, 1 - inside : end + slack] = 1
    said = torch.from_numpy(phones)
    entering = (1 - _LAST) * rivals.successions[said[:, :-1], said[:, 1:]]
    return _Chain(
        said,
        torch.cat((entering.new_zeros(pieces, 1), entering), dim=1),
        torch.from_numpy(may_begin),
        torch.from_numpy(may_last),
        torch.tensor([len(firsts) - 1 for firsts in starts]),
    )


def _said(
    likely: Tensor, labels: NDArray[np.uint8], rivals: Rivals, slack: int
) -> tuple[Tensor, Tensor]:
    """Return the log probability of the phones that were said, and the occupancy of each state."""
    chain = _chain(labels, rivals, slack)
    pieces, frames, _ = likely.shape
    spread = chain.phones[:, None].expand(-1, frames, -1)
    first = torch.gather(likely, 2, 2 * spread) * chain.may_begin.transpose(1, 2)
    lasting = torch.gather(likely, 2, 2 * spread + 1) * chain.may_last.transpose(1, 2)
    weight = rivals.frequencies[torch.from_numpy(labels[:, 0].astype(np.int64))]
    alone = torch.zeros_like(first[:, 0])
    alone[:, 0] = weight
    begun, kept = alone * first[:, 0], alone * lasting[:, 0]
    at = likely.new_empty(frames, 2, pieces, first.shape[2])
    total = likely.new_zeros(pieces)
    for frame in range(frames):
        if frame:
            phones = begun + kept
            moved = torch.nn.functional.pad(phones[:, :-1], (1, 0))
            begun = moved * chain.entering * first[:, frame]
            kept = _LAST * phones * lasting[:, frame]
        size = (begun + kept).sum(dim=1, keepdim=True)
        begun, kept = begun / size, kept / size
        total += torch.log(size[:, 0])
        at[frame, 0], at[frame, 1] = begun, kept
    ahead = torch.zeros_like(alone)
    ahead[torch.arange(pieces), chain.last] = 1.0
    ended = ((at[-1, 0] + at[-1, 1]) * ahead).sum(dim=1)
    begins, lasts = torch.empty_like(first), torch.empty_like(lasting)
    for frame in range(frames - 1, -1, -1):
        both = at[frame] * ahead
        size = both.sum(dim=(0, 2))[:, None]
        begins[:, frame], lasts[:, frame] = both[0] / size, both[1] / size
        if frame:
            entered = chain.entering * first[:, frame] * ahead
            next_ = torch.nn.functional.pad(entered[:, 1:], (0, 1))
            ahead = next_ + _LAST * lasting[:, frame] * ahead
            ahead = ahead / ahead.amax(dim=1, keepdim=True)
    occupied = torch.zeros_like(likely)
    occupied.scatter_add_(2, 2 * spread, begins)
    occupied.scatter_add_(2, 2 * spread + 1, lasts)
    return total + torch.log(ended), occupied


def learn_sequences(
    network: Tdnn, head: nn.Conv1d, streams: Sequence[Stream], plan: Plan, folder: Path, tell: Tell
) -> None:
    """Teach ``network`` with ``head`` as its last layer to tell what was said from all else.

    Its own last layer goes on with the first lesson, which keeps the hidden layers from learning
    the training voices by heart.
    """
    pieces = shared(plan.share, [stream.part for stream in streams])

    def loss(dice: Generator) -> Mapping[str, Tensor]:
        drawn = [
            stream.corpus.batch(dice, count, plan.outputs, network.before, network.after)
            for stream, count in zip(streams, pieces, strict=True)
        ]
        batch = augmented_batch(Batch.joined(drawn), dice)
        with quick():
            body = network.body(torch.from_numpy(batch.features))
            framewise = network.last(body).float().transpose(1, 2)
            scores = head(body).float().transpose(1, 2)
        won = scores.new_zeros(())
        for stream, mine, part in zip(streams, scores.split(pieces), drawn, strict=True):
            gained = objective(mine, part.labels, stream.rivals, stream.slack, part.taught)
            won = won + gained * len(mine) / len(scores)
        crossed = entropy(framewise, batch)
        size = scores.square().sum(dim=2).mean()
        return {
            "loss": _FRAMEWISE * crossed + _SMALL * size - won,
            "information": won,
            "cross-entropy": crossed,
        }

    network.train()
    train(nn.ModuleDict({"network": network, "head": head}), plan, loss, folder, tell)
    network.eval()


def shared(pieces: int, parts: Sequence[float]) -> list[int]:
    """Return how many pieces are each part's; they sum to ``pieces``."""
    bounds = np.rint(np.cumsum([0.0, *parts]) * pieces / sum(parts)).astype(int)
    return [int(count) for count in np.diff(bounds)]


def head_of(network: Tdnn, corpus: Corpus) -> nn.Conv1d:
    """Return a last layer to begin with: the network's own, without what it knows beforehand.

    A state that is frequent is not likelier for that: the graph's costs say how likely words are.
    """
    head = _like(network.last)
    _scale(head, network.last, _SOFTENED, -_prior(corpus) * _SOFTENED)
    return head


def framewise_of(network: Tdnn, corpus: Corpus) -> nn.Conv1d:
    """Return the last layer for the first lesson again, of a network that has learnt sequences."""
    framewise = _like(network.last)
    _scale(framewise, network.last, 1 / _SOFTENED, _prior(corpus))
    return framewise


def _prior(corpus: Corpus) -> Tensor:
    return torch.from_numpy(np.log(corpus.frequencies())).float()


def _like(layer: nn.Conv1d) -> nn.Conv1d:
    return nn.Conv1d(layer.in_channels, layer.out_channels, 1)


def _scale(layer: nn.Conv1d, source: nn.Conv1d, factor: float, offset: Tensor) -> None:
    assert layer.bias is not None
    assert source.bias is not None
    with torch.no_grad():
        layer.weight.copy_(source.weight * factor)
        layer.bias.copy_(source.bias * factor + offset)
