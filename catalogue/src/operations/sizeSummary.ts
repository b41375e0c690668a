import type { ProductSize, SizeFact } from '../model/size.ts';
import { pluralise } from './pluralise.ts';

/** The values of a size, as in `ProductSize`. */
type StatedSize = Pick<ProductSize, 'variants' | 'values'>;

interface FactColumn {
  title: string;
  texts: readonly string[];
}

interface Quantity {
  /** Prefix of the number that all sizes share: 'M', 'PG ', '2 × '. */
  prefix: string;
  min: number;
  max: number;
  unit: string;
}

const threadTitle = /\bthread\b|^entry$|^stud$/i;

/** Columns that describe mounting, packing or a second rating, not a selection criterion. */
const secondaryTitle =
  /\b(?:thread|pack|carton|roll|box|spanner|torque|mass|weight|pitch|fuse|die|(?<!per )hole|wall|thickness|speed|hysteresis|housing|sleeve|crimp|strip|minimum|digit|added|depth in|loss|cam|flange|inner sheath|armour|(?:coil|led|input) current|[AD]C-1[1-5])\b/i;

/** Selection criteria, preferred regardless of their column's position. */
const mainTitle = /\bflow\b|\bwire range\b|\bcross-section\b|^conductors?\b/i;

/** Titles that only name a dimension; the summary repeats them, because a number in mm by itself is ambiguous. */
const dimensionTitle = /^(?:length|width|height|depth)$/i;

/** Titles of plain numbers that serve as the unit. */
const countTitle = /^modules$/i;

/** Maximum number of facts besides the number of sizes. */
const maxFacts = 2;
/** Longer values are notes. */
const maxLabelLength = 80;
const maxTextLength = 40;

/**
 * Returns the value ranges of a product's sizes: the thread, then the main criterion; empty when
 * the table has neither.
 */
export function sizeFacts(sizes: readonly StatedSize[]): SizeFact[] {
  const columns = factColumns(sizes);
  const threads = columns.find(({ title }) => threadTitle.test(title));
  const thread = threads ? threadFact(threads) : null;
  return [...(thread ? [thread] : []), ...ratingFacts(columns)]
    .filter(({ label, text }) => label.length <= maxLabelLength && text.length <= maxTextLength)
    .slice(0, maxFacts);
}

/** Returns the main rating, or the first two dimensions. */
function ratingFacts(columns: readonly FactColumn[]): SizeFact[] {
  const ranges = columns
    .filter(({ title }) => !secondaryTitle.test(title))
    .toSorted((a, b) => Number(mainTitle.test(b.title)) - Number(mainTitle.test(a.title)))
    .flatMap((column) => {
      const fact = rangeFact(column);
      return fact ? [{ ...fact, isFirst: column === columns[0] }] : [];
    });
  const dimensions = ranges.filter(({ label }) => dimensionTitle.test(label));
  const [only] = dimensions;
  // A single side after other columns belongs to the housing.
  const isIncidental = dimensions.length === 1 && only && !only.isFirst && !/^length$/i.test(only.label);
  const [first, second] = isIncidental ? ranges.filter((range) => range !== only) : ranges;
  const areDimensions = first && second && [first, second].every(({ label }) => dimensionTitle.test(label));
  return [first, ...(areDimensions ? [second] : [])].flatMap((range) =>
    range ? { label: range.label, text: range.text } : [],
  );
}

/** Formats the number of sizes and their range for cards: '8 sizes · M12–M63 · 3–45 mm'; empty without sizes. */
export function sizeSummary(sizeCount: number, facts: readonly SizeFact[]): string {
  if (sizeCount === 0) return '';
  const texts = facts.map(({ label, text }) =>
    dimensionTitle.test(label) ? `${label.toLowerCase()} ${text}` : text,
  );
  return [pluralise(sizeCount, 'size', 'sizes'), ...texts].join(' · ');
}

/** Returns the columns with a value for every size; those derived from code titles come last. */
function factColumns(sizes: readonly StatedSize[]): FactColumn[] {
  const columns = new Map<string, string[]>();
  for (const [at, { values }] of sizes.entries()) {
    for (const { title, text } of values) {
      if (at === 0 && !columns.has(title)) columns.set(title, []);
      const texts = columns.get(title);
      // Of columns with the same title, only the first is used.
      if (texts?.length === at) texts.push(text);
    }
  }
  columns.delete('');
  const variants = sizes.flatMap((size) => size.variants.slice(0, 1));
  return [...columns, ['', variants] as const].flatMap(([title, texts]) =>
    texts.length > 0 && texts.length === sizes.length ? [{ title, texts }] : [],
  );
}

const splitTitle = (title: string) => {
  const [bracket = '', unit = ''] = /\(([^()]+)\)$/.exec(title) ?? [];
  return { label: title.slice(0, title.length - bracket.length).trim(), unit };
};

/** 'M12–M63' of 'M12 × 1.5' … 'M63 × 1.5'; with several thread systems 'M20–M40, PG 16–PG 21'. */
function threadFact({ title, texts }: FactColumn): SizeFact | null {
  const threads = texts.map((text) => /^(M|PG ?|G ?|R ?)(\d+(?:\.\d+)?)(?= ×|$)/i.exec(text.trim()));
  const quantities = threads.map((thread): Quantity | null => {
    const number = Number(thread?.[2]);
    return thread ? { prefix: thread[1] ?? '', min: number, max: number, unit: '' } : null;
  });
  const systems = Map.groupBy(quantities, (quantity) => quantity?.prefix);
  const spans = [...systems.values()].map(spanText);
  return spans.includes(null) ? null : { label: splitTitle(title).label, text: spans.join(', ') };
}

function rangeFact({ title, texts }: FactColumn): SizeFact | null {
  const { label, unit } = splitTitle(title);
  const quantities = texts.map((text) =>
    readQuantity(text.trim(), countTitle.test(label) ? label.toLowerCase() : unit),
  );
  const isConstant = quantities.every(
    (quantity) => quantity?.min === quantities[0]?.min && quantity?.max === quantities[0]?.max,
  );
  const text = isConstant ? null : spanText(quantities);
  if (text === null) return null;
  const isLimit = /\bmax\b/i.test(label) && quantities.every((quantity) => quantity?.min === quantity?.max);
  return { label, text: isLimit ? `up to ${text.slice(text.indexOf('–') + 1)}` : text };
}

const number = String.raw`\d+(?:\.\d+)?`;
/** Units that are written in the cells; '4 NO' is a number of contacts. */
const cellUnit = String.raw`[mk]?[AVWNJ]|VA|kVAr|m?s|h|min|[mc]?m[²³]?|k?g|Hz|°C|K|Pa|bar`;
const quantityPattern = new RegExp(
  String.raw`^(\d+ × )?(${number})(?: ?[–-] ?(${number}))?(?:(°)| (${cellUnit})(?:[ ,].*)?)?$`,
);

/** Reads a number or range with its unit from the cell or the column title; null for anything else. */
function readQuantity(text: string, titleUnit: string): Quantity | null {
  const [match, prefix = '', from, to, degree, word] = quantityPattern.exec(text) ?? [];
  const unit = titleUnit || degree || word || '';
  // '35 × 7.5' is an outline in mm, but in mm² it is two of a kind.
  if (match === undefined || unit === '' || (prefix !== '' && unit === 'mm')) return null;
  const ends = [Number(from), Number(to ?? from)];
  if (!ends.every(Number.isFinite)) return null;
  return { prefix, min: Math.min(...ends), max: Math.max(...ends), unit };
}

/** Null unless all quantities are known and have the same dimension. */
function spanText(quantities: readonly (Quantity | null)[]): string | null {
  const known = quantities.filter((quantity) => quantity !== null);
  const [first] = known;
  if (!first || known.length < quantities.length) return null;
  const { prefix, unit } = first;
  if (known.some((quantity) => quantity.prefix !== prefix || quantity.unit !== unit)) return null;
  // Spreading more arguments than the stack allows would throw.
  const min = known.reduce((least, quantity) => Math.min(least, quantity.min), Infinity);
  const max = known.reduce((most, quantity) => Math.max(most, quantity.max), -Infinity);
  const repeated = prefix.endsWith('× ') ? '' : prefix;
  const span = min === max ? `${prefix}${min}` : `${prefix}${min}–${repeated}${max}`;
  return unit === '°' ? `${span}°` : `${span} ${unit}`.trim();
}
