import {
  type Dimension,
  findUnit,
  gaugeArea,
  roundValue,
  toDimensionUnit,
  type Unit,
  unitPattern,
} from './dimension.ts';
import { numberPattern, readNumber } from './numberText.ts';
import type { QuantityValue, SupplyKind } from './propertyValue.ts';

const sign = String.raw`[-−+±]?`;
const supply = String.raw`(?: ?(AC ?\/ ?DC|DC ?\/ ?AC|AC|DC|~)(?![\p{L}\d-]))?`;
const separator = String.raw` ?(?:–|—|-|−|…|\.{2,3}|~|\bto\b|\bbis\b|\btill\b|\bupto\b) ?`;
const lower = String.raw`(?:≥|>=|=>|>|\bmin\.?|\bat least|\bfrom|\babove|\bover|\bmore than|\bminimum)`;
const upper = String.raw`(?:≤|<=|=<|<|\bmax\.?|\bup ?to|\bbelow|\bunder|\bless than|\bmaximum)`;
const unit = String.raw`(?: ?(${unitPattern})(?![\p{L}\d²³]))?`;

const pattern = new RegExp(
  String.raw`(?:(${lower})|(${upper}))? ?(?<![\p{L}\d.,_]|[\p{L}\d][-/])(?:(${sign}\d+(?:\.\d+)?)\/)?(?:(\d{1,3}) ?[×xX*] ?(?=[-−+]?[\d.]))?(${sign}${numberPattern})${unit}${supply}(?:${separator}(${sign}${numberPattern})${unit}${supply}(?!${separator}\d))?(?![\p{L}\d]|[.,]\d)(\+)?`,
  'giu',
);

/** Unit and supply of numbers without one, from the column title. */
export interface DefaultUnit {
  unit: Unit | null;
  supply?: SupplyKind | undefined;
  /** Whether single-letter units match in any case, as people type them in queries. */
  isAnyCase?: boolean;
}

export interface FoundQuantity {
  value: QuantityValue;
  /** Whether the unit is written next to the number rather than in the title. */
  hasUnit: boolean;
  index: number;
  length: number;
}

/** Finds the quantities in a text, including ranges: '7–13 mm', '≤ 40', '0.5 to 4 A', '2 × 2.5', '220–240 V AC'. */
export function findQuantities(text: string, defaultUnit: DefaultUnit): FoundQuantity[] {
  return [
    ...findGauges(text),
    ...[...text.matchAll(pattern)].flatMap((match) => readMatch(match, defaultUnit)),
  ];
}

function readMatch(match: RegExpExecArray, defaultUnit: DefaultUnit): FoundQuantity[] {
  const [all, isLower, isUpper, listed, count, from = '', fromUnit, fromSupply, to, toUnit, toSupply, plus] =
    match;
  const exact = (text: string | undefined) => (defaultUnit.isAnyCase ? text : exactUnit(text));
  const name = exact(toUnit) ?? exact(fromUnit);
  // A letter that is not a unit is part of the name: '20S' is a size, '24A' a rating.
  if ((toUnit ?? fromUnit) && !name) return [];
  const unit = name ? findUnit(name) : defaultUnit.unit;
  const [low, high] = [readSigned(from), readSigned(to ?? from)];
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [];
  // '2 × 5' without a unit is an extent or a ratio.
  if (count && !unit) return [];
  const lowUnit = fromUnit ? (findUnit(fromUnit) ?? unit) : unit;
  const convert = (value: number, by: Unit | null) => (by ? toDimensionUnit(value, by) : roundValue(value));
  const ends = [convert(low, lowUnit), convert(high, unit)];
  const kind = readSupply(toSupply ?? fromSupply) ?? (name ? undefined : defaultUnit.supply);
  const dimension: Dimension = unit?.dimension ?? 'number';
  const found = {
    value: {
      kind: 'quantity' as const,
      dimension,
      min: isUpper && !to ? null : Math.min(...ends),
      max: (isLower || plus) && !to ? null : Math.max(...ends),
      ...(kind && hasSupply(dimension) ? { supply: kind } : {}),
      ...(count && !isLower && !isUpper && !plus ? { count: Number(count) } : {}),
    },
    hasUnit: name !== undefined,
    index: match.index,
    // In '72 mm AC', AC is a separate word.
    length: all.length - (hasSupply(dimension) ? 0 : (supplyEnd.exec(all)?.[0].length ?? 0)),
  };
  if (!listed) return [found];
  if (unit?.name.startsWith('in') || name === '"' || name === '″')
    return [{ ...found, value: inFraction(found.value, Number(listed)) }];
  // '50/60 Hz' lists two values.
  const other = convert(readSigned(listed), unit);
  return [{ ...found, value: { ...found.value, min: other, max: other } }, found];
}

/** Reads 1/2" as half an inch. */
const inFraction = (value: QuantityValue, over: number): QuantityValue => {
  const inches = (value.max ?? value.min ?? 0) / 25.4;
  const length = inches > 0 ? roundValue((over / inches) * 25.4) : 0;
  return { ...value, min: length, max: length };
};

/** Single-letter units match only as written; S is a size, not a unit. */
const exactUnit = (name: string | undefined) =>
  name !== undefined && name.length === 1 && /[a-z]/i.test(name) && findUnit(name)?.name !== name
    ? undefined
    : name;

const supplyEnd = / ?(?:AC ?\/ ?DC|DC ?\/ ?AC|AC|DC|~)$/i;

const hasSupply = (dimension: Dimension) =>
  ['voltage', 'current', 'power', 'apparentPower'].includes(dimension);

const readSigned = (text: string) => {
  const isNegative = /^[-−]/.test(text);
  return (isNegative ? -1 : 1) * readNumber(text.replace(/^[-−+±]/, ''));
};

/** Reads 'AC', 'DC', 'AC/DC'; '~' is AC. */
export function readSupply(text: string | undefined): SupplyKind | undefined {
  const letters = text?.toUpperCase().replace(/[^ACD~]/g, '');
  if (letters === 'ACDC' || letters === 'DCAC') return 'AC/DC';
  return letters === 'AC' || letters === '~' ? 'AC' : letters === 'DC' ? 'DC' : undefined;
}

/** Wire gauges become cross-sections: 'AWG 12', '26–12 AWG', '1/0 AWG'. */
function findGauges(text: string): FoundQuantity[] {
  const gauge = String.raw`[1-4]\/0|\d{1,2}`;
  const gauges = new RegExp(
    String.raw`\bAWG ?(${gauge})(?: ?(?:–|-|to) ?(${gauge}))?|(?<!\d)(${gauge})(?: ?(?:–|-|to) ?(${gauge}))? ?AWG\b`,
    'gi',
  );
  return [...text.matchAll(gauges)].map((match) => {
    const [first = '', second = first] = [match[1] ?? match[3], match[2] ?? match[4]];
    const areas = [first, second].map((name) =>
      gaugeArea(name.endsWith('/0') ? 1 - Number(name[0]) : Number(name)),
    );
    return {
      value: { kind: 'quantity', dimension: 'area', min: Math.min(...areas), max: Math.max(...areas) },
      hasUnit: true,
      index: match.index,
      length: match[0].length,
    };
  });
}
