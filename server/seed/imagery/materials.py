"""Materials of the parts. Each is made once per scene."""

import bpy


def linear(color):
    """Returns the linear RGBA of `#rrggbb`."""
    digits = color.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (
        *(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels),
        1,
    )


def material(
    name,
    color,
    roughness=0.45,
    metallic=0,
    transmission=0,
    coat=0,
    anisotropic=0,
    bump=0,
    bump_scale=9,
    roughness_variation=0,
    color_variation=0,
    emission=None,
    emission_strength=0,
    subsurface=0,
):
    """Returns the material of that name, made by the first call in a scene.

    `bump` is a fine grain, as of moulded plastic; `roughness_variation` and
    `color_variation` (0 to 1) keep large surfaces from looking synthetic.
    """
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    base = linear(color)
    shader.inputs["Base Color"].default_value = base
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Transmission"].default_value = transmission
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Anisotropic"].default_value = anisotropic
    if subsurface:
        shader.inputs["Subsurface"].default_value = subsurface
        shader.inputs["Subsurface Color"].default_value = base
        shader.inputs["Subsurface Radius"].default_value = (2, 2, 2)
    if emission:
        shader.inputs["Emission"].default_value = linear(emission)
        shader.inputs["Emission Strength"].default_value = emission_strength
    if bump:
        grain = _noise(tree, bump_scale, detail=2)
        node = tree.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = bump
        node.inputs["Distance"].default_value = 0.1
        tree.links.new(grain, node.inputs["Height"])
        tree.links.new(node.outputs[0], shader.inputs["Normal"])
    if roughness_variation:
        low, high = max(0.02, roughness - roughness_variation), roughness + roughness_variation
        varied = _spread(tree, _noise(tree, 0.35, detail=5), low, high)
        tree.links.new(varied, shader.inputs["Roughness"])
    if color_variation:
        mixed = tree.nodes.new("ShaderNodeMixRGB")
        mixed.blend_type = "MULTIPLY"
        mixed.inputs["Fac"].default_value = 1
        mixed.inputs["Color1"].default_value = base
        darker = _spread(tree, _noise(tree, 1, detail=4), 1 - color_variation, 1)
        tree.links.new(darker, mixed.inputs["Color2"])
        tree.links.new(mixed.outputs[0], shader.inputs["Base Color"])
    return made


def _noise(tree, scale, detail):
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _spread(tree, value, low, high):
    """Maps the middle of a noise to the range from `low` to `high`."""
    node = tree.nodes.new("ShaderNodeMapRange")
    node.inputs["From Min"].default_value = 0.3
    node.inputs["From Max"].default_value = 0.7
    node.inputs["To Min"].default_value = low
    node.inputs["To Max"].default_value = high
    tree.links.new(value, node.inputs["Value"])
    return node.outputs[0]


def clear_plastic(name, tint="#f4f8fa", reflection=1.0, roughness=0.04, haze=0.06):
    """A thin clear cover: it reflects and dims, but does not refract, which would be noisy."""
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    new, connect = tree.nodes.new, tree.links.new
    output = new("ShaderNodeOutputMaterial")
    transparent = new("ShaderNodeBsdfTransparent")
    glossy = new("ShaderNodeBsdfGlossy")
    diffuse = new("ShaderNodeBsdfDiffuse")
    fresnel = new("ShaderNodeFresnel")
    body = new("ShaderNodeMixShader")
    surface = new("ShaderNodeMixShader")
    strength = new("ShaderNodeMath")
    transparent.inputs[0].default_value = linear(tint)
    diffuse.inputs[0].default_value = linear(tint)
    glossy.inputs["Roughness"].default_value = roughness
    fresnel.inputs[0].default_value = 1.5
    body.inputs[0].default_value = haze
    strength.operation = "MULTIPLY"
    strength.inputs[1].default_value = reflection
    connect(transparent.outputs[0], body.inputs[1])
    connect(diffuse.outputs[0], body.inputs[2])
    connect(fresnel.outputs[0], strength.inputs[0])
    connect(strength.outputs[0], surface.inputs[0])
    connect(body.outputs[0], surface.inputs[1])
    connect(glossy.outputs[0], surface.inputs[2])
    connect(surface.outputs[0], output.inputs[0])
    return made


def matt(name, rgba):
    """A surface without any gloss, such as the floor of the studio."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    diffuse = tree.nodes.new("ShaderNodeBsdfDiffuse")
    diffuse.inputs[0].default_value = rgba
    tree.links.new(diffuse.outputs[0], tree.nodes["Material Output"].inputs[0])
    return made


# Metals


def nickel():
    return material("nickel", "#c9c4bb", 0.2, 1, roughness_variation=0.05)


def brass():
    return material("brass", "#d9b25f", 0.22, 1, roughness_variation=0.05)


def zinc():
    return material("zinc", "#c3c7cb", 0.33, 1, roughness_variation=0.07, anisotropic=0.5)


def steel():
    return material("steel", "#b9bbbd", 0.28, 1, roughness_variation=0.06)


def stainless():
    return material("stainless", "#c2c3c3", 0.24, 1, roughness_variation=0.05, anisotropic=0.6)


def screw_metal():
    return material("screw metal", "#cfcfcd", 0.25, 1)


def tinned():
    return material("tinned", "#d4d4d2", 0.24, 1, roughness_variation=0.08)


def copper():
    return material("copper", "#d58a62", 0.25, 1, roughness_variation=0.07)


def aluminium():
    return material("aluminium", "#cdced0", 0.3, 1, roughness_variation=0.06, anisotropic=0.4)


# Plastics


def black_plastic():
    return material("black plastic", "#232426", 0.42, bump=0.12)


def black_gloss():
    return material("black gloss", "#191a1c", 0.28)


def dark_plastic():
    return material("dark plastic", "#3b3e42", 0.45, bump=0.12)


def mid_grey_plastic():
    return material("mid grey plastic", "#7c8084", 0.45, bump=0.1)


def light_grey_plastic():
    return material("light grey plastic", "#c9cccb", 0.42, bump=0.1)


def white_plastic():
    return material("white plastic", "#dcdedd", 0.38, bump=0.06)


def natural_polyamide():
    return material("natural polyamide", "#e6e2d4", 0.35, subsurface=0.1)


def rubber():
    return material("rubber", "#1b1b1c", 0.62)


def green():
    return material("green", "#1f9d4d", 0.35)


def red():
    return material("red", "#c8191e", 0.33)


def yellow():
    return material("yellow", "#f2c40f", 0.35)


def orange():
    return material("orange", "#e9731c", 0.4)


def blue():
    return material("blue", "#1766a8", 0.4)


# Prints and openings


def ink():
    return material("ink", "#1c1d20", 0.5)


def white_ink():
    return material("white ink", "#f4f5f5", 0.5)


def blue_ink():
    return material("blue ink", "#0f4c8a", 0.5)


def label():
    return material("label", "#f3f4f3", 0.5)


def opening():
    """The dark inside of a hole that is not modelled any deeper."""
    return material("opening", "#0a0a0b", 0.7)
