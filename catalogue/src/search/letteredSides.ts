const sideWords: Readonly<Record<string, string>> = { h: 'high', w: 'wide', d: 'deep', l: 'long' };
const letteredSide = String.raw`(?:[hwdl] ?[=:]? ?\d+(?:\.\d+)?(?: ?mm)?|\d+(?:\.\d+)?(?: ?mm)? ?(?:\([hwdl]\)|[hwdl]))`;
const letteredExtent = new RegExp(
  String.raw`(?<![\p{L}\d.,-])${letteredSide}(?:(?: ?x ?|,? )${letteredSide}){1,2}(?![\p{L}\d])`,
  'gu',
);
const eachSide = new RegExp(letteredSide, 'gu');

/** Normalises '600H x 400W' and 'H600 W400' to '600 mm high 400 mm wide', because the table may order the sides differently. */
export const writeSides = (text: string): string =>
  text.replace(letteredExtent, (extent) =>
    [...extent.matchAll(eachSide)]
      .map(([side]) => {
        const [number = ''] = /\d+(?:\.\d+)?/.exec(side) ?? [];
        const [letter = ''] = /[hwdl](?!m)/.exec(side.replace('mm', '')) ?? [];
        return `${number} mm ${sideWords[letter] ?? ''}`;
      })
      .join(' '),
  );
