import { searchWords } from '@elvora/catalogue/operations';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foldText } from './searchFields.ts';

/** Fields in the order in which a find counts: what is ordered by comes first. */
export const searchFields = ['codes', 'name', 'keyword', 'description', 'cells'] as const;
export type SearchField = (typeof searchFields)[number];

/** A text, and where it stands: in one field, or in any. */
export interface SearchTerm {
  field?: SearchField;
  text: string;
}

/** What products have in common that stand together among the finds. */
export interface SearchClause {
  all: readonly SearchTerm[];
  /** At least one of them, if there are any. */
  some?: readonly SearchTerm[];
  none?: readonly SearchTerm[];
  /** Whether they differ in rank. */
  hasMixedRanks: boolean;
}

export interface Search {
  /** Everything that is found: every word stands somewhere in the product. */
  clause: SearchClause;
  /** The same in parts, those of a better rank first. */
  rankedClauses: readonly SearchClause[];
  /** Lower is better: a whole code, the beginning of one, the name; then the places of its words in the order of the fields. */
  rank: RawBuilder<number>;
}

/** A literal search for a text (O68); null for a blank one, which finds nothing, and for one that no database can keep. */
export function parseSearch(text: string): Search | null {
  const whole = foldText(text);
  if (whole === '' || whole.includes('\0')) return null;
  const words = searchWords(text);
  const [only] = words;
  return {
    clause: { all: words.map((word) => ({ text: word })), hasMixedRanks: true },
    rankedClauses:
      words.length === 1 && only === whole ? clausesForWord(only) : clausesForWords(whole, words),
    rank: rankExpression(whole, words),
  };
}

/** One word has a rank in each place where it can stand. */
function clausesForWord(word: string): SearchClause[] {
  const places: readonly SearchTerm[] = [
    { field: 'codes', text: `\n${word}\n` },
    { field: 'codes', text: `\n${word}` },
    ...searchFields.map((field) => ({ field, text: word })),
  ];
  return places.map((place, at) => ({ all: [place], none: places.slice(0, at), hasMixedRanks: false }));
}

/** Where the whole text stands in a name, and no word of it in a code, all have one rank; elsewhere they differ. */
function clausesForWords(whole: string, words: readonly string[]): SearchClause[] {
  const inCodes: SearchTerm = { field: 'codes', text: whole };
  const inName: SearchTerm = { field: 'name', text: whole };
  const wordsInCodes = words.map((text): SearchTerm => ({ field: 'codes', text }));
  return [
    { all: [inCodes], hasMixedRanks: true },
    { all: [inName], some: wordsInCodes, none: [inCodes], hasMixedRanks: true },
    { all: [inName], none: wordsInCodes, hasMixedRanks: false },
    { all: words.map((text) => ({ text })), none: [inCodes, inName], hasMixedRanks: true },
  ];
}

/** The rank of a row of `product_search as searched`. */
function rankExpression(whole: string, words: readonly string[]): RawBuilder<number> {
  const placeOf = (text: string, among: readonly SearchField[]) => {
    const order = [
      fieldLike('codes', `\n${text}\n`),
      fieldLike('codes', `\n${text}`),
      ...among.map((field) => fieldLike(field, text)),
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
export const fieldLike = (field: SearchField, text: string) => columnLike(`searched.${field}`, text);

/** Whether a folded column holds a word, letter by letter. */
export const columnLike = (column: string, word: string) => likeExpression(sql.ref(column), word);

export const likeExpression = (value: RawBuilder<unknown>, word: string) =>
  sql<SqlBool>`${value} like ${`%${escapeLike(word)}%`} escape '!'`;

/** `%`, `_` and the escape itself are letters like any other. */
const escapeLike = (text: string) => text.replace(/[!%_]/g, '!$&');
