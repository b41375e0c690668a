import { roundValue } from '../properties/dimension.ts';
import type { QuantityValue } from '../properties/propertyValue.ts';
import { findQuantities, type FoundQuantity } from '../properties/quantity.ts';
import type { Wanted, WantedQuantity } from './condition.ts';
import { extractContacts } from './extractContacts.ts';
import { extractCounts } from './extractCounts.ts';
import { extractCurves } from './extractCurves.ts';
import { extractFrames } from './extractFrames.ts';
import { type PlacedCondition, QueryScanner } from './queryScanner.ts';
import { extractLists, extractPlainLists } from './extractLists.ts';
import { extractStuds, extractThreads, extractThreadsInMillimetres } from './extractThreads.ts';
import { stemWord } from './words.ts';

/** Parses the quantities of a folded query; `rest` is the query with bars in their places. */
export function readConditions(
  text: string,
  has: (stem: string) => boolean,
): { conditions: PlacedCondition[]; rest: string } {
  const scanner = new QueryScanner(text);
  hideAmounts(scanner);
  extractThreads(scanner);
  extractStuds(scanner);
  extractThreadsInMillimetres(scanner);
  scanner.extractAll(/\bip[ -]?([0-6x])([0-9x])k?(?![\p{L}\d])/giu, readProtection);
  extractCores(scanner);
  extractCounts(scanner);
  extractContacts(scanner);
  extractExtents(scanner);
  extractCurves(scanner);
  extractRatios(scanner);
  extractFrames(scanner);
  extractLists(scanner);
  extractQuantities(scanner, has);
  extractNumbers(scanner, has);
  return { conditions: scanner.conditions.toSorted((a, b) => a.index - b.index), rest: scanner.text };
}

/** '40 nos', '2 no.', '5 boxes', '- 2 no' at the end are order quantities, not conditions. */
const amountPattern =
  /(?<![\p{L}\d.,+-])\d{1,5} ?(?:nos\b\.?|(?:boxes|bags|cartons|rolls|reels|dozen)\b|no\.(?! ?\+)|pcs?\b\.?|pieces?\b|pkts?\b|packets?\b)|(?<!\p{L})(?:qty|quantity)[:. -]{0,3}\d{1,5}(?![\d.])|(?<=[-–,:] ?)\d{1,5} ?no$/gu;

function hideAmounts(scanner: QueryScanner): void {
  for (const { 0: amount, index } of scanner.text.matchAll(amountPattern)) scanner.mask(index, amount.length);
}

/** Query words with which '20s' means seconds, not the size of a gland. */
const timeWords = /(?<!\p{L})(?:tim(?:er?|ing)|delay|pause|pulse|star)s?(?!\p{L})/u;

/** Query words for tubes, and words before the thickness of what they cover: 'heat shrink for 45 mm'. */
const shrinkWords = /(?<!\p{L})(?:heat ?)?shrink/u;
const coveredBefore = /(?<!\p{L})(?:for|over|on|(?:a?round|cover(?:s|ing)?|insulat(?:es?|ing)))(?: an?)? ?$/u;

/** Query words with which '4 mm' means 4 mm², unless they name what has that length. */
const conductorWords = /(?<!\p{L})(?:terminal|wire|cable|conductor|lug|ferrule)s?(?!\p{L})/u;
const lengthWords =
  /(?<!\p{L})(?:wide|width|long|length|high|height|tall|deep|depth|thick(?:ness)?|dia(?:meter)?|od|id|pitch|holes?|studs?|bolts?)(?!\p{L})|[øØ]/u;

/** Query words for a miniature circuit breaker, but not for one of another kind. */
const mcbWords =
  /^(?!.*(?<!\p{L})(?:mccbs?|mpcbs?|mou?lded|motor)(?!\p{L})).*(?<!\p{L})(?:mcbs?|breakers?|rcbos?|rccbs?|rcds?)(?!\p{L})/u;

/** Extracts numbers with units; those of a list, such as '4/6 mm²', are alternatives. */
function extractQuantities(scanner: QueryScanner, has: (stem: string) => boolean): void {
  const isOfTime = timeWords.test(scanner.text);
  const isOfMcb = mcbWords.test(scanner.text);
  const isOfTube = shrinkWords.test(scanner.text);
  const isOfConductor = conductorWords.test(scanner.text) && !lengthWords.test(scanner.text);
  const found = findQuantities(scanner.text, { unit: null, isAnyCase: true })
    .filter(({ hasUnit }) => hasUnit)
    .filter(({ value, index, length }) => {
      const typed = scanner.text.slice(index, index + length).trim();
      return isOfTime || value.dimension !== 'time' || !/^\d+s$/.test(typed) || !has(typed);
    })
    .map(withoutCurrentSupply);
  for (const listed of Map.groupBy(found, ({ index }) => index).values()) {
    const [first, ...others] = listed;
    if (!first) continue;
    const own = toWanted(first.value);
    const [single = own, ...several] = (first.value.count ?? 1) > 1 ? ofSeveral(own) : [own];
    const temperatures = own.dimension === 'angle' ? [{ ...own, dimension: 'temperature' as const }] : [];
    const alternatives = [...several, ...temperatures, ...others.map(({ value }) => toWanted(value))];
    const typed = scanner.text.slice(first.index, first.index + first.length).trim();
    const isConductor = isOfConductor && /^[\d.]+ ?mm$/.test(typed);
    const wanted = {
      ...single,
      ...(strictBound.test(typed) ? { isStrict: true } : {}),
      ...(typed.includes('awg') ? { isGauge: true } : {}),
      ...(isOfTube && own.dimension === 'length' && coveredBefore.test(scanner.text.slice(0, first.index))
        ? { isCovered: true, propertyKey: 'suppliedDiameter' }
        : {}),
    };
    const isSoft = isMainsFrequency(wanted) || (isOfMcb && isUsualBreakingCapacity(wanted));
    scanner.extract(first.index, first.length, wanted, { alternatives, isConductor, isSoft });
  }
}

/** '230 V 50 Hz' is the supply of most devices, which state no frequency. */
const isMainsFrequency = ({ dimension, low, high }: WantedQuantity): boolean =>
  dimension === 'frequency' && low === high && (low === 50 || low === 60);

/** 6 and 10 kA are those of all miniature circuit breakers (IEC 60898-1), whose tables state none. */
const isUsualBreakingCapacity = ({ dimension, low, high }: WantedQuantity): boolean =>
  dimension === 'current' && low === high && (low === 6000 || low === 10_000);

/** '> 10', 'below 10': the bound itself does not match. */
const strictBound = /^(?:[<>](?! ?=)|(?:above|over|more than|below|under|less than)(?!\p{L}))/iu;

/** 'AC' after a current is a type of breaker: '30 mA AC'. */
function withoutCurrentSupply(found: FoundQuantity): FoundQuantity {
  const { supply, ...value } = found.value;
  if (value.dimension !== 'current' || supply === undefined) return found;
  return { ...found, value, length: found.length - supply.length - 1 };
}

const toWanted = ({ dimension, min, max, supply }: QuantityValue): WantedQuantity => ({
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

/** '2 × 1.5 mm²': a size for several conductors before one for a single conductor of that cross-section. */
const ofSeveral = (wanted: WantedQuantity): WantedQuantity[] =>
  wanted.dimension === 'area'
    ? [
        { ...wanted, isSubstitute: true },
        { ...wanted, propertyKey: 'conductors' },
      ]
    : [wanted];

const side = String.raw`\d+(?:\.\d+)?`;
const sideUnit = String.raw`(?:mm|cm|inch(?:es)?|in|")?`;
const extentPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${side}) ?${sideUnit} ?(?:x|by) ?(${side})(?: ?${sideUnit} ?(?:x|by) ?(${side}))?(?: ?(mm|cm|inch(?:es)?|in|"))?(?![\p{L}\d²]|[ -]?mm²|[.,]\d)`,
  'gu',
);

/** '2x2.5', '4 x 16': conductors of a nominal cross-section (IEC 60228). */
const conductorsPattern =
  /^[2-5] ?x ?(?:0\.5|0\.75|1|1\.5|2\.5|4|6|10|16|25|35|50|70|95|120|150|185|240|300|400)$/;

/** Extracts extents; those of a list, such as '72x72 / 96x96', are alternatives. */
function extractExtents(scanner: QueryScanner): void {
  const found = [...scanner.text.matchAll(extentPattern)].map((match) => ({
    index: match.index,
    end: match.index + match[0].length,
    wanted: readExtents(match),
  }));
  for (let at = 0; at < found.length;) {
    const first = found[at];
    if (!first) break;
    const alternatives = first.wanted.slice(1);
    let { end } = first;
    for (at += 1; isListed(scanner.text, end, found[at]); at += 1) {
      const other = found[at];
      alternatives.push(...(other?.wanted ?? []));
      end = other?.end ?? end;
    }
    const [wanted] = first.wanted;
    if (wanted) scanner.extract(first.index, end - first.index, wanted, { alternatives });
  }
}

const isListed = (text: string, end: number, next: { index: number } | undefined) =>
  next !== undefined && /^ ?(?:\/|,|or) ?$/.test(text.slice(end, next.index));

const millimetres = (unit: string | undefined): number =>
  unit === undefined || unit === 'mm' ? 1 : unit === 'cm' ? 10 : 25.4;

const sidePattern = new RegExp(String.raw`(${side}) ?(${sideUnit})`, 'gu');

/** An extent, and the conductors that it may mean. A side without a unit has that of the last one. */
function readExtents([text, , second = '', third, unit]: RegExpMatchArray): Wanted[] {
  const sides = [...text.matchAll(sidePattern)].map(([, number = '', own]) =>
    roundValue(Number(number) * millimetres(own || unit)),
  );
  const extent: Wanted = { kind: 'extent', sides };
  if (third !== undefined || !conductorsPattern.test(text)) return [extent];
  const area = { kind: 'quantity', dimension: 'area', low: Number(second), high: Number(second) } as const;
  return [extent, ...ofSeveral(area)];
}

/** '3.5C x 95', '4 core x 2.5 mm²', '4 core 16 mm²': the cable may be what a gland is for, which no cross-section describes. */
function extractCores(scanner: QueryScanner): void {
  const pattern =
    /(?<![\p{L}\d.,/-])\d{1,2}(?:\.5)? ?-?(?:c|cores?)(?: ?x ?(\d{1,3}(?:\.\d{1,2})?)(?: ?mm²)?(?![\p{L}\d]|[.,]\d| ?m)| (\d{1,3}(?:\.\d{1,2})?) ?mm²)/gu;
  for (const { 0: text, 1: times, 2: area, index } of scanner.text.matchAll(pattern)) {
    const value = Number(times ?? area);
    scanner.extract(
      index,
      text.length,
      { kind: 'quantity', dimension: 'area', low: value, high: value, propertyKey: 'crossSection' },
      { isSoft: true },
    );
  }
}

/** '200/5 A' is the ratio of a current transformer: meters are set to its primary current. */
function extractRatios(scanner: QueryScanner): void {
  const pattern =
    /(?<![\p{L}\d.,/-])(?:(?:ct|current transformer)s?(?: ratio)?(?: of)? )?(\d{2,4}) ?a? ?\/ ?[15] ?(?:a(?:mps?)?)?(?![\p{L}\d.,/-])/gu;
  scanner.extractAll(pattern, ([, primary = '']) => ({
    kind: 'quantity',
    dimension: 'current',
    low: Number(primary),
    high: Number(primary),
    propertyKey: 'transformerRatio',
  }));
}

/** '≥ 60 wide', 'height below 36': a bound for the property that adjacent words name. */
function extractPlainBounds(scanner: QueryScanner): void {
  const pattern =
    /(?<![\p{L}\d])(?:(≥|>=|=>|>|above|over)|≤|<=|=<|<|below|under) ?(\d{1,4}(?:\.\d{1,3})?)(?![\p{L}\d:/-]|[.,]\d)/gu;
  for (const { 0: text, 1: above, 2: number = '', index } of scanner.text.matchAll(pattern)) {
    const [low, high] = above === undefined ? [null, Number(number)] : [Number(number), null];
    const bound: WantedQuantity = { kind: 'quantity', dimension: 'number', low, high };
    scanner.extract(index, text.length, strictBound.test(text) ? { ...bound, isStrict: true } : bound, {
      isSoft: true,
    });
  }
}

/** Remaining plain numbers: '70' of 'lug 70 M10'. */
function extractNumbers(scanner: QueryScanner, has: (stem: string) => boolean): void {
  const range =
    /(?<![\p{L}\d.,:_/-])(\d{1,4}(?:\.\d{1,3})?) ?(?:-|to) ?(\d{1,4}(?:\.\d{1,3})?)(?![\p{L}\d.,:/-])/gu;
  for (const { 0: text, 1: low = '', 2: high = '', index } of scanner.text.matchAll(range)) {
    const wanted = { kind: 'quantity', dimension: 'number', low: Number(low), high: Number(high) } as const;
    if (wanted.low < wanted.high) scanner.extract(index, text.length, wanted, { isSoft: true });
  }
  const isWord = (number: string, index: number) => {
    const [, before = ''] = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+) $/u.exec(scanner.text.slice(0, index)) ?? [];
    return has(`${stemWord(before)}_${number}`);
  };
  extractPlainLists(scanner, isWord);
  extractPlainBounds(scanner);
  const pattern = /(?<![\p{L}\d.,:_/-])\d{1,4}(?:\.\d{1,3})?(?![\p{L}\d:/-]|[.,]\d)/gu;
  for (const match of scanner.text.matchAll(pattern)) {
    if (isWord(match[0], match.index)) continue;
    const value = Number(match[0]);
    scanner.extract(
      match.index,
      match[0].length,
      { kind: 'quantity', dimension: 'number', low: value, high: value },
      { isSoft: true },
    );
  }
}
