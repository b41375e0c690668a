import { searchWords } from '@elvora/catalogue/operations';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foldText } from './searchFields.ts';

/** Fields by relevance, highest first. */
export const searchFields = ['codes', 'name', 'keyword', 'description', 'cells'] as const;
export type SearchField = (typeof searchFields)[number];

/** A text to find in one field, or in any field. */
export interface SearchTerm {
  field?: SearchField;
  text: string;
}

/** A group of hits: products that match all of some terms, at least one of others, and none of the rest. */
export interface SearchClause {
  all: readonly SearchTerm[];
  /** At least one of them, unless the list is empty. */
  some?: readonly SearchTerm[];
  none?: readonly SearchTerm[];
  /** Whether the group's hits differ in rank. */
  hasMixedRanks: boolean;
}

export interface Search {
  /** All hits: products that contain every word in any field. */
  clause: SearchClause;
  /** The same hits as disjoint groups, best rank first. */
  rankedClauses: readonly SearchClause[];
  /** Lower is better: a full code, the beginning of one, the name; then the ranks of the words by field. */
  rank: RawBuilder<number>;
}

/** Parses a literal search text (O68). Returns null for texts without hits: blank, or with NUL, which cannot be stored. */
export function parseSearch(text: string): Search | null {
  const phrase = foldText(text);
  if (phrase === '' || phrase.includes('\0')) return null;
  const words = searchWords(text);
  const [only] = words;
  return {
    clause: { all: words.map((word) => ({ text: word })), hasMixedRanks: true },
    rankedClauses:
      words.length === 1 && only === phrase ? clausesForWord(only) : clausesForWords(phrase, words),
    rank: rankExpression(phrase, words),
  };
}

/** For a single word every group has one rank. */
function clausesForWord(word: string): SearchClause[] {
  const terms: readonly SearchTerm[] = [
    { field: 'codes', text: `\n${word}\n` },
    { field: 'codes', text: `\n${word}` },
    ...searchFields.map((field) => ({ field, text: word })),
  ];
  return terms.map((term, rank) => ({ all: [term], none: terms.slice(0, rank), hasMixedRanks: false }));
}

/** Hits with the phrase in the name, and no word in a code, have one rank; in the other groups ranks differ. */
function clausesForWords(phrase: string, words: readonly string[]): SearchClause[] {
  const inCodes: SearchTerm = { field: 'codes', text: phrase };
  const inName: SearchTerm = { field: 'name', text: phrase };
  const wordsInCodes = words.map((text): SearchTerm => ({ field: 'codes', text }));
  return [
    { all: [inCodes], hasMixedRanks: true },
    { all: [inName], some: wordsInCodes, none: [inCodes], hasMixedRanks: true },
    { all: [inName], none: wordsInCodes, hasMixedRanks: false },
    { all: words.map((text) => ({ text })), none: [inCodes, inName], hasMixedRanks: true },
  ];
}

/** The rank of a row of `product_search as searched`. */
function rankExpression(phrase: string, words: readonly string[]): RawBuilder<number> {
  const rankOf = (text: string, fields: readonly SearchField[]) => {
    const conditions = [
      fieldLike('codes', `\n${text}\n`),
      fieldLike('codes', `\n${text}`),
      ...fields.map((field) => fieldLike(field, text)),
    ];
    const cases = conditions.map((condition, rank) => sql`when ${condition} then ${sql.lit(rank)}`);
    return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(conditions.length)} end`;
  };
  // The phrase counts only in codes and names; otherwise the ranks of its words are more relevant.
  const wordRanks = sql.join(
    words.map((word) => rankOf(word, searchFields)),
    sql` + `,
  );
  return sql`(${rankOf(phrase, ['codes', 'name'])}) * 1000 + ${wordRanks}`;
}

/** Whether a field of `product_search as searched` contains a text. */
export const fieldLike = (field: SearchField, text: string) => columnLike(`searched.${field}`, text);

/** Whether a folded column contains a word literally. */
export const columnLike = (column: string, word: string) => likeExpression(sql.ref(column), word);

export const likeExpression = (value: RawBuilder<unknown>, word: string) =>
  sql<SqlBool>`${value} like ${`%${escapeLike(word)}%`} escape '!'`;

/** Escapes the wildcards of `like`. */
const escapeLike = (text: string) => text.replace(/[!%_]/g, '!$&');
