import type { Wanted } from './condition.ts';

/**
 * Orders of magnitude by property, in the unit of the dimension: a coil draws no 25 A, no breaker breaks only 250 A, and a
 * wire of 1.6 mm is no cable.
 */
const magnitudes: Readonly<Record<string, readonly [least: number, most: number]>> = {
  cableDiameter: [2, Infinity],
  armourWire: [0, 6],
  // A roll has metres: '6 mm roll' is a band of 6 mm.
  pack: [500, Infinity],
  consumption: [0, 500],
  breakingCapacity: [1000, Infinity],
  shortTimeWithstand: [100, Infinity],
  magneticRelease: [0, 20_000],
  // Milliamperes are those of a coil or of a residual current; '10 kA' is a breaking capacity.
  ratedCurrent: [0.1, 5000],
  coilCurrent: [0, 1],
  sensitivity: [0, 3],
  settingRange: [0, 3000],
  motorCurrent: [0, 3000],
  currentAc3: [0, 5000],
  currentAc1: [0, 5000],
  currentControl: [0, 50],
  fuse: [0, 3000],
  fuseType1: [0, 3000],
  fuseType2: [0, 3000],
};

/** Whether a quantity can be a value of a property. */
export function isPlausible(key: string, wanted: Wanted): boolean {
  // PG and pipe threads are cable entries.
  if (wanted.kind === 'thread') return key !== 'stud' || wanted.system === 'M';
  const span = magnitudes[key];
  if (!span || wanted.kind !== 'quantity' || wanted.dimension === 'number') return true;
  const [least, most] = span;
  return (wanted.high ?? wanted.low ?? least) >= least && (wanted.low ?? wanted.high ?? most) <= most;
}

/** Least shares of an upper limit that the seal of a gland still closes on; the ranges of real glands begin above them. */
const sealedShares: Readonly<Record<string, number>> = { cableDiameter: 0.55, innerSheath: 0.45 };

/** Whether a size may suit a quantity of which it only states the upper limit: '≤ 26.2' is no gland for a cable of 14 mm. */
export const isNearLimit = (key: string, wanted: Wanted, limit: number): boolean =>
  wanted.kind !== 'quantity' || wanted.low === null || wanted.low >= (sealedShares[key] ?? -Infinity) * limit;

/** Properties that must not stand in for a named one that a product lacks: a contactor for heaters states no motor power. */
const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  motorPower: ['loadPower', 'consumption', 'permittedLoss'],
  currentAc3: ['currentAc1', 'currentControl'],
  currentAc1: ['ratedCurrent'],
  innerSheath: ['cableDiameter'],
  screen: ['cableDiameter'],
};

/** Whether a property means something else than a named one. */
export const isOtherMeaning = (key: string, named: ReadonlySet<string>): boolean =>
  [...named].some((each) => otherMeanings[each]?.includes(key));
