import { searchWords } from '@elvora/catalogue/operations';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foldText } from './searchText.ts';

/** Fields in the order in which a find counts: what is ordered by comes first. */
export const searchFields = ['codes', 'name', 'keyword', 'description', 'cells'] as const;
export type SearchField = (typeof searchFields)[number];

/** A text, and where it stands: in one field, or in any. */
export interface Place {
  field?: SearchField;
  text: string;
}

/** What products have in common that stand together among the finds. */
export interface Finds {
  all: readonly Place[];
  /** At least one of them, if there are any. */
  some?: readonly Place[];
  none?: readonly Place[];
  /** Whether they differ in rank. */
  isMixed: boolean;
}

export interface Search {
  /** Everything that is found: every word stands somewhere in the product. */
  finds: Finds;
  /** The same in parts, those of a better rank first. */
  parts: readonly Finds[];
  /** Lower is better: a whole code, the beginning of one, the name; then the places of its words in the order of the fields. */
  rank: RawBuilder<number>;
}

/** A literal search for a text (O68); null for a blank one, which finds nothing, and for one that no database can keep. */
export function searchFor(text: string): Search | null {
  const whole = foldText(text);
  if (whole === '' || whole.includes('\0')) return null;
  const words = searchWords(text);
  const [only] = words;
  return {
    finds: { all: words.map((word) => ({ text: word })), isMixed: true },
    parts: words.length === 1 && only === whole ? partsOfWord(only) : partsOfWords(whole, words),
    rank: rankOf(whole, words),
  };
}

/** One word has a rank in each place where it can stand. */
function partsOfWord(word: string): Finds[] {
  const places: readonly Place[] = [
    { field: 'codes', text: `\n${word}\n` },
    { field: 'codes', text: `\n${word}` },
    ...searchFields.map((field) => ({ field, text: word })),
  ];
  return places.map((place, at) => ({ all: [place], none: places.slice(0, at), isMixed: false }));
}

/** Where the whole text stands in a name, and no word of it in a code, all have one rank; elsewhere they differ. */
function partsOfWords(whole: string, words: readonly string[]): Finds[] {
  const inCodes: Place = { field: 'codes', text: whole };
  const inName: Place = { field: 'name', text: whole };
  const wordsInCodes = words.map((text): Place => ({ field: 'codes', text }));
  return [
    { all: [inCodes], isMixed: true },
    { all: [inName], some: wordsInCodes, none: [inCodes], isMixed: true },
    { all: [inName], none: wordsInCodes, isMixed: false },
    { all: words.map((text) => ({ text })), none: [inCodes, inName], isMixed: true },
  ];
}

/** The rank of a row of `product_search as searched`. */
function rankOf(whole: string, words: readonly string[]): RawBuilder<number> {
  const placeOf = (text: string, among: readonly SearchField[]) => {
    const order = [
      likeIn('codes', `\n${text}\n`),
      likeIn('codes', `\n${text}`),
      ...among.map((field) => likeIn(field, text)),
    ];
    const cases = order.map((condition, place) => sql`when ${condition} then ${sql.lit(place)}`);
    return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(order.length)} end`;
  };
  // The whole text in a code or a name says what was meant; elsewhere the places of its words say more.
  const wordPlaces = sql.join(
    words.map((word) => placeOf(word, searchFields)),
    sql` + `,
  );
  return sql`(${placeOf(whole, ['codes', 'name'])}) * 1000 + ${wordPlaces}`;
}

/** Whether a field of `product_search as searched` holds a text. */
export const likeIn = (field: SearchField, text: string) => escapedLike(`searched.${field}`, text);

/** Whether a folded column holds a word, letter by letter. */
export const escapedLike = (column: string, word: string) => like(sql.ref(column), word);

export const like = (value: RawBuilder<unknown>, word: string) =>
  sql<SqlBool>`${value} like ${`%${escaped(word)}%`} escape '!'`;

/** `%`, `_` and the escape itself are letters like any other. */
const escaped = (text: string) => text.replace(/[!%_]/g, '!$&');
