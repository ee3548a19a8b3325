"""The one error of the models' part."""

from __future__ import annotations

from heraut.errors import KeyedError


class ModelError(KeyedError, ValueError):
    """There is no model to hear with, or one cannot be installed or loaded.

    ``key`` names the problem and is the end of its message's id; ``details`` are the values that
    the message's words need. Sizes are whole megabytes.

    ===================== =====================================================================
    model_missing         nothing is installed or embedded for ``lang``
    model_unknown         Héraut knows no official model for ``lang``
    model_no_second_ear   no second ear for ``lang`` is there
    model_not_found       what was asked for, ``path``, is no model's folder
    model_damaged         Vosk cannot load the model in ``path``
    model_offline         ``host`` cannot be reached (``reason``)
    model_interrupted     the transfer broke off after ``done`` of ``total`` megabytes, all kept
    model_refused         ``host`` answered with HTTP ``status``
    model_no_file         the archive to install from, ``path``, is not there
    model_several_sources more than one place to get ``name``, which is one file, from
    model_size            the file has another size than the pinned one
    model_tampered        the file has another SHA-256 than the pinned one; it was deleted
    model_archive         the file is no whole ZIP archive of a model
    model_unsafe          the archive holds ``name``, which would be written outside its folder
    model_installing      another program installs a model at this moment
    model_disk            the disk refuses to write in ``path`` (``reason``)
    model_disk_full       unpacking needs ``needed`` megabytes and ``free`` are free, in ``path``
    ===================== =====================================================================
    """
