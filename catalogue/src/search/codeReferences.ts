/** A code reference in a cell, single or the start of a range: 'EV-PC-9 to EV-PC-38', 'EV-PC-9 to 38', 'EV-FF-92'. */
interface CodeReference {
  from: string;
  to: string | null;
}

const code = String.raw`\p{Lu}{2,}(?:-[\p{Lu}\p{N}.]*[\p{Lu}\p{N}])+`;
const referencePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${code})(?: ?(?:to|–|…) ?(${code}|\d+(?:\.\d+)?))?(?![\p{L}\p{N}-])`,
  'gu',
);

function readReferences(text: string): CodeReference[] {
  return [...text.matchAll(referencePattern)].map(([, from = '', to = null]) => ({ from, to }));
}

/** Splits off the last number of a code: 'EV-PC-' and 9. */
const numbered = (text: string): { series: string; number: number } | null => {
  const last = /(?<!\d)\d+(?:\.\d+)?$/u.exec(text);
  return last && { series: text.slice(0, last.index), number: Number(last[0]) };
};

/** Whether a text refers to a code: by the code, its prefix up to a hyphen, or a range that contains it. */
export const namesCode = (text: string, wanted: string): boolean =>
  readReferences(text).some(({ from, to }) => {
    if (wanted === from || wanted === to || wanted.startsWith(`${from}-`)) return true;
    if (to === null) return false;
    const [first, last, own] = [numbered(from), numbered(to), numbered(wanted)];
    return (
      first !== null &&
      last !== null &&
      own !== null &&
      own.series === first.series &&
      (last.series === '' || last.series === first.series) &&
      own.number >= first.number &&
      own.number <= last.number
    );
  });

/** Returns the beginnings of the codes that a text refers to: for ranges that of the series. */
export const referredStarts = (text: string): string[] =>
  readReferences(text).map(({ from, to }) => (to === null ? from : (numbered(from)?.series ?? from)));
