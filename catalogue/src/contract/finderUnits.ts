import type { FinderUnit } from './finderQuery.ts';

/** The alternative unit in which numbers of a unit can be displayed. */
export const otherUnits: Readonly<Record<string, FinderUnit>> = {
  mm: 'in',
  kW: 'hp',
  'mm²': 'awg',
  '°C': 'f',
};

/** Units as they are displayed. */
export const finderUnitNames: Readonly<Record<FinderUnit, string>> = {
  in: 'in',
  hp: 'HP',
  awg: 'AWG',
  f: '°F',
};

// Wire gauges: ASTM B258; gauges 1/0 to 4/0 are 0 to -3.
const gaugeBase = 53.4751;
const gaugeStep = 19.5 / Math.log(92);

const converters: Readonly<
  Record<FinderUnit, readonly [to: (value: number) => number, from: (value: number) => number]>
> = {
  in: [(mm) => mm / 25.4, (inches) => inches * 25.4],
  hp: [(kW) => kW / 0.7457, (hp) => hp * 0.7457],
  awg: [(area) => gaugeStep * Math.log(gaugeBase / area), (gauge) => gaugeBase / Math.exp(gauge / gaugeStep)],
  f: [(celsius) => (celsius * 9) / 5 + 32, (fahrenheit) => ((fahrenheit - 32) * 5) / 9],
};

/** Converts a number into its alternative unit. */
export const toOtherUnit = (value: number, unit: FinderUnit): number => converters[unit][0](value);

/** Converts a number typed in the alternative unit back to the base unit. */
export const fromOtherUnit = (value: number, unit: FinderUnit): number => converters[unit][1](value);

/** Formats a number of the finder with at most four significant digits and no exponent. */
export function finderNumber(value: number): string {
  const rounded = Number(value.toPrecision(4));
  return Math.abs(rounded) < 1e-4 ? '0' : String(rounded);
}

const toGauge = (area: number) => Math.round(toOtherUnit(area, 'awg'));
/** Gauge 4/0, the largest one; larger wires are given in mm². */
const largestGauge = -3;
const smallestGauge = 56;

/** Whether a number can be displayed in the alternative unit. */
export function hasOtherUnit(value: number, unit: FinderUnit): boolean {
  if (unit !== 'awg') return true;
  const gauge = toGauge(value);
  return gauge >= largestGauge && gauge <= smallestGauge;
}

/** Formats a number in its alternative unit; requires `hasOtherUnit`. */
export function otherUnitNumber(value: number, unit: FinderUnit): string {
  if (unit !== 'awg') return String(Number(toOtherUnit(value, unit).toPrecision(unit === 'f' ? 4 : 3)));
  const gauge = toGauge(value);
  return gauge <= 0 ? `${1 - gauge}/0` : String(gauge);
}

/** Converts the gauges 1/0 to 4/0 in typed text to numbers. */
export const readGauges = (text: string): string =>
  text.replace(/(?<![\d/])([1-4])\/0(?![\d/])/g, (_gauge, zeros: string) => String(1 - Number(zeros)));
