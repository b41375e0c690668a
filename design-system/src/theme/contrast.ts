interface Rgb {
  red: number;
  green: number;
  blue: number;
}

/** Returns the WCAG 2 contrast ratio of two opaque colours, 1 to 21; undefined if either cannot be parsed. */
export function contrastRatio(one: string, other: string): number | undefined {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (!a || !b) return undefined;
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Parses `#rgb`, `#rrggbb` and `rgb(r, g, b)`; rejects translucent colours, which have no contrast of their own. */
function parseColour(text: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  if (short) return rgbOf(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)));
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (long) return rgbOf(long.slice(1).map((pair) => Number.parseInt(pair, 16)));
  const functional = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(text);
  return functional ? rgbOf(functional.slice(1).map(Number)) : undefined;
}

function rgbOf([red = 0, green = 0, blue = 0]: number[]): Rgb {
  return { red, green, blue };
}

function luminance({ red, green, blue }: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
