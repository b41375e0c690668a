import { writeSymbols } from './buttonSymbols.ts';
import { separateQuantities } from './joinedQuantities.ts';
import { writeSides } from './letteredSides.ts';
import { writeMeasures } from './measureNames.ts';
import { writeBounds } from './queryBounds.ts';
import { countNouns } from './vocabulary/countWords.ts';
import { joinCategories } from './words.ts';

/** Maximum length of a query; the rest is ignored. */
export const maxQueryLength = 300;

/**
 * Normalises a typed query: one kind of dash, quote, multiplication sign and space, no control or direction
 * characters, and joined units separated ('24vdc', '10sq').
 */
export function normaliseQuery(query: string): string {
  return (
    query
      .slice(0, maxQueryLength * 4)
      .normalize('NFKC')
      // Removes control characters and direction marks.
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .replace(/[‐‑‒–—―−]/g, '-')
      .replace(/[“”„«»"]/g, '"')
      .replace(/[‘’`´']/g, "'")
      .replace(/[×✕*]/g, 'x')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, maxQueryLength)
  );
}

const counted = Object.keys(countNouns).join('|');

/** Decimal commas: '1,5 mm²' and '35 x 7,5'; '2,4 pole' is a list. */
const decimalComma = new RegExp(
  String.raw`(?<=^|[^\p{L}\d.,]|\d ?x ?)(\d{1,4},\d|\d,\d\d|0,\d{3})(?![\d,]|\.\d| ?(?:${counted}|n[oc]|co)(?!\p{L}))`,
  'gu',
);

/** Metric threads of adaptors (EN 60423), which the trade also calls by their numbers alone. */
const entrySize = '(12|16|20|25|32|40|50|63)';
const adaptor = String.raw`(?<!\p{L})(?:adapt[eo]r|reducer|enlarger)s?(?!\p{L})`;
const adaptorSizes = String.raw`(?<![\p{L}\d.,/-])${entrySize} ?(?:mm)? ?(?:to|x|-|\/) ?${entrySize}(?: ?mm)?(?![\p{L}\d.,/-])`;
const sizesOfAdaptor = new RegExp(
  String.raw`(?<=${adaptor}[^\d]*)${adaptorSizes}|${adaptorSizes}(?=[^\d]*${adaptor})`,
  'gu',
);

const rewritings: readonly (readonly [RegExp, string])[] = [
  // 'Grade 304 200 mm' has two numbers in a query; in tables a space groups thousands.
  [/(\d) (?=\d{3}(?!\d))/g, '$1  '],
  // A quoted letter is the same without quotes: MCB 40 A "C".
  [/(?<![\p{L}\d])(["'])([a-z]{1,2})\1(?![\p{L}\d])/gu, '$2'],
  // 24vdc, 230 vac, 24v ac/dc, 24volts dc
  [/(\d) ?v(?:olts?)?[. ]?(ac ?\/ ?dc|ac|dc|a\.c\.?|d\.c\.?)(?![a-z0-9-])/g, '$1 v $2'],
  [/\b(ac|dc) ?(\d+(?:\.\d+)?) ?v(?:olts?)?\b/g, '$2 v $1'],
  // 70sq, 70 sq, 70 sq.mm
  [/(\d) ?sq(?:\.? ?(?:mm|m\/m))?\.?(?![a-z])/g, '$1 mm²'],
  [/(\d) ?(?:mm ?sq|mm2|mm\^2|rm)\.?(?![a-z])/g, '$1 mm²'],
  [/(\d) ?(?:deg(?:ree)?s?|°) ?(?:c(?:elsius)?)\b/g, '$1 °C'],
  [/(\d) ?(?:h\.p\.?|horse ?power\b)/g, '$1 hp'],
  // 'Replacement' says why a product is needed, except in the names of spare parts.
  [/\breplacement (?=\p{L})(?!(?:contactor )?coil|filter|mat\b|part)/gu, ''],
  // The lamp of a terminal or relay is its LED.
  [/\b(without|no) (?:indicat(?:or|ion|ing) )?(?:lamp|light|indicat(?:or|ion))\b/g, '$1 led'],
  [/(\d) ?(?:cubic met(?:er|re)s?|cu\.? ?m|m3|m³) ?(?:per|\/) ?h(?:our|r)?s?(?![a-z])/g, '$1 m³/h'],
  // 1 kg per metre, 25 litres per hour
  [/(\d) ?(k?g)s? ?(?:per|\/) ?(?:running )?m(?:et(?:er|re)|tr)?(?![a-z])/g, '$1 $2/m'],
  [/(\d) ?(?:l|lit(?:er|re)s?|ltrs?) ?(?:per|\/) ?h(?:our|r)?(?![a-z])/g, '$1 l/h'],
  [/(\d) ?m(?:et(?:er|re)s?)? ?(?:per|\/) ?s(?:ec(?:ond)?)?(?![a-z])/g, '$1 m/s'],
  [/(\d) ?(?:feet|foot)\b/g, '$1 ft'],
  [/(\d) ?c\/o\b/g, '$1co'],
  // The diameters by which glands for armoured cables are chosen.
  [/\bunder (?:the )?armou?r\b/g, 'inner sheath'],
  [/\bover (?:the )?(?:outer |overall )?sheath\b/g, 'outer sheath'],
  // The releases of a moulded case circuit breaker
  [/\bt ?[/&-]? ?m (?=releases?\b|trip)/g, 'thermal magnetic '],
  // 'Two 1 mm² wires' are two conductors of one size.
  [/\b(?:two|both|2) (?=(\d+(?:\.\d+)?) ?mm² (?:wires|conductors|cores|cables)\b)/g, '2 x '],
  // 'Ferrule for 2 wires of 1 mm²'; a terminal counts its wires.
  [
    /(?<=\bferrules?\b.*)\b(?:two|2) (?:wires|conductors|cores|cables) (?:of )?(?=\d+(?:\.\d+)? ?mm²)/g,
    '2 x ',
  ],
  [/\b(?:3|three)[ -]?ph(?:ases?)?,? ?(?:and|with|\+|&|plus)? ?neutral\b/g, '4 pole'],
  [/\b(?:1|single)[ -]?ph(?:ase)?,? ?(?:and|with|\+|&|plus)? ?neutral\b/g, '2 pole'],
  // The square faces of meters (IEC 61554)
  [/\b(48|72|96|144) ?(?:mm )?square\b(?! ?mm)/g, '$1x$1'],
  // '4 pcs set' is not an order quantity.
  [/(?<!\d)(\d) ?(?:pcs?|pieces?|nos?)\.? set\b/g, 'set of $1'],
  [/\b(thermal|relay|overload|release|dial) range\b/g, '$1 setting'],
  [
    /\b(?:shrinks?|shrinking|shrunk|recover(?:s|ed|ing)?) (?:down )?to (\d+(?:\.\d+)?)(?: ?mm)?(?![\p{L}\d.])/gu,
    'recovered $1 mm',
  ],
  [/\bshrinks? (?:down )?to\b(?= \d)/g, 'recovered'],
  // The rated short-time withstand current is that of one second (IEC 60947-1).
  [/(?<=\d ?ka),?(?: for| \/|\/)? ?1 ?s(?:ec(?:ond)?)?(?![\p{L}\d])/gu, ' withstand'],
  [/\b(?:1|one) ?s(?:ec(?:ond)?)?\.? (?=(?:short[ -]?time )?(?:withstand|rating))/g, ''],
  [
    /(?<=\b(?:withstand|short[ -]?time)(?!\p{L})[^;]{0,24} )(?:for )?(?:1|one) ?s(?:ec(?:ond)?)?(?![\p{L}\d])/gu,
    '',
  ],
  // What does not matter is no condition, and no exclusion.
  [
    /(?<![^\s,;()])[^\s,;()]+ (?:(?:is|are|does|do) )?(?:not (?:important|relevant|critical|matter)|egal)(?!\p{L})/gu,
    '',
  ],
  // '2 co-ordination' counts no contacts.
  [/\bco-ordinat/g, 'coordinat'],
  // Across flats
  [/\ba\/f\b/g, 'af'],
  // 'Over' is not a bound here.
  [/\bchange[ -]over\b/g, 'changeover'],
  [/\bhalf inch\b/g, '1/2 inch'],
  // 'From 19 mm down to 9.5 mm' is no lower bound.
  [/\bfrom (?=\d+(?:\.\d+)? ?(?:mm )?down to\b)/g, ''],
  [/\bone (?=(?:met(?:er|re)|inch)\b)/g, '1 '],
  [/\btwo (?=(?:met(?:er|re)|inche)s\b)/g, '2 '],
  [/\bdust(?: ?proof)? (?:and|&|\+) ?water ?-?(?:tight|proof)\b/g, 'ip65'],
  // '4 wire' is 'four-wire' in tables.
  [/(?<![\p{L}\d.,-])3[ -]?wire(?!\p{L})/gu, 'three wire'],
  [/(?<![\p{L}\d.,-])4[ -]?wire(?!\p{L})/gu, 'four wire'],
  // 'Reducer 25 to 20' is one from M25 to M20.
  [sizesOfAdaptor, 'm$1$3 to m$2$4'],
  // m20/m25
  [/\b(m\d{1,2}(?:\.\d)?)\/(?=m\d)/g, '$1 / '],
  // Repeats 'curve' in 'curve B or C' and 'B/C curve'.
  [/\b(grade|class|curve|type) ([a-d]|\d{1,3}) ?(?:\/|or|and|&) ?(?=(?:[a-d]|\d{1,3})\b)/g, '$1 $2 or $1 '],
  [/\b([a-d]) ?(?:\/|or|and|&) ?(?=[a-d][ -](curve|type|char))/g, '$1 $2 or '],
  // '32 A B or C'
  [
    /(?<=\d ?a(?:mps?)?[ -])([bcd]) ?(?:\/|or|&) ?([bcd])(?![\p{L}\d]| ?(?:curve|type|char))/gu,
    'curve $1 or curve $2',
  ],
  // 'Any curve except D' excludes curve D.
  [
    /\b(grade|class|curve|type)s? (not|except(?: for)?|other than|excluding|but not|without) (?:the )?(?=(?:[a-d]|ac|\d{2,3})\b(?! ?[a-z%°]))/g,
    '$2 $1 ',
  ],
  // ss316, od12, class20
  [/(?<![\p{L}\d-])(ss|aisi|grade|class|size|od|id|dia)(?=\d)/gu, '$1 '],
];

/** Folds a query to lower case and separates joined units. Positions refer to this text. */
export function foldQuantities(query: string): string {
  const text = writeMeasures(query.toLowerCase())
    .replace(/\b([ad])\.c\.?/g, '$1c')
    .replace(/n't\b|(?<=\bcan)not\b/g, ' not')
    .replace(decimalComma, (decimal) => decimal.replace(',', '.'));
  const read = rewritings.reduce((before, [pattern, written]) => before.replace(pattern, written), text);
  return writeBounds(joinCategories(writeSides(separateQuantities(writeSymbols(read)))));
}
