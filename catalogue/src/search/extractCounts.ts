import type { WantedQuantity } from './condition.ts';
import type { QueryScanner } from './queryScanner.ts';
import { countNouns, numberWords, poleWords } from './vocabulary/countWords.ts';

const counted = (propertyKey: string, count: number): WantedQuantity => ({
  kind: 'quantity',
  dimension: 'number',
  low: count,
  high: count,
  propertyKey,
});

/** The number of a word such as 'two', or of digits. */
const countOf = (word: string): number => numberWords[word] ?? Number(word);

const counts = String.raw`(\d{1,3}|${Object.keys(numberWords).join('|')})`;
const nouns = Object.keys(countNouns).join('|');
const countPattern = new RegExp(String.raw`(?<![\p{L}\d.,-])${counts}[ -]?(${nouns})(?![\p{L}\d])`, 'gu');

/** '2 or 4 pole', '3P/4P', '8, 11 pin': any of the counts matches. */
const listPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(${counts}(?:[ -]?(?:${nouns}))?(?:(?: ?[\/,&] ?| or | and | oder | und )${counts})+)[ -]?(${nouns})(?![\p{L}\d])`,
  'gu',
);
const polePattern = new RegExp(
  String.raw`(?<![\p{L}\d-])(${Object.keys(poleWords).join('|')})(?![\p{L}\d-])`,
  'gu',
);

/** Not the faults that a relay detects: 'single phase failure'. */
const phasePattern = new RegExp(
  String.raw`(?<![\p{L}\d.,-])([1-3]|single|two|three)[ -]?(?:phases?|ph)(?!\p{L}|[ -](?:fail|loss|sequence|barrier|prevent|monitor))`,
  'gu',
);

const cablesPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])([2-9]|1[0-9]|${Object.keys(numberWords).join('|')})(?= (?:\p{L}+ )?cables(?!\p{L}| (?:gland|tie|lug|shoe|entry)))`,
  'gu',
);

/** '4 conductor 2.5' and '2.5 mm² 4 conductor', but a terminal for a '4 conductor' is one of 4 mm². */
const wiresPattern =
  /(?<![\p{L}\d.,/-])(?:(?:[2-4]|two|three|four)(?=[ -](?:wires?|conductors|conductor(?= \d))(?!\p{L}))|(?<=\d(?: ?mm²)? )(?:[2-4]|two|three|four)(?=[ -]conductor(?!\p{L})))/gu;

/** Extracts lists of counts of one kind of thing. */
function extractCountLists(scanner: QueryScanner): void {
  for (const { 0: text, 1: list = '', index } of scanner.text.matchAll(listPattern)) {
    const noun = new RegExp(`(${nouns})$`, 'u').exec(text)?.[1] ?? '';
    const numbers = list.match(new RegExp(counts, 'gu')) ?? [];
    const [wanted, ...alternatives] = numbers.map((count) => counted(countNouns[noun] ?? '', countOf(count)));
    if (wanted) scanner.extract(index, text.length, wanted, { alternatives });
  }
}

/** Devices that are not made with one pole per phase also switch the neutral: a single-phase RCCB has two poles. */
const withNeutral = (phases: number): WantedQuantity => ({
  ...counted('poles', phases + 1),
  isSubstitute: true,
});

/** Extracts counts of poles, holes, connections and phases. */
export function extractCounts(scanner: QueryScanner): void {
  extractCountLists(scanner);
  for (const { 0: text, 1: count = '', 2: noun = '', index } of scanner.text.matchAll(countPattern)) {
    const number = countOf(count);
    const others = /^ways?$/.test(noun) ? ['holes', 'positions', 'poles', 'connections'] : [];
    const alternatives = others.map((property) => counted(property, number));
    scanner.extract(index, text.length, counted(countNouns[noun] ?? '', number), { alternatives });
  }
  scanner.extractAll(polePattern, ([, word = '']) => counted('poles', poleWords[word] ?? 0));
  // A cable entry for several cables has as many holes.
  for (const { 1: count = '', index } of scanner.text.matchAll(cablesPattern)) {
    scanner.extract(index, count.length, counted('holes', countOf(count)), {
      isSoft: true,
    });
  }
  // A terminal for three wires has as many connections.
  if (/(?<!\p{L})terminals?(?!\p{L})/u.test(scanner.text)) {
    for (const { 0: count, index } of scanner.text.matchAll(wiresPattern)) {
      scanner.extract(index, count.length, counted('connections', countOf(count)), {
        isSoft: true,
      });
    }
  }
  // Sizes without a stated phase match when the supply is mentioned as well: '3 phase 11 kW starter'.
  for (const { 0: text, 1: count = '', index } of scanner.text.matchAll(phasePattern)) {
    const phases = countOf(count);
    scanner.extract(index, text.length, counted('poles', phases), {
      isSoft: true,
      alternatives: [withNeutral(phases)],
    });
  }
}
