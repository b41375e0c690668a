import { findQuantities } from '../properties/quantity.ts';
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

/** Conditions of one question; more are left as words. */
const maxConditions = 10;

/** Takes readings out of a text; what is taken becomes bars of the same length, so that words keep their places. */
class Taker {
  text: string;
  readonly conditions: PlacedCondition[] = [];

  constructor(text: string) {
    this.text = text;
  }

  take(index: number, length: number, wanted: Wanted, isSoft = false): void {
    if (length === 0 || this.conditions.length >= maxConditions) return;
    const text = this.text.slice(index, index + length).trim();
    this.conditions.push({ text, wanted, named: new Set(), isSoft, index, length });
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

/** Reads the quantities of a folded question; `rest` has bars in their places. */
export function readConditions(
  text: string,
  has: (stem: string) => boolean,
): { conditions: PlacedCondition[]; rest: string } {
  const taker = new Taker(text);
  for (const { value, index, length } of findThreads(taker.text)) taker.take(index, length, value);
  takeStuds(taker);
  taker.takeAll(/\bip[ -]?([0-6x])([0-9x])k?(?![\p{L}\d])/giu, readProtection);
  takeCounts(taker);
  takeContacts(taker);
  takeExtents(taker);
  takeCurves(taker);
  for (const { value, hasUnit, index, length } of findQuantities(taker.text, {
    unit: null,
    isAnyCase: true,
  })) {
    if (hasUnit) taker.take(index, length, toWanted(value));
  }
  takeNumbers(taker, has);
  return { conditions: taker.conditions.toSorted((a, b) => a.index - b.index), rest: taker.text };
}

/** '12 mm stud', 'bolt 10 mm': what a lug is bolted to is named by its metric thread. */
function takeStuds(taker: Taker): void {
  const pattern =
    /(?<![\p{L}\d.,-])(\d{1,2}) ?mm(?= (?:stud|bolt)s?(?!\p{L}))|(?<=(?<!\p{L})(?:stud|bolt)s? )(\d{1,2}) ?mm(?![\p{L}\d²])/gu;
  taker.takeAll(pattern, ([, before, after]) => ({
    kind: 'thread',
    system: 'M',
    size: Number(before ?? after),
    pitch: null,
  }));
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

function takeCounts(taker: Taker): void {
  taker.takeAll(countPattern, ([, count = '', noun = '']) =>
    counted(countNouns[noun] ?? '', numberWords[count] ?? Number(count)),
  );
  taker.takeAll(polePattern, ([, word = '']) => counted('poles', poleWords[word] ?? 0));
}

const contactNames = { no: 'normallyOpen', nc: 'normallyClosed', co: 'changeOver' } as const;

/** '1no+1nc', '2 CO': all counts of a question are one wanted arrangement, which stands where the first ones do. */
function takeContacts(taker: Taker): void {
  const pattern =
    /(?<![\p{L}\d.,-])(\d{1,2}) ?(no|nc|co)(?![\p{L}\d])(?: ?[+/&,] ?(?=\d ?n[oc]))?|\b(spdt|dpdt|spst)\b/gu;
  const found = [...taker.text.matchAll(pattern)];
  const [first] = found;
  if (!first) return;
  const wanted: ContactsValue = { kind: 'contacts', normallyOpen: 0, normallyClosed: 0, changeOver: 0 };
  let end = first.index;
  for (const { index, 0: text, 1: count = '1', 2: name, 3: word } of found) {
    if (name) wanted[contactNames[name as keyof typeof contactNames]] += Number(count);
    if (word === 'spdt') wanted.changeOver = 1;
    if (word === 'dpdt') wanted.changeOver = 2;
    if (word === 'spst') wanted.normallyOpen = 1;
    if (/^[\s+/&,]*$/.test(taker.text.slice(end, index))) end = index + text.length;
    else taker.hide(index, text.length);
  }
  taker.take(first.index, end - first.index, wanted);
}

const side = String.raw`\d+(?:\.\d+)?`;
const extentPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${side}) ?(?:mm)? ?(?:x|by) ?(${side})(?: ?(?:mm)? ?(?:x|by) ?(${side}))?(?: ?(mm|cm|inch|in|"))?(?![\p{L}\d²]|[ -]?mm²|[.,]\d)`,
  'gu',
);

function takeExtents(taker: Taker): void {
  taker.takeAll(extentPattern, ([, first = '', second = '', third, unit]) => {
    const factor = unit === 'cm' ? 10 : unit && unit !== 'mm' ? 25.4 : 1;
    const sides = [first, second, third].flatMap((text) =>
      text === undefined ? [] : [Number(text) * factor],
    );
    return { kind: 'extent', sides };
  });
}

/** 'C32' and 'B 16A' name the curve of a miniature circuit breaker with its current (IEC 60898-1). */
function takeCurves(taker: Taker): void {
  const pattern = /(?<![\p{L}\d.,-])([bcd])-?(\d{1,3}(?:\.\d)?)(?: ?a(?:mps?)?)?(?![\p{L}\d.-])/gu;
  for (const match of taker.text.matchAll(pattern)) {
    const current = Number(match[2]);
    taker.take(match.index, match[0].length, {
      kind: 'quantity',
      dimension: 'current',
      low: current,
      high: current,
    });
    // The letter is the curve.
    taker.text = `${taker.text} curve ${match[1] ?? ''}`;
  }
}

/** Plain numbers that are left: '70' of 'lug 70 M10'. */
function takeNumbers(taker: Taker, has: (stem: string) => boolean): void {
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
      true,
    );
  }
}
