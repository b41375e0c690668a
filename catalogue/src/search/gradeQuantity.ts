import type { PropertyUse } from '../properties/propertyDefinitions.ts';
import type { WantedQuantity } from './condition.ts';
import { supplyNumber } from './storedValue.ts';

/** How well a value meets a condition: 1 exactly, up to `near` as a substitute, 0 not at all. */
export type Grade = number;

/** A limit without a lower end, such as '≤ 15.9', ranks after true ranges; the further away, the lower. */
const limitGrade = 0.97;
const farLimitGrade = 0.1;
/** A substitute: the next rating, a voltage of the same supply, an arrangement with more contacts. */
export const nearGrade = 0.6;
/** The larger the next value, the lower its grade, down to this share. */
const farGrade = 0.1;

/** A value this many times the wanted one is not a substitute: 115 A does not substitute 12 A. */
const farthest = 4;

/** Relative tolerance within which values are equal, for rounded HP, inches, gauges, and strengths in pounds. */
const tolerances: Readonly<Record<string, number>> = { power: 0.025, area: 0.03, length: 0.004, force: 0.02 };

/** The same for a wire gauge and a metric cross-section: 18 AWG, of 0.82 mm², is sold as 0.75 mm². */
const gaugeTolerance = 0.1;

/** Relative tolerances within which a length is equal, and within which it may be rounded to a whole number. */
const roundedShare = 0.025;
const farthestRoundedShare = 0.1;

/**
 * Grades a length that buyers may have rounded, the nearest one best: a tie '8 mm wide' has 7.9 mm, and a '6 mm relay' has
 * 6.2 mm, but '4 mm' is not 3.5 mm.
 */
function gradeRounded(length: number, wanted: number): Grade {
  const share = Math.abs(length - wanted) / wanted;
  const isRounded = share <= roundedShare || (share <= farthestRoundedShare && Math.round(length) === wanted);
  return isRounded ? nearGrade - share : 0;
}

/** Nominal voltages of one kind of supply (IEC 60038). */
const voltageClasses = [
  [220, 240],
  [380, 440],
  [100, 127],
] as const;

/** Grades a range or number for a wanted quantity, depending on how the property matches. */
export function gradeQuantity(
  wanted: WantedQuantity,
  use: PropertyUse,
  low: number,
  high: number,
  supply: number,
): Grade {
  const bySupply = wanted.supply ? gradeSupply(supplyNumber(wanted.supply), supply) : 1;
  const share = bySupply * (wanted.isSubstitute ? nearGrade : 1);
  return share === 0 ? 0 : share * gradeEnds(wanted, use, low, high);
}

/** Grade of an unstated supply, which may be the wanted one; below a stated one. */
const unstatedSupplyGrade = 0.7;

function gradeSupply(wanted: number, stated: number): Grade {
  if (stated === 0) return unstatedSupplyGrade;
  if ((wanted & stated) === 0) return 0;
  return (wanted & ~stated) === 0 ? 1 : nearGrade;
}

/** Whether a range is that of a dial: a motor breaker 'below 1 A' is any of those that are set to less. */
const isSetting = (dimension: WantedQuantity['dimension']): boolean =>
  dimension === 'current' || dimension === 'power';

/** '0-60 s' matches a timer for 1.5 to 60 s: a range may start within this share of its end. */
const zeroShare = 0.05;

function gradeEnds(
  { low, high, dimension, isStrict = false, isGauge = false, isCovered = false }: WantedQuantity,
  use: PropertyUse,
  from: number,
  to: number,
): Grade {
  const tolerance = isGauge ? gaugeTolerance : (tolerances[dimension] ?? 0.002);
  const isPoint = from === to || !Number.isFinite(from) || !Number.isFinite(to);
  const point = Number.isFinite(to) ? to : from;
  if (low === null || high === null) {
    // A wanted end must be reached: a timer 'up to 600 s', a tie 'up to 50 mm'.
    const end = low ?? high;
    const isRange = use === 'fit' && from !== to && end !== null && !(isStrict && isSetting(dimension));
    if (!isRange) return gradeOpen({ low, high, isStrict }, from, to, point);
    // 'Below 1 A' is no range from 1 to 1.6 A.
    if (isStrict && (low === null ? from >= end : to <= end)) return 0;
    return gradeEnds({ kind: 'quantity', dimension, low: end, high: end }, use, from, to);
  }
  const slack = Math.abs(high) * tolerance + 1e-9;
  if (use === 'fit' && !(from === to)) {
    const start = low === 0 && from <= zeroShare * high ? from : low;
    if (from > start + slack || to < high - slack) return 0;
    return Number.isFinite(from) ? 1 : limitGrade - farLimitGrade * (1 - high / to);
  }
  if (isPoint ? point >= low - slack && point <= high + slack : from <= low + slack && to >= high - slack) {
    return isPoint ? 1 : 0.95;
  }
  if (dimension === 'length' && use === 'choice' && isPoint && !isCovered) return gradeRounded(point, high);
  if (dimension === 'voltage' && low === high && isSameVoltage(low, point)) return nearGrade;
  const isRating = use === 'rating' || use === 'minimum' || isCovered;
  if (!isRating || point < high || point > high * farthest) return 0;
  return use === 'minimum' ? nearGrade : nearGrade - farGrade * (1 - high / point);
}

function gradeOpen(
  { low, high, isStrict }: Required<Pick<WantedQuantity, 'low' | 'high' | 'isStrict'>>,
  from: number,
  to: number,
  point: number,
): Grade {
  const top = Number.isFinite(to) ? to : point;
  const bottom = Number.isFinite(from) ? from : point;
  if (low !== null) return Number(isStrict ? top > low : top >= low);
  return Number(high !== null && (isStrict ? bottom < high : bottom <= high));
}

/** Whether two voltages denote the same supply, such as 230 V and 240 V. */
export const isSameVoltage = (a: number, b: number): boolean =>
  a === b ||
  voltageClasses.some(([low, high]) => [a, b].every((voltage) => voltage >= low && voltage <= high));
