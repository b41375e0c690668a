import { searchWords } from '@elvora/catalogue/operations';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foldText } from './searchText.ts';

/** Fields in the order in which a find counts: what is ordered by comes first. */
const fields = ['codes', 'name', 'keyword', 'description', 'cells'] as const;
type Field = (typeof fields)[number];

export interface Search {
  /** Every word stands somewhere in the product. */
  matches: RawBuilder<SqlBool>;
  /** Lower is better: a whole code, the beginning of one, the name; then the places of its words in the order of the fields. */
  rank: RawBuilder<number>;
}

/** A literal search for a text among `products` (O68); null for a blank one, which finds nothing. */
export function searchFor(text: string): Search | null {
  const folded = foldText(text);
  if (folded === '') return null;
  const words = searchWords(text).map(escaped);
  const whole = escaped(folded);
  const hasWord = (word: string) =>
    sql`(${sql.join(
      fields.map((field) => like(field, `%${word}%`)),
      sql` or `,
    )})`;
  const placeOf = (text: string, among: readonly Field[]) => {
    const order = [
      like('codes', `%\n${text}\n%`),
      like('codes', `%\n${text}%`),
      ...among.map((field) => like(field, `%${text}%`)),
    ];
    const cases = order.map((condition, place) => sql`when ${condition} then ${sql.lit(place)}`);
    return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(order.length)} end`;
  };
  // The whole text in a code or a name says what was meant; elsewhere the places of its words say more.
  const wholePlace = placeOf(whole, ['codes', 'name']);
  const wordPlaces = sql.join(
    words.map((word) => placeOf(word, fields)),
    sql` + `,
  );
  const itsFields = sql`from product_search as searched where searched.product_id = products.id`;
  return {
    matches: sql`exists (select 1 ${itsFields} and ${sql.join(words.map(hasWord), sql` and `)})`,
    rank: sql`(select (${wholePlace}) * 1000 + ${wordPlaces} ${itsFields})`,
  };
}

/** Whether a folded column holds a word, letter by letter. */
export const escapedLike = (column: string, word: string) =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${escaped(word)}%`} escape '!'`;

const like = (field: Field, pattern: string) =>
  sql`${sql.ref(`searched.${field}`)} like ${pattern} escape '!'`;

/** `%`, `_` and the escape itself are letters like any other. */
const escaped = (text: string) => text.replace(/[!%_]/g, '!$&');
