import { roundValue } from '../properties/dimension.ts';
import type { ThreadValue } from '../properties/propertyValue.ts';
import { readInches } from '../properties/numberText.ts';
import { findThreads } from '../properties/thread.ts';
import { adaptorDirection, groupThreads } from './threadPairs.ts';
import type { Wanted, WantedThread } from './condition.ts';
import type { QueryScanner } from './queryScanner.ts';

/** The hole of a lug for a metric stud: 0.2 to 1.2 mm wider than the stud (ISO 273). */
const clearanceHole = ({ system, size }: ThreadValue): Wanted | null =>
  system === 'M' && size <= 24
    ? {
        kind: 'quantity',
        dimension: 'length',
        low: roundValue(size + 0.2),
        high: roundValue(size + 1.2),
        propertyKey: 'hole',
        isSubstitute: true,
      }
    : null;

/** Extracts threads, those of a list as alternatives, and adds the direction of an adaptor. */
export function extractThreads(scanner: QueryScanner): void {
  const threads = findThreads(scanner.text);
  const direction = adaptorDirection(scanner.text, threads);
  const isOfLug = lugs.test(scanner.text);
  const groups = direction ? threads.map((thread) => [thread]) : groupThreads(scanner.text, threads);
  for (const [first, ...others] of groups) {
    if (!first) continue;
    const last = others.at(-1) ?? first;
    const bound = others.length === 0 ? boundBefore(scanner.text, first.index) : null;
    if (bound) {
      const { sign, text } = bound;
      scanner.extract(first.index - text.length, text.length + first.length, { ...first.value, sign });
      continue;
    }
    const holes = isOfLug ? [first, ...others].flatMap(({ value }) => clearanceHole(value) ?? []) : [];
    const alternatives = [...others.map(({ value }) => value), ...holes];
    scanner.extract(first.index, last.index + last.length - first.index, first.value, { alternatives });
  }
  if (direction) scanner.text = `${scanner.text} ${direction}`;
}

/** Reads the sign before a thread: '≤ M8', '<M20'. */
function boundBefore(
  text: string,
  index: number,
): { sign: NonNullable<WantedThread['sign']>; text: string } | null {
  const [found, compared = '', isEqual] = /([<>≤≥])(=?) ?$/u.exec(text.slice(0, index)) ?? [];
  if (found === undefined) return null;
  const isUpper = compared === '<' || compared === '≤';
  const isStrict = (compared === '<' || compared === '>') && isEqual === '';
  return { sign: isUpper ? (isStrict ? '<' : '≤') : isStrict ? '>' : '≥', text: found };
}

const studPattern = (nouns: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d.,-])(\d{1,2}) ?mm(?= (?:${nouns})s?(?!\p{L}))|(?<=(?<!\p{L})(?:${nouns})s? )(\d{1,2}) ?mm(?![\p{L}\d²])`,
    'gu',
  );
const studs = studPattern('stud|bolt');
const lugStuds = studPattern('stud|bolt|hole|screw');
const lugs = /(?<!\p{L})(?:lug|thimble|ring|fork|spade|socket|kabelschuh)/u;

const inches = String.raw`(\d{1,2}\/\d{1,2}|\d\.\d{1,3}) ?(?:"|inch(?:es)?|in)`;
const inchStuds = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])${inches}(?= (?:stud|bolt|screw)s?(?!\p{L}))|(?<=(?<!\p{L})(?:stud|bolt|screw)s? )${inches}(?![\p{L}\d])`,
  'gu',
);
const metricStuds: readonly number[] = [3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24];
/** Share by which a bolt in inches may differ from the metric one that replaces it: 3/8 inch from M10. */
const boltShare = 0.07;

function studsInInches(text: string) {
  return [...text.matchAll(inchStuds)].flatMap((match) => {
    const length = 25.4 * (readInches(match[1] ?? match[2] ?? '') ?? 0);
    const size = metricStuds.find((each) => Math.abs(each - length) <= boltShare * length);
    return size === undefined ? [] : [{ match, size }];
  });
}

/** '12 mm stud', 'bolt 10 mm', 'lug with hole 8 mm': the bolt of a lug is identified by its metric thread. */
export function extractStuds(scanner: QueryScanner): void {
  const found = [...scanner.text.matchAll(lugs.test(scanner.text) ? lugStuds : studs)].map((match) => ({
    match,
    size: Number(match[1] ?? match[2]),
  }));
  for (const { match, size } of [...found, ...studsInInches(scanner.text)]) {
    // A hole of 13 mm is not that of an M13 stud.
    if (!metricStuds.includes(size)) continue;
    const hole = {
      kind: 'quantity',
      dimension: 'length',
      low: size,
      high: size,
      propertyKey: 'hole',
    } as const;
    const wanted = { kind: 'thread', system: 'M', size, pitch: null } as const;
    const clearance =
      lugs.test(scanner.text) && !/(?<!\p{L})holes?(?!\p{L})/u.test(scanner.text)
        ? clearanceHole(wanted)
        : null;
    scanner.extract(match.index, match[0].length, wanted, {
      alternatives: [hole, ...(clearance ? [clearance] : [])],
    });
  }
}

/** Metric threads of cable entries (EN 60423), as in '25 mm thread'. */
const metricEntries: ReadonlySet<number> = new Set([12, 16, 20, 25, 32, 40, 50, 63, 75]);
const threadInMillimetres =
  /(?<![\p{L}\d.,-])(\d{2}) ?mm(?= (?:(?:entry )?threads?(?! (?:length|long|outer))|(?:cable )?entr(?:y|ies))(?!\p{L}))|(?<=(?<!\p{L})thread(?: size)? )(\d{2}) ?mm(?![\p{L}\d²]| long)/gu;

const entryParts = String.raw`(?:lock|check) ?nuts?|(?:blanking|stopping|hole) plugs?|knock ?-?outs?`;
/** '20 mm lock nut', 'blanking plug for 25 mm gland': parts of cable entries are identified by their thread. */
const entryInMillimetres = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(\d{2}) ?mm(?= (?:brass |nylon )?(?:${entryParts})(?!\p{L}))|(?<=(?<!\p{L})(?:${entryParts}) (?:for )?)(\d{2}) ?mm(?= glands?(?!\p{L})|$)`,
  'gu',
);

/** Extracts '25 mm thread' and '20 mm lock nut' as the thread of that size. */
export function extractThreadsInMillimetres(scanner: QueryScanner): void {
  for (const pattern of [threadInMillimetres, entryInMillimetres])
    scanner.extractAll(pattern, ([, before, after]) => {
      const size = Number(before ?? after);
      return metricEntries.has(size) ? { kind: 'thread', system: 'M', size, pitch: null } : null;
    });
}
