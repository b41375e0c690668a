import { roundValue } from '../properties/dimension.ts';
import type { QuantityValue } from '../properties/propertyValue.ts';
import { findQuantities, type FoundQuantity } from '../properties/quantity.ts';
import type { Wanted } from './condition.ts';
import { takeContacts } from './takeContacts.ts';
import { takeCounts } from './takeCounts.ts';
import { takeCurves } from './takeCurves.ts';
import { type PlacedCondition, Taker } from './taker.ts';
import { takeStuds, takeThreads, takeThreadsInMillimetres } from './takeThreads.ts';
import { stemWord } from './words.ts';

/** Reads the quantities of a folded query; `rest` has bars in their places. */
export function readConditions(
  text: string,
  has: (stem: string) => boolean,
): { conditions: PlacedCondition[]; rest: string } {
  const taker = new Taker(text);
  takeThreads(taker);
  takeStuds(taker);
  takeThreadsInMillimetres(taker);
  taker.takeAll(/\bip[ -]?([0-6x])([0-9x])k?(?![\p{L}\d])/giu, readProtection);
  takeCounts(taker);
  takeContacts(taker);
  takeExtents(taker);
  takeCurves(taker, has);
  takeRatios(taker);
  takeQuantities(taker);
  takeNumbers(taker, has);
  return { conditions: taker.conditions.toSorted((a, b) => a.index - b.index), rest: taker.text };
}

/** Takes numbers with units; those of a list, such as '4/6 mm²', are alternatives. */
function takeQuantities(taker: Taker): void {
  const found = findQuantities(taker.text, { unit: null, isAnyCase: true })
    .filter(({ hasUnit }) => hasUnit)
    .map(withoutCurrentSupply);
  for (const listed of Map.groupBy(found, ({ index }) => index).values()) {
    const [first, ...others] = listed;
    if (!first) continue;
    const alternatives = others.map(({ value }) => toWanted(value));
    taker.take(first.index, first.length, toWanted(first.value), { alternatives });
  }
}

/** 'AC' after a current is the type of a breaker: '30 mA AC'. */
function withoutCurrentSupply(found: FoundQuantity): FoundQuantity {
  const { supply, ...value } = found.value;
  if (value.dimension !== 'current' || supply === undefined) return found;
  return { ...found, value, length: found.length - supply.length - 1 };
}

const toWanted = ({ dimension, min, max, supply }: QuantityValue): Wanted => ({
  kind: 'quantity',
  dimension,
  low: min,
  high: max,
  ...(supply ? { supply } : {}),
});

const readProtection = ([, solids = '', water = '']: RegExpExecArray): Wanted => ({
  kind: 'protection',
  solids: solids === 'x' ? null : Number(solids),
  water: water === 'x' ? null : Number(water),
});

const side = String.raw`\d+(?:\.\d+)?`;
const sideUnit = String.raw`(?:mm|cm|inch(?:es)?|in|")?`;
const extentPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${side}) ?${sideUnit} ?(?:x|by) ?(${side})(?: ?${sideUnit} ?(?:x|by) ?(${side}))?(?: ?(mm|cm|inch(?:es)?|in|"))?(?![\p{L}\d²]|[ -]?mm²|[.,]\d)`,
  'gu',
);

function takeExtents(taker: Taker): void {
  taker.takeAll(extentPattern, ([, first = '', second = '', third, unit]) => {
    const factor = unit === 'cm' ? 10 : unit && unit !== 'mm' ? 25.4 : 1;
    const sides = [first, second, third].flatMap((text) =>
      text === undefined ? [] : [roundValue(Number(text) * factor)],
    );
    return { kind: 'extent', sides };
  });
}

/** '200/5 A' is the ratio of a current transformer: its primary current is what a meter is set to. */
function takeRatios(taker: Taker): void {
  const pattern =
    /(?<![\p{L}\d.,/-])(?:(?:ct|current transformer)s?(?: ratio)?(?: of)? )?(\d{2,4}) ?a? ?\/ ?[15] ?(?:a(?:mps?)?)?(?![\p{L}\d.,/-])/gu;
  taker.takeAll(pattern, ([, primary = '']) => ({
    kind: 'quantity',
    dimension: 'current',
    low: Number(primary),
    high: Number(primary),
    propertyKey: 'transformerRatio',
  }));
}

/** Plain numbers that are left: '70' of 'lug 70 M10'. */
function takeNumbers(taker: Taker, has: (stem: string) => boolean): void {
  const range =
    /(?<![\p{L}\d.,:_/-])(\d{1,4}(?:\.\d{1,3})?) ?(?:-|to) ?(\d{1,4}(?:\.\d{1,3})?)(?![\p{L}\d.,:/-])/gu;
  for (const { 0: text, 1: low = '', 2: high = '', index } of taker.text.matchAll(range)) {
    const wanted = { kind: 'quantity', dimension: 'number', low: Number(low), high: Number(high) } as const;
    if (wanted.low < wanted.high) taker.take(index, text.length, wanted, { isSoft: true });
  }
  const pattern = /(?<![\p{L}\d.,:_/-])\d{1,4}(?:\.\d{1,3})?(?![\p{L}\d.,:/-])/gu;
  for (const match of taker.text.matchAll(pattern)) {
    const [, before = ''] =
      /(?<![\p{L}\p{M}])([\p{L}\p{M}]+) $/u.exec(taker.text.slice(0, match.index)) ?? [];
    if (has(`${stemWord(before)}_${match[0]}`)) continue;
    const value = Number(match[0]);
    taker.take(
      match.index,
      match[0].length,
      { kind: 'quantity', dimension: 'number', low: value, high: value },
      { isSoft: true },
    );
  }
}
