/** Returns the path of a rectangle, with round corners for a radius. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`;
};

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Returns a hexagon with vertical flats, `flats` apart. */
export function hexagon(x: number, y: number, flats: number): string {
  const half = flats / 2;
  const side = round(flats / Math.sqrt(3));
  const rise = round(side / 2);
  return `M${x} ${round(y - side)}l${half} ${rise}v${side}l${-half} ${rise}l${-half} ${-rise}v${-side}z`;
}

/** Returns vertical lines at several positions. */
export const verticals = (xs: readonly number[], y: number, height: number): string =>
  xs.map((x) => `M${x} ${y}v${height}`).join('');

/** Returns equally spaced numbers, beginning with the first. */
export const steps = (first: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_item, at) => first + at * step);

/** Returns the centre lines of a round part. */
export const cross = (x: number, y: number, reach: number): string =>
  `M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`;

/** Returns hatching across a rectangle, for a cut or load-bearing surface. */
export function hatching(x: number, y: number, width: number, height: number, step = 14): string {
  const lines: string[] = [];
  for (let offset = step; offset < width + height; offset += step) {
    const startX = Math.min(offset, width);
    const startY = Math.max(0, offset - width);
    const length = Math.min(startX, height - startY);
    lines.push(`M${x + startX} ${y + startY}l${-length} ${length}`);
  }
  return lines.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
