import { readInches } from './numberText.ts';
import type { ThreadSystem, ThreadValue } from './propertyValue.ts';

/** `\b` would also match after a letter with an accent: 'für 2' is not R 2. */
const start = String.raw`(?<![\p{L}\p{M}\d_])`;
const metric = String.raw`(?:(\d{1,2}) ?[×xX*] ?)?${start}M ?(\d{1,3}(?:[.,]\d+)?)(?! ?(?:m|V|A|W)\b)(?: ?[×xX*] ?(\d(?:[.,]\d{1,3})?))?(?![\p{L}\d/])`;
const pg = String.raw`${start}PG[ -]?(\d{1,2}(?:[.,]5)?)(?![\p{L}\d])`;
const fraction = String.raw`\d\/\d|\d{1,2}(?:\.\d+)?(?!\/)(?:[ -]\d\/\d|[¼½¾⅛⅜])?|[¼½¾⅛⅜]`;
const pipe = String.raw`${start}(NPT|G|R|BSP[PT]?)[ -]?(${fraction})(?:["″]| ?inch\b)?(?![\p{L}\d])|(?<![\d.,])(${fraction}) ?(?:["″]| ?inch| ?in)? ?(NPT|BSP[PT]?)\b`;

const pattern = new RegExp(`${metric}|${pg}|${pipe}`, 'giu');
const pipeSystems: Readonly<Record<string, ThreadSystem>> = {
  NPT: 'NPT',
  G: 'G',
  R: 'R',
  BSP: 'G',
  BSPP: 'G',
  BSPT: 'R',
};

const toNumber = (text: string) => Number(text.replace(',', '.'));

export interface FoundThread {
  value: ThreadValue;
  index: number;
  length: number;
}

/** Finds the threads of a text: 'M20 × 1.5', 'M5, M6', '2 × M20', 'PG 13.5', '½ NPT', 'G 3/4'. */
export function findThreads(text: string): FoundThread[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = readMatch(match);
    return value ? [{ value, index: match.index, length: match[0].length }] : [];
  });
}

function readMatch(match: RegExpExecArray): ThreadValue | null {
  const [, count, size, pitch, pgSize, system, inches, inchesBefore, systemAfter] = match;
  if (size) {
    if (toNumber(size) === 0) return null;
    return {
      kind: 'thread',
      system: 'M',
      size: toNumber(size),
      pitch: pitch ? toNumber(pitch) : null,
      ...(count ? { count: Number(count) } : {}),
    };
  }
  if (pgSize) return { kind: 'thread', system: 'PG', size: toNumber(pgSize), pitch: null };
  const name = pipeSystems[(system ?? systemAfter ?? '').toUpperCase()];
  const inchSize = readInches(inches ?? inchesBefore ?? '');
  // Rails are named G 32; pipe threads end at 6 inches.
  return name && inchSize && inchSize <= 6
    ? { kind: 'thread', system: name, size: inchSize, pitch: null }
    : null;
}
