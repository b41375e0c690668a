import {
  finderNumber,
  type FinderUnit,
  finderUnitNames,
  hasOtherUnit,
  otherUnitNumber,
  otherUnits,
} from '@elvora/catalogue/contract';
import { type Dimension, dimensionUnits, writeValue } from '@elvora/catalogue/properties';
import { propertyByKey } from '@elvora/catalogue/properties';
import type { Wanted } from '@elvora/catalogue/search';

/** The unit of a dimension's numbers in addresses and responses, and its size in the base unit. */
export function finderUnitOf(dimension: string): { name: string; factor: number } {
  if (dimension === 'power') return { name: 'kW', factor: 1000 };
  return { name: dimensionUnits[dimension as Dimension] ?? '', factor: 1 };
}

/** The display unit: the chosen one if the dimension has it. */
export function shownUnit(dimension: string, units: readonly FinderUnit[]): FinderUnit | null {
  const other = otherUnits[finderUnitOf(dimension).name];
  return other !== undefined && units.includes(other) ? other : null;
}

/** Converts a number in the base unit to the unit of addresses and responses. */
export const toFinderNumber = (value: number, dimension: string): number =>
  Number((value / finderUnitOf(dimension).factor).toPrecision(12));

/** A range of quantities in base units. */
export interface QuantityRange {
  low: number;
  high: number;
  dimension: string;
  /** Whether the bound of an open range does not match itself. */
  isStrict?: boolean | undefined;
  /** Key of the property, if known. */
  property?: string | undefined;
}

/** A range in the display unit: '9–12 mm', 'up to 40 °C', '0.354–0.472 in'. */
export function rangeText(range: QuantityRange, units: readonly FinderUnit[]): string {
  const { dimension } = range;
  const other = unitOfRange(range, dimension, units);
  const { name } = finderUnitOf(dimension);
  const number = (value: number) => {
    const own = toFinderNumber(value, dimension);
    return other ? otherUnitNumber(own, other) : finderNumber(own);
  };
  const customary = other === null ? customaryUnit(range) : null;
  if (customary) return joinEnds(range, (value) => finderNumber(value * customary.factor), customary.name);
  return joinEnds(range, number, other ? finderUnitNames[other] : name);
}

/** The chosen unit, if both ends can be displayed in it. */
function unitOfRange(
  { low, high }: { low: number; high: number },
  dimension: string,
  units: readonly FinderUnit[],
): FinderUnit | null {
  const unit = shownUnit(dimension, units);
  if (unit === null) return null;
  const ends = [low, high].filter((end) => Number.isFinite(end));
  return ends.every((end) => hasOtherUnit(toFinderNumber(end, dimension), unit)) ? unit : null;
}

/** Currents that are always given in kA: 6 and 10 kA. */
const shortCircuitProperties: ReadonlySet<string> = new Set(['breakingCapacity', 'shortTimeWithstand']);

/**
 * The customary unit of a range: mA for residual currents, kA for short-circuit currents, W for losses, kVAr for capacitors,
 * milliseconds for short times and hours for long ones.
 */
function customaryUnit({ low, high, dimension, property = '' }: QuantityRange) {
  const largest = Math.max(...[low, high].filter((end) => Number.isFinite(end)).map(Math.abs));
  if (dimension === 'current' && largest < 0.5) return { name: 'mA', factor: 1000 };
  const minAmperes = shortCircuitProperties.has(property) ? 1000 : 10_000;
  if (dimension === 'current' && largest >= minAmperes) return { name: 'kA', factor: 1 / 1000 };
  if (dimension === 'power' && largest < 100) return { name: 'W', factor: 1 };
  if (dimension === 'reactivePower' && largest >= 1000) return { name: 'kVAr', factor: 1 / 1000 };
  if (dimension === 'time' && largest < 1) return { name: 'ms', factor: 1000 };
  if (dimension === 'time' && largest >= 7200) return { name: 'h', factor: 1 / 3600 };
  return dimension === 'time' && largest >= 300 ? { name: 'min', factor: 1 / 60 } : null;
}

function joinEnds(
  { low, high, isStrict = false }: Pick<QuantityRange, 'low' | 'high' | 'isStrict'>,
  number: (value: number) => string,
  unit: string,
): string {
  const suffix = unit === '' ? '' : ` ${unit}`;
  if (low === high) return `${number(low)}${suffix}`;
  if (!Number.isFinite(low)) return `${isStrict ? 'under' : 'up to'} ${number(high)}${suffix}`;
  if (!Number.isFinite(high)) return `${isStrict ? 'over' : 'from'} ${number(low)}${suffix}`;
  return `${number(low)}–${number(high)}${suffix}`;
}

/** Returns the chip text of a quantity. */
export function wantedText(wanted: Wanted, units: readonly FinderUnit[]): string {
  if (wanted.kind === 'thread' && wanted.sign) return `${wanted.sign} ${writeValue(wanted)}`;
  if (wanted.kind === 'contacts' && wanted.total) return `${wanted.total} contacts`;
  if (wanted.kind !== 'quantity') return writeValue(wanted);
  const { low, high, dimension, supply, isStrict, propertyKey: property } = wanted;
  const range = { low: low ?? -Infinity, high: high ?? Infinity, dimension, isStrict, property };
  return `${rangeText(range, units)}${supply ? ` ${supply}` : ''}`;
}

/** A number or range with its unit, as formatted by `sizeFacts`. */
const writtenRange = /^(up to |[a-z]+ )?(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))? (mm²?|kW|°C)$/;

/** Converts the ranges of a summary to the chosen units: '8 sizes · M12–M63 · 0.118–1.77 in'. */
export const summaryInUnits = (summary: string, units: readonly FinderUnit[]): string =>
  summary
    .split(' · ')
    .map((fact) => {
      const [match, lead = '', from, to = from, unit = ''] = writtenRange.exec(fact) ?? [];
      const other = otherUnits[unit];
      const ends = [...new Set([Number(from), Number(to)])];
      if (match === undefined || other === undefined || !units.includes(other)) return fact;
      if (!ends.every((end) => hasOtherUnit(end, other))) return fact;
      return `${lead}${ends.map((end) => otherUnitNumber(end, other)).join('–')} ${finderUnitNames[other]}`;
    })
    .join(' · ');
/** Describes a quantity in a sentence or query; counted things include their noun: '3 poles'. */
export function wantedQuantityText(wanted: Wanted, units: readonly FinderUnit[]): string {
  const text = wantedText(wanted, units);
  const counted = wanted.kind === 'quantity' ? propertyByKey(wanted.propertyKey ?? '')?.name : undefined;
  if (counted === undefined) return text;
  const noun = counted.toLowerCase();
  return `${text} ${text === '1' ? noun.replace(/s$/, '') : noun}`;
}
