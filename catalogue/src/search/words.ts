import { foldSearchText } from '../operations/search.ts';

/** Maps folded British spellings to American ones, so that both match. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/aluminium/, 'aluminum'],
  [/(arm|col|fl|harb|vap|lab)our/, '$1or'],
  [/grey/, 'gray'],
  [/mould/, 'mold'],
  [/(cent|met|fib|lit)re(s?)$/, '$1er$2'],
  [/programme(?=s?$)/, 'program'],
  [/(?<=[a-z]{3})is(e[drs]?|ing|ation)$/, 'iz$1'],
  [/catalogue/, 'catalog'],
  [/adapter/, 'adaptor'],
  [/(?<=[a-z]{2})yse/, 'yze'],
  [/tyre/, 'tire'],
  [/sulph/, 'sulf'],
];

/** Splits a text into folded words; numbers keep their decimals and ratios: 'pg13.5', '2:1'. */
export const splitWords = (text: string): string[] =>
  joinCategories(foldSearchText(text)).match(/\d+(?:[.:]\d+)+|[\p{L}\p{M}\d]+(?:\.\d+)?/gu) ?? [];

/** Utilisation categories are one word: 'AC-3' is 'ac3' (IEC 60947). */
export const joinCategories = (text: string): string =>
  text.replace(/\b(ac|dc)-(\d{1,2}[ab]?)(?![\p{L}\d])/gu, '$1$2');

/** Words that are no form of the one they look like: a bare busbar is not a bar. */
const ownStems: ReadonlySet<string> = new Set(['bare']);

/** Reduces a folded word to a common stem: 'glands' and 'gland', 'crimping' and 'crimp', 'moulded' and 'mold'. */
export function stemWord(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word) || ownStems.has(word)) return word;
  const american = spellings.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    word,
  );
  return withoutEnding(singular(american));
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(word) && word.length > 5) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  const [, stem = ''] = /^(.{3,}[^aeiou]|.{4,})(?:ing|ed)$/.exec(word) ?? [];
  const isWord = stem.length >= 4 && /[aeiouy]/.test(stem);
  const short = isWord ? stem.replace(/([bdgklmnprt])\1$/, '$1') : word;
  return short.length > 3 ? short.replace(/e$/, '') : short;
}

/** Words and their stems. */
export const stemsOf = (text: string): string[] => splitWords(text).map(stemWord);

/** Words that do not describe a product. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the of for with and or in on to from by at is are be it its i we you my our me need needs needed want wanted looking ' +
    'look find get buy order price prices cost rate quote please required require requirement which what how do does can could ' +
    'would should any some that this these those as into onto than use used using suitable suit suits type types size sizes ' +
    'nos pcs pc piece pieces qty quantity each make model good best cheap available stock supply supplier india near show have has ' +
    'there where when not so but also only about per range rated rating something thing one kind approx approximately around ' +
    'equivalent equiv similar alternative alternate compatible brand ' +
    'difference between compare comparison versus vs ' +
    'am let know pls plz kindly send give share provide arrange dispatch urgent urgently asap rate quotation enquiry inquiry ' +
    'sir madam dear hello hi thanks thank regards bhai bhaiya ji ' +
    'der das und fur mit nicht ohne without bina kein keine keinen non nahi nahin except excluding ein eine einen ' +
    'oder fuer von vom zu zum zur bei ist sind auch direkt bitte stuck ya aur hai ho hona jo ke baad bhi mein se ka ke ki ko liye wala wali chahiye'
  ).split(' '),
);
