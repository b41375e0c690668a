import type { WantedContacts } from './condition.ts';
import type { QueryScanner } from './queryScanner.ts';
import { numberWords } from './vocabulary/countWords.ts';

/** 'NC block' means a block with one NC contact, and 'changeover contact' one that changes over. */
const bareContact =
  /(?<![\p{L}\d.,-])(?:(no|nc)(?= (?:contacts? )?(?:blocks?|elements?|units?)(?!\p{L}))|(change ?-?over|co)(?= contacts?(?!\p{L})))/gu;

/** Poles of 'SPDT', 'DPST' and '4PDT'. */
const throwPoles: Readonly<Record<string, number>> = { s: 1, d: 2, t: 3, '3': 3, '4': 4 };

const noContacts: WantedContacts = { kind: 'contacts', normallyOpen: 0, normallyClosed: 0, changeOver: 0 };

const contactNames = { no: 'normallyOpen', nc: 'normallyClosed', co: 'changeOver' } as const;

const counts = String.raw`\d{1,2}|${Object.keys(numberWords).join('|')}`;
const countedContacts = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(${counts}) ?(no|nc|co|change ?-?over)(?![\p{L}\d])(?: ?[+/&,] ?(?=\d ?n[oc]))?|\b([sdt34]p[sd]t)\b`,
  'gu',
);
const totalPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(${counts})(?= (?:contacts|kontakte)(?!\p{L}))`,
  'gu',
);

/** '4 contacts' is the number of all kinds. */
function extractTotal(scanner: QueryScanner): void {
  scanner.extractAll(totalPattern, ([text]) => ({
    ...noContacts,
    total: numberWords[text] ?? Number(text),
  }));
}

/** '1no+1nc', '2 CO': all contacts in a query form one wanted arrangement, at the position of the first. */
export function extractContacts(scanner: QueryScanner): void {
  extractTotal(scanner);
  const counted = [...scanner.text.matchAll(countedContacts)];
  const found =
    counted.length > 0
      ? counted
      : [...scanner.text.matchAll(bareContact)].map((match) =>
          Object.assign(match, { 1: '1', 2: match[1] ?? match[2] ?? '' }),
        );
  const [first] = found;
  if (!first) return;
  const wanted = { ...noContacts };
  let end = first.index;
  for (const { index, 0: text, 1: count = '1', 2: name, 3: word } of found) {
    if (name)
      wanted[contactNames[name.slice(0, 2) as keyof typeof contactNames] ?? 'changeOver'] +=
        numberWords[count] ?? Number(count);
    if (word) wanted[word.endsWith('dt') ? 'changeOver' : 'normallyOpen'] = throwPoles[word.charAt(0)] ?? 1;
    if (/^[\s+/&,]*$/.test(scanner.text.slice(end, index))) end = index + text.length;
    else scanner.mask(index, text.length);
  }
  scanner.extract(first.index, end - first.index, wanted);
}
