"""A view of a model: one picture."""

from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class View:
    """`build` models what is seen; the camera looks from `azimuth` (0 is the front, positive
    right) and `elevation` in degrees, and what is seen fills the share `fill` of the frame.

    `light` is a key of `lighting.LIGHTS`. `shows` is the text for PROVENANCE.md. `folder` is where
    the picture goes in the media of the seed, `aspect` its width by its height.
    """

    build: Callable[[], None]
    azimuth: float
    elevation: float
    fill: float
    shows: str
    light: str = "soft"
    lens: float = 85
    shift: tuple = (0, 0.02)
    folder: str = "products"
    aspect: float = 1
