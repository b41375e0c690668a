import type { ProductSize } from '../model/size.ts';
import { pluralise } from './pluralise.ts';

/** What the sizes of a product span in one column: the thread or a rating. */
export interface SizeFact {
  /** Title of the column without its unit. */
  label: string;
  /** 'M12–M63', '3–45 mm' */
  text: string;
}

interface FactColumn {
  title: string;
  texts: readonly string[];
}

interface Quantity {
  /** What comes before the number, and is the same for all sizes: 'M', 'PG ', '2 × '. */
  prefix: string;
  min: number;
  max: number;
  unit: string;
}

const threadTitle = /\bthread\b|^entry$|^stud$/i;

/** Columns that state how a size is mounted or packed instead of what it is chosen by. */
const secondaryTitle =
  /\b(?:thread|pack|carton|roll|box|spanner|torque|mass|weight|pitch|fuse|die|(?<!per )hole|wall|thickness|speed|hysteresis|housing|sleeve|crimp|strip|minimum|digit|added|depth in|loss|cam)\b/i;

/** Titles that say no more than a dimension; the summary repeats them, since a number in mm alone says nothing. */
const dimensionTitle = /^(?:length|width|height|depth)$/i;

/** At most this many besides the number of sizes. */
const maxFacts = 2;

/** Returns what the sizes of a product span: its thread, then what it is chosen by; empty when the table does not tell. */
export function sizeFacts(sizes: readonly ProductSize[]): SizeFact[] {
  const columns = factColumns(sizes);
  const threads = columns.find(({ title }) => threadTitle.test(title));
  const thread = threads ? threadFact(threads) : null;
  const ranges = columns
    .filter(({ title }) => !secondaryTitle.test(title))
    .flatMap((column) => rangeFact(column) ?? []);
  const [first, second] = ranges;
  const areDimensions = first && second && [first, second].every(({ label }) => dimensionTitle.test(label));
  return [...(thread ? [thread] : []), ...ranges.slice(0, areDimensions ? maxFacts : 1)].slice(0, maxFacts);
}

/** Formats number and span of sizes for cards: '8 sizes · M12–M63 · 3–45 mm'; empty without sizes. */
export function sizeSummary(sizes: readonly ProductSize[]): string {
  if (sizes.length === 0) return '';
  const facts = sizeFacts(sizes).map(({ label, text }) =>
    dimensionTitle.test(label) ? `${label.toLowerCase()} ${text}` : text,
  );
  return [pluralise(sizes.length, 'size', 'sizes'), ...facts].join(' · ');
}

/** The columns that state a value for every size. */
function factColumns(sizes: readonly ProductSize[]): FactColumn[] {
  const titles = new Set(sizes.flatMap(({ values }) => values.map(({ title }) => title)));
  return [...titles].flatMap((title) => {
    const texts = sizes.flatMap(({ values }) => values.find((value) => value.title === title)?.text ?? []);
    return title !== '' && texts.length === sizes.length ? [{ title, texts }] : [];
  });
}

const splitTitle = (title: string) => {
  const [bracket = '', unit = ''] = /\(([^()]+)\)$/.exec(title) ?? [];
  return { label: title.slice(0, title.length - bracket.length).trim(), unit };
};

/** 'M12–M63' of 'M12 × 1.5' … 'M63 × 1.5'. */
function threadFact({ title, texts }: FactColumn): SizeFact | null {
  const threads = texts.map((text) => /^(M|PG ?|G ?|R ?)(\d+(?:\.\d+)?)(?= ×|$)/i.exec(text.trim()));
  const quantities = threads.map((thread): Quantity | null => {
    const number = Number(thread?.[2]);
    return thread ? { prefix: thread[1] ?? '', min: number, max: number, unit: '' } : null;
  });
  const text = spanText(quantities);
  return text === null ? null : { label: splitTitle(title).label, text };
}

function rangeFact({ title, texts }: FactColumn): SizeFact | null {
  const { label, unit } = splitTitle(title);
  const quantities = texts.map((text) => readQuantity(text.trim(), unit));
  const isConstant = quantities.every(
    (quantity) => quantity?.min === quantities[0]?.min && quantity?.max === quantities[0]?.max,
  );
  const text = isConstant ? null : spanText(quantities);
  return text === null ? null : { label, text };
}

const number = String.raw`\d+(?:\.\d+)?`;
/** Units that cells state themselves; '4 NO' is a number of contacts. */
const cellUnit = String.raw`[mk]?[AVWNJ]|VA|kVAr|m?s|h|min|[mc]?m[²³]?|k?g|Hz|°C|K|Pa|bar`;
const quantityPattern = new RegExp(
  String.raw`^(\d+ × )?(${number})(?: ?[–-] ?(${number}))?(?:(°)| (${cellUnit})(?:[ ,].*)?)?$`,
);

/** Reads a number or range with its unit, which the column's title or the cell states; null for anything else. */
function readQuantity(text: string, titleUnit: string): Quantity | null {
  const [match, prefix = '', from, to, degree, word] = quantityPattern.exec(text) ?? [];
  const unit = titleUnit || degree || word || '';
  if (match === undefined || unit === '') return null;
  const ends = [Number(from), Number(to ?? from)];
  return { prefix, min: Math.min(...ends), max: Math.max(...ends), unit };
}

/** Null unless all quantities are known and of one kind. */
function spanText(quantities: readonly (Quantity | null)[]): string | null {
  const known = quantities.filter((quantity) => quantity !== null);
  const [first] = known;
  if (!first || known.length < quantities.length) return null;
  const { prefix, unit } = first;
  if (known.some((quantity) => quantity.prefix !== prefix || quantity.unit !== unit)) return null;
  const min = Math.min(...known.map((quantity) => quantity.min));
  const max = Math.max(...known.map((quantity) => quantity.max));
  const repeated = prefix.endsWith('× ') ? '' : prefix;
  const span = min === max ? `${prefix}${min}` : `${prefix}${min}–${repeated}${max}`;
  return unit === '°' ? `${span}°` : `${span} ${unit}`.trim();
}
