import { maxQuantity } from '../model/quantity.ts';

const pieces = new Set([
  'pc',
  'pcs',
  'piece',
  'pieces',
  'no',
  'nos',
  'nr',
  'ea',
  'each',
  'off',
  'unit',
  'units',
  'stk',
  'x',
]);

const otherUnits = new Set(
  [
    ['m', 'mtr', 'mtrs', 'meter', 'meters', 'metre', 'metres', 'ft'],
    ['set', 'sets', 'pair', 'pairs', 'pack', 'packs', 'pkt', 'pkts', 'packet', 'packets'],
    ['box', 'boxes', 'bag', 'bags', 'roll', 'rolls', 'coil', 'coils', 'carton', 'cartons', 'kg'],
    ['lengths', 'reel', 'reels', 'dozen'],
  ].flat(),
);

const unitKey = (word: string) => word.toLowerCase().replace(/\.$/, '');

/** Whether a word is a unit of quantity: 'pcs', 'nos.', 'm', 'sets'. */
export const isUnit = (word: string): boolean => {
  const key = unitKey(word);
  return key !== 'x' && (pieces.has(key) || otherUnits.has(key));
};

/** Whether a word is a unit of pieces. */
export const isPieceUnit = (word: string): boolean => isUnit(word) && pieces.has(unitKey(word));

/** Units and counted parts: in '2 inch conduit' and '3 pole breaker' the number describes the article. */
const ratedWords: ReadonlySet<string> = new Set(
  (
    'inch inches feet foot sqmm amp amps ampere amperes volt volts vac vdc watt watts kva kvar sec min minute minutes hour ' +
    'hours bar deg degree pole poles phase phases way ways core cores pin pins wire wires hole holes position positions ' +
    'module modules contact contacts digit digits row rows step steps connection connections changeover ' +
    'dia diameter awg level levels deck decks'
  ).split(' '),
);

/** Whether a word can begin the name of an article after its quantity: '10 brass glands'. Shorter words may be units. */
export const isPlainWord = (word: string): boolean => {
  const letters = word.toLowerCase().replace(/[,.]$/, '');
  return /^\p{L}{3,}(?:-\p{L}+)*$/u.test(letters) && !ratedWords.has(letters);
};

/** Returns the unit of a line as written; empty for pieces, which are the default. */
export const lineUnit = (word: string): string => (pieces.has(unitKey(word)) ? '' : word.replace(/\.$/, ''));

/** Reads a whole number from 1: '20', '1,000', '20.00'; null for anything else. */
export function readCount(word: string): number | null {
  const isNumber = /^\d{1,7}(?:[.,]0{1,2})?$/.test(word) || /^\d{1,3}(?:,\d{3}){1,2}$/.test(word);
  if (!isNumber) return null;
  const count = Number(word.replace(/[.,]0{1,2}$/, '').replaceAll(',', ''));
  return count >= 1 && count <= maxQuantity ? count : null;
}

/** Whether a word is a number but not a valid quantity: '0', '-3', '2.5', '99999999'. */
export const isInvalidQuantity = (word: string): boolean =>
  /^[-−–+]?\d{1,12}(?:[.,]\d{1,4})?$/.test(word) && readCount(word) === null;

/** Reads a number with its sign or unit in one word: '20x', 'x3', '3pcs'; null for ratings such as '25A' and '100m'. */
export function readGluedCount(word: string): { quantity: number; unit: string } | null {
  const [, number = '', letters = ''] = /^(\d{1,7})(\p{L}{1,6}\.?|×)$/u.exec(word) ?? [];
  const [, behind = ''] = /^[x×](\d{1,7})$/iu.exec(word) ?? [];
  const quantity = readCount(number || behind);
  if (quantity === null) return null;
  return behind !== '' || letters === '×' || pieces.has(unitKey(letters)) ? { quantity, unit: '' } : null;
}
