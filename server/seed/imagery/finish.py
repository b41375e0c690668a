"""Turns two renderings of a view, which differ in their noise alone, into the picture.

Denoises (dual-buffer joint non-local means), exposes so that the sweep becomes near white,
tones, sharpens and saves.
"""

import ctypes
import struct
import subprocess
import tempfile
from pathlib import Path

import numpy
from PIL import Image

HERE = Path(__file__).parent
LUMINANCE = numpy.array([0.2126, 0.7152, 0.0722], numpy.float32)[:, None, None]


def finish(first, second, target, quality=88):
    """Saves the picture of two renderings (EXR files)."""
    image = _denoise(_read_exr(first), _read_exr(second))
    image = _expose(image)
    image = _even_out(_tone(image))
    image = image + (image - _blur(image, 1)) * 0.35
    pixels = numpy.clip(image.transpose(1, 2, 0), 0, 1) * 255
    # Dither: the sweep is a gradient of few levels, which would show bands.
    pixels += numpy.random.default_rng(1).random(pixels.shape[:2])[..., None] - 0.5
    picture = Image.fromarray(numpy.clip(numpy.rint(pixels), 0, 255).astype(numpy.uint8))
    picture.save(target, quality=quality, subsampling=0, optimize=True, progressive=True)


def _read_exr(file):
    """Returns the channels of an uncompressed EXR file by their names."""
    content = Path(file).read_bytes()
    position = 8
    channels, window, compression = [], None, None

    def name_at(start):
        end = content.index(b"\0", start)
        return content[start:end].decode(), end + 1

    while content[position] != 0:
        name, position = name_at(position)
        _, position = name_at(position)
        (size,) = struct.unpack_from("<i", content, position)
        position += 4
        if name == "channels":
            at = position
            while content[at] != 0:
                channel, at = name_at(at)
                (kind,) = struct.unpack_from("<i", content, at)
                channels.append((channel, numpy.float16 if kind == 1 else numpy.float32))
                at += 16
        elif name == "dataWindow":
            window = struct.unpack_from("<4i", content, position)
        elif name == "compression":
            compression = content[position]
        position += size
    if compression != 0:
        raise ValueError(f"{file} is compressed; render it with configure_render")
    width, height = window[2] - window[0] + 1, window[3] - window[1] + 1
    line = sum(numpy.dtype(kind).itemsize * width for _, kind in channels)
    (start,) = struct.unpack_from("<Q", content, position + 1)
    raw = numpy.frombuffer(content, numpy.uint8, (line + 8) * height, start)
    raw = raw.reshape(height, line + 8)[:, 8:]
    planes, offset = {}, 0
    for channel, kind in channels:
        length = numpy.dtype(kind).itemsize * width
        values = numpy.ascontiguousarray(raw[:, offset : offset + length]).view(kind)
        planes[channel] = values.astype(numpy.float32)
        offset += length
    return planes


def _planes(channels, layer, components):
    """Returns the components of a pass as one array."""
    names = [
        next(name for name in channels if name.endswith(f"{layer}.{component}"))
        for component in components
    ]
    return numpy.stack([channels[name] for name in names])


def _blur(planes, radius):
    """Mean over a square of 2 × radius + 1 pixels."""
    for axis in (-1, -2):
        padding = [(0, 0)] * planes.ndim
        padding[axis] = (radius + 1, radius)
        sums = numpy.cumsum(numpy.pad(planes, padding, mode="edge").astype(numpy.float64), axis)
        count, width = planes.shape[axis], 2 * radius + 1
        upper = numpy.take(sums, numpy.arange(width, width + count), axis)
        lower = numpy.take(sums, numpy.arange(0, count), axis)
        planes = ((upper - lower) / width).astype(numpy.float32)
    return planes


_library = None


def _filter(colour, guide, variance, features, precision, reach, strength, step=1):
    """Runs the non-local means of denoise.c: averages `colour` where patches of `guide` agree."""
    global _library
    if _library is None:
        library = Path(tempfile.mkdtemp()) / "denoise.so"
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.check_call(["gcc", *flags, HERE / "denoise.c", "-o", library, "-lm"])
        _library = ctypes.CDLL(str(library))
    inputs = [
        numpy.ascontiguousarray(planes, numpy.float32)
        for planes in (colour, guide, variance, features, precision)
    ]
    result = numpy.empty_like(inputs[0])

    def pointer(planes):
        return planes.ctypes.data_as(ctypes.POINTER(ctypes.c_float))

    height, width = inputs[0].shape[1:]
    _library.non_local_means(
        *(pointer(planes) for planes in inputs[:4]),
        len(inputs[3]),
        pointer(inputs[4]),
        width,
        height,
        reach,
        2,
        ctypes.c_float(strength),
        step,
        pointer(result),
    )
    return result


def _denoise(first, second):
    # Logarithmic, so that highlights do not outweigh the rest.
    a, b = (
        numpy.log1p(numpy.clip(_planes(half, "Combined", "RGB"), 0, 60) * 4) / 4
        for half in (first, second)
    )
    # Fireflies: where the halves differ far more than around, the darker one is right.
    difference = numpy.abs(a - b).sum(0)
    firefly = difference > 6 * _blur(difference, 4) + 0.15
    darker = numpy.minimum(a, b)
    a, b = numpy.where(firefly, darker, a), numpy.where(firefly, darker, b)
    variance = numpy.maximum(_blur((a - b) ** 2 / 2, 3), 1e-7)
    albedo = [_planes(half, "Denoising Albedo", "RGB") for half in (first, second)]
    normal = [_planes(half, "Denoising Normal", "XYZ") for half in (first, second)]
    features = numpy.concatenate([sum(albedo) / 2, sum(normal) / 2])
    precision = numpy.array([0.5 / 0.03**2] * 3 + [0.5 / 0.12**2] * 3)
    filtered = [
        _filter(colour, guide, variance, features, precision, reach=6, strength=0.55**2)
        for colour, guide in ((a, b), (b, a))
    ]
    return numpy.expm1(sum(filtered) / 2 * 4) / 4


def _expose(image):
    """Scales each channel so that the sweep at the upper edges is white before the shoulder."""
    margin = int(image.shape[1] * 0.02)
    edges = (image[:, :margin], image[:, :, :margin], image[:, :, -margin:])
    border = numpy.concatenate([edge.reshape(3, -1) for edge in edges], 1)
    return image / numpy.median(border, 1)[:, None, None]


def _tone(image, shoulder=0.78, saturation=1.04):
    """Rolls highlights off above the shoulder and encodes as sRGB."""
    above = shoulder + (1 - shoulder) * (1 - numpy.exp(-(image - shoulder) / (1 - shoulder)))
    toned = numpy.where(image > shoulder, above, numpy.maximum(image, 0))
    luminance = (toned * LUMINANCE).sum(0, keepdims=True)
    toned = numpy.clip(luminance + (toned - luminance) * saturation, 0, 1)
    encoded = 1.055 * toned ** (1 / 2.4) - 0.055
    return numpy.where(toned <= 0.0031308, 12.92 * toned, encoded).astype(numpy.float32)


def _even_out(image, contrast=0.006):
    """Evens out faint mottling of plain areas; what has more contrast stays untouched."""
    variance = numpy.full_like(image, contrast**2)
    nothing = numpy.zeros((1, *image.shape[1:]))
    for reach, step in ((12, 3), (28, 7)):
        image = _filter(image, image, variance, nothing, numpy.zeros(1), reach, 0.5, step)
    return image
