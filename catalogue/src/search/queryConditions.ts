import { roundValue } from '../properties/dimension.ts';
import { findQuantities, type FoundQuantity } from '../properties/quantity.ts';
import type { ContactsValue, QuantityValue } from '../properties/propertyValue.ts';
import { findThreads } from '../properties/thread.ts';
import type { Condition, Wanted } from './condition.ts';
import { stemWord } from './words.ts';
import { countNouns, numberWords, poleWords } from './vocabulary/countWords.ts';

/** A condition with the place in the text it was read from. */
export interface PlacedCondition extends Condition {
  index: number;
  length: number;
}

/** Conditions of one query; more are left as words. */
const maxConditions = 10;

/** Takes readings out of a text; what is taken becomes bars of the same length, so that words keep their places. */
class Taker {
  text: string;
  readonly conditions: PlacedCondition[] = [];

  constructor(text: string) {
    this.text = text;
  }

  take(
    index: number,
    length: number,
    wanted: Wanted,
    { isSoft = false, alternatives = [] }: { isSoft?: boolean; alternatives?: readonly Wanted[] } = {},
  ): void {
    if (length === 0 || this.conditions.length >= maxConditions) return;
    const text = this.text.slice(index, index + length).trim();
    this.conditions.push({
      text,
      wanted,
      ...(alternatives.length > 0 ? { alternatives } : {}),
      named: new Set(),
      isSoft,
      index,
      length,
    });
    this.hide(index, length);
  }

  hide(index: number, length: number): void {
    this.text = `${this.text.slice(0, index)}${'|'.repeat(length)}${this.text.slice(index + length)}`;
  }

  takeAll(pattern: RegExp, read: (match: RegExpExecArray) => Wanted | null): void {
    for (const match of this.text.matchAll(pattern)) {
      const wanted = read(match);
      if (wanted) this.take(match.index, match[0].length, wanted);
    }
  }
}

/** Reads the quantities of a folded query; `rest` has bars in their places. */
export function readConditions(
  text: string,
  has: (stem: string) => boolean,
): { conditions: PlacedCondition[]; rest: string } {
  const taker = new Taker(text);
  takeThreads(taker);
  takeStuds(taker);
  taker.takeAll(threadInMillimetres, ([, before, after]) => {
    const size = Number(before ?? after);
    return metricEntries.has(size) ? { kind: 'thread', system: 'M', size, pitch: null } : null;
  });
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

/** Takes threads; 'M25 to M20' reduces, 'M20 to M25' enlarges. */
function takeThreads(taker: Taker): void {
  const threads = findThreads(taker.text);
  const [first, second] = threads;
  const isPair =
    first &&
    second &&
    /^ ?(?:to|-|x|into|\/) ?$/.test(taker.text.slice(first.index + first.length, second.index));
  for (const { value, index, length } of threads) taker.take(index, length, value);
  if (!isPair || first.value.system !== second.value.system || first.value.size === second.value.size) return;
  taker.text = `${taker.text} ${first.value.size > second.value.size ? 'reducing' : 'enlarging'}`;
}

const studPattern = (nouns: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d.,-])(\d{1,2}) ?mm(?= (?:${nouns})s?(?!\p{L}))|(?<=(?<!\p{L})(?:${nouns})s? )(\d{1,2}) ?mm(?![\p{L}\d²])`,
    'gu',
  );
const studs = studPattern('stud|bolt');
const lugStuds = studPattern('stud|bolt|hole|screw');
const lugs = /(?<!\p{L})(?:lug|thimble|ring|fork|spade|socket|kabelschuh)/u;

/** '12 mm stud', 'bolt 10 mm', 'lug with hole 8 mm': what a lug is bolted to is named by its metric thread. */
function takeStuds(taker: Taker): void {
  for (const match of taker.text.matchAll(lugs.test(taker.text) ? lugStuds : studs)) {
    const size = Number(match[1] ?? match[2]);
    const hole = {
      kind: 'quantity',
      dimension: 'length',
      low: size,
      high: size,
      propertyKey: 'hole',
    } as const;
    const wanted = { kind: 'thread', system: 'M', size, pitch: null } as const;
    taker.take(match.index, match[0].length, wanted, { alternatives: [hole] });
  }
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

/** Metric threads of cable entries (EN 60423), which '25 mm thread' names. */
const metricEntries: ReadonlySet<number> = new Set([12, 16, 20, 25, 32, 40, 50, 63, 75]);
const threadInMillimetres =
  /(?<![\p{L}\d.,-])(\d{2}) ?mm(?= (?:entry )?threads?(?! (?:length|long|outer))(?!\p{L}))|(?<=(?<!\p{L})thread(?: size)? )(\d{2}) ?mm(?![\p{L}\d²]| long)/gu;

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

const counted = (propertyKey: string, count: number): Wanted => ({
  kind: 'quantity',
  dimension: 'number',
  low: count,
  high: count,
  propertyKey,
});

const counts = String.raw`(\d{1,3}|${Object.keys(numberWords).join('|')})`;
const countPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,-])${counts}[ -]?(${Object.keys(countNouns).join('|')})(?![\p{L}\d])`,
  'gu',
);
const polePattern = new RegExp(
  String.raw`(?<![\p{L}\d-])(${Object.keys(poleWords).join('|')})(?![\p{L}\d-])`,
  'gu',
);

const phasePattern = new RegExp(
  String.raw`(?<![\p{L}\d.,-])([1-3]|single|two|three)(?=[ -]?(?:phases?|ph)(?!\p{L}))`,
  'gu',
);

const cablesPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])([2-9]|1[0-9]|${Object.keys(numberWords).join('|')})(?= (?:\p{L}+ )?cables(?!\p{L}| (?:gland|tie|lug|shoe|entry)))`,
  'gu',
);

const wiresPattern = /(?<![\p{L}\d.,/-])([2-4]|two|three|four)(?=[ -]wires?(?!\p{L}))/gu;

function takeCounts(taker: Taker): void {
  taker.takeAll(countPattern, ([, count = '', noun = '']) =>
    counted(countNouns[noun] ?? '', numberWords[count] ?? Number(count)),
  );
  taker.takeAll(polePattern, ([, word = '']) => counted('poles', poleWords[word] ?? 0));
  // One entry for several cables has as many holes.
  for (const { 1: count = '', index } of taker.text.matchAll(cablesPattern)) {
    taker.take(index, count.length, counted('holes', numberWords[count] ?? Number(count)), { isSoft: true });
  }
  // A terminal for three wires has as many connections.
  if (/(?<!\p{L})terminals?(?!\p{L})/u.test(taker.text)) {
    for (const { 1: count = '', index } of taker.text.matchAll(wiresPattern)) {
      taker.take(index, count.length, counted('connections', numberWords[count] ?? Number(count)), {
        isSoft: true,
      });
    }
  }
  // Sizes that state no phases are for the supply that people name beside them: '3 phase 11 kW starter'.
  for (const { 1: count = '', index } of taker.text.matchAll(phasePattern)) {
    taker.take(index, count.length, counted('poles', numberWords[count] ?? Number(count)), { isSoft: true });
  }
}

/** 'NC block' is a block with one such contact. */
const bareContact = /(?<![\p{L}\d.,-])(no|nc)(?= (?:contacts? )?(?:blocks?|elements?|units?)(?!\p{L}))/gu;

const contactNames = { no: 'normallyOpen', nc: 'normallyClosed', co: 'changeOver' } as const;

/** '1no+1nc', '2 CO': all counts of a query are one wanted arrangement, which stands where the first ones do. */
function takeContacts(taker: Taker): void {
  const pattern =
    /(?<![\p{L}\d.,-])(\d{1,2}) ?(no|nc|co|change ?-?over)(?![\p{L}\d])(?: ?[+/&,] ?(?=\d ?n[oc]))?|\b(spdt|dpdt|spst)\b/gu;
  const counted = [...taker.text.matchAll(pattern)];
  const found =
    counted.length > 0
      ? counted
      : [...taker.text.matchAll(bareContact)].map((match) =>
          Object.assign(match, { 1: '1', 2: match[1] ?? '' }),
        );
  const [first] = found;
  if (!first) return;
  const wanted: ContactsValue = { kind: 'contacts', normallyOpen: 0, normallyClosed: 0, changeOver: 0 };
  let end = first.index;
  for (const { index, 0: text, 1: count = '1', 2: name, 3: word } of found) {
    if (name)
      wanted[contactNames[name.slice(0, 2) as keyof typeof contactNames] ?? 'changeOver'] += Number(count);
    if (word === 'spdt') wanted.changeOver = 1;
    if (word === 'dpdt') wanted.changeOver = 2;
    if (word === 'spst') wanted.normallyOpen = 1;
    if (/^[\s+/&,]*$/.test(taker.text.slice(end, index))) end = index + text.length;
    else taker.hide(index, text.length);
  }
  taker.take(first.index, end - first.index, wanted);
}

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

const curvePatterns = {
  /** 'C32', 'B 16A', '63A D'. */
  withCurrent:
    /(?<![\p{L}\d.,-])(?:([bcd])(?:-?(\d{1,3}(?:\.\d)?)(?: ?a(?:mps?)?)?| (\d{1,3}(?:\.\d)?)(?: ?a(?:mps?)?)?)|(\d{1,3}(?:\.\d)?) ?a(?:mps?)?[ -]?([bcd])(?! (?:curve|char)))(?![\p{L}\d.-])/gu,
  /** 'B type', 'type C', 'D characteristic'. */
  named:
    /(?<![\p{L}\d.,-])(?:([bcd])[ -](?:type|class|char(?:acteristics?)?)|(?:type|class|char(?:acteristics?)?)[ -]([bcd]))(?![\p{L}\d.-])/gu,
};

/** Finds the curve of a miniature circuit breaker, alone or with its current (IEC 60898-1). */
function takeCurves(taker: Taker, has: (stem: string) => boolean): void {
  const isBreaker = /(?<!\p{L})(?:mcbs?|breakers?|poles?|[sdtf]p|tpn|\|+)(?!\p{L})/u.test(taker.text);
  for (const match of taker.text.matchAll(curvePatterns.withCurrent)) {
    const current = Number(match[2] ?? match[3] ?? match[4]);
    if (match[3] && !isBreaker && !match[0].endsWith('a')) continue;
    taker.take(match.index, match[0].length, {
      kind: 'quantity',
      dimension: 'current',
      low: current,
      high: current,
    });
    // The letter is the curve.
    taker.text = `${taker.text} curve ${match[1] ?? match[5] ?? ''}`;
  }
  for (const { 0: text, 1: before, 2: after, index } of taker.text.matchAll(curvePatterns.named)) {
    const letter = before ?? after ?? '';
    if (!has(`curv_${letter}`)) continue;
    taker.hide(index, text.length);
    taker.text = `${taker.text} curve ${letter}`;
  }
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
