import { findUnit, type Unit } from '../properties/dimension.ts';
import { numberPattern, readNumber } from '../properties/numberText.ts';
import { readSupply } from '../properties/quantity.ts';
import type { SupplyKind } from '../properties/propertyValue.ts';

/** A numeric cell split into number and unit: '7–13', 'mm'. */
export interface UnitCell {
  numbers: string;
  /** Null when it has no unit. */
  unit: Unit | null;
  supply: SupplyKind | undefined;
}

const number = new RegExp(numberPattern, 'gu');
const cellPattern = new RegExp(
  String.raw`^([≤≥<>±]? ?[-−+]?${numberPattern}(?: ?(?:[–…×/-]|\.\.) ?[-−+]?${numberPattern})?) ?([^\d\s].{0,30})?$`,
  'u',
);
const supplyPattern = / (AC ?\/ ?DC|AC|DC)$/;

/** Reads a cell that contains only numbers and a unit; null for others. */
export function readUnitCell(text: string): UnitCell | null {
  const [, numbers, rest = ''] = cellPattern.exec(text.trim()) ?? [];
  if (numbers === undefined) return null;
  const supply = readSupply(supplyPattern.exec(` ${rest}`)?.[1]);
  const name = ` ${rest}`.replace(supplyPattern, '').trim();
  const unit = name === '' ? null : findUnit(name);
  if (name !== '' && unit === null) return null;
  return { numbers, unit, supply };
}

/** The single number of a cell; null for ranges and limits. */
export function singleNumber({ numbers }: UnitCell): number | null {
  const text = numbers.replace('−', '-');
  const value = Number(text);
  return Number.isFinite(value) && /^-?[\d.]+$/.test(text) ? value : null;
}

/** Multiplies all numbers of a text by a power of ten. */
export const scaleNumbers = (numbers: string, power: number): string =>
  numbers.replace(number, (text) => shiftPoint(readNumber(text), power));

/** Multiplies by a power of ten without floating-point noise. */
export const shiftPoint = (value: number, power: number): string =>
  Number((value * 10 ** power).toPrecision(12)).toLocaleString('en', {
    useGrouping: false,
    maximumFractionDigits: 12,
  });

/** The power of ten that converts one unit into another; null when the factor is not one. */
export function powerBetween(from: Unit, to: Unit): number | null {
  if (from.dimension !== to.dimension || from.offset !== to.offset) return null;
  const power = Math.log10(from.factor / to.factor);
  const whole = Math.round(power);
  return Math.abs(power - whole) < 1e-9 ? whole : null;
}
