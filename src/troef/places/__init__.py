"""Level 1: where blocks of games are played - here, by several processes of this machine, or by a Ray cluster.

A block is a question, such as "deal 7" or "games 400 to 450"; its answer follows from it and from the plan alone. So it
can be asked anywhere, asked again when whoever played it was killed, and put down for a later run. Answers come in the
order of the questions, the same to the bit wherever they were found.
"""

from __future__ import annotations

import os

from troef.places.place import Here, Place, made

__all__ = ["Here", "Place", "made", "place"]


def place(jobs: int | None = None, ray: str | None = None) -> Place:
    """Here, in so many processes, or on a Ray cluster: its address, or `local` for one on this machine."""
    if ray is not None:
        from troef.places.cluster import Ray

        return Ray(ray, jobs or os.cpu_count() or 1)
    if jobs and jobs > 1:
        from troef.places.local import Processes

        return Processes(jobs)
    return Here()
