import { findThreads } from '../properties/thread.ts';
import { adaptorDirection, groupThreads } from './threadPairs.ts';
import type { Taker } from './taker.ts';

/** Extracts threads, those of a list as alternatives, and adds the direction of an adaptor. */
export function takeThreads(taker: Taker): void {
  const threads = findThreads(taker.text);
  const direction = adaptorDirection(taker.text, threads);
  const groups = direction ? threads.map((thread) => [thread]) : groupThreads(taker.text, threads);
  for (const [first, ...others] of groups) {
    if (!first) continue;
    const last = others.at(-1) ?? first;
    const alternatives = others.map(({ value }) => value);
    taker.take(first.index, last.index + last.length - first.index, first.value, { alternatives });
  }
  if (direction) taker.text = `${taker.text} ${direction}`;
}

const studPattern = (nouns: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d.,-])(\d{1,2}) ?mm(?= (?:${nouns})s?(?!\p{L}))|(?<=(?<!\p{L})(?:${nouns})s? )(\d{1,2}) ?mm(?![\p{L}\d²])`,
    'gu',
  );
const studs = studPattern('stud|bolt');
const lugStuds = studPattern('stud|bolt|hole|screw');
const lugs = /(?<!\p{L})(?:lug|thimble|ring|fork|spade|socket|kabelschuh)/u;

/** '12 mm stud', 'bolt 10 mm', 'lug with hole 8 mm': the bolt of a lug is identified by its metric thread. */
export function takeStuds(taker: Taker): void {
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

/** Metric threads of cable entries (EN 60423), as in '25 mm thread'. */
const metricEntries: ReadonlySet<number> = new Set([12, 16, 20, 25, 32, 40, 50, 63, 75]);
const threadInMillimetres =
  /(?<![\p{L}\d.,-])(\d{2}) ?mm(?= (?:entry )?threads?(?! (?:length|long|outer))(?!\p{L}))|(?<=(?<!\p{L})thread(?: size)? )(\d{2}) ?mm(?![\p{L}\d²]| long)/gu;

const entryParts = String.raw`(?:lock|check) ?nuts?|(?:blanking|stopping|hole) plugs?|knock ?-?outs?`;
/** '20 mm lock nut', 'blanking plug for 25 mm gland': parts of cable entries are identified by their thread. */
const entryInMillimetres = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(\d{2}) ?mm(?= (?:brass |nylon )?(?:${entryParts})(?!\p{L}))|(?<=(?<!\p{L})(?:${entryParts}) (?:for )?)(\d{2}) ?mm(?= glands?(?!\p{L})|$)`,
  'gu',
);

/** Extracts '25 mm thread' and '20 mm lock nut' as the thread of that size. */
export function takeThreadsInMillimetres(taker: Taker): void {
  for (const pattern of [threadInMillimetres, entryInMillimetres])
    taker.takeAll(pattern, ([, before, after]) => {
      const size = Number(before ?? after);
      return metricEntries.has(size) ? { kind: 'thread', system: 'M', size, pitch: null } : null;
    });
}
