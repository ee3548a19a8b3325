"""What a helper needs to adapt a real box: which cards it holds, and labels to print for them.

``box`` says which cards there are, ``names`` what they are called, ``tactile`` how a number feels,
``labels`` what stands on each label, ``maps`` what a board shows, ``textures`` how a terrain looks
and feels, ``paper``, ``sheets``, ``board``, ``relief`` and ``pegs`` where it all lies,
``alternatives`` what is read aloud in place of it, ``marks`` are what is drawn, ``pdf`` draws it
and ``tags`` tells a screen reader what is what. All but the last two is pure. A game adds one file
here, ``<game>.yaml``, and names in ``kit.ftl``.
"""
