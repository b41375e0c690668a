/** A range of a query: start, and end (exclusive). */
export interface TextSpan {
  start: number;
  end: number;
}

/** Postpositions: 'not' before them negates the preceding words. */
const wanting = 'required|needed|wanted|necessary|acceptable|allowed|ok|okay|erwunscht|notig|gewunscht';

/**
 * Words before an exclusion. A bare 'no' may refer to contacts, so it only negates after a comma or a verb of
 * wanting.
 */
const negation =
  String.raw`neither|not(?! ?(?:aus|halt|${wanting})(?!\p{L}))|without|w\/o|except(?: for)?|excluding|other than|instead of|rather than|` +
  String.raw`nicht(?! (?:${wanting})(?!\p{L}))|kein(?:e[nrsm]?)?|ohne|bina|(?<=(?:[,;(]|(?<!\p{L})(?:with|has|having|but|want|need|please)) ?)no(?= \p{L}{3})`;

/** Words allowed between a negation and its target. */
const fillers = String.raw`(?:(?:a|an|the|any|of|in|with|made|from|be|is|have|use|want|need|send|give|for|your|type|den|die|das|der|aus|mit)\s+)*`;

const word = String.raw`[^\s,;()]+`;

const forwards = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(?:(?:${negation})\s+(?:${fillers})|non[- ](?=\p{L}{4}))(${word})((?:\s+(?:or|nor|oder|and no|or a)\s+${word})*)`,
  'gu',
);

/** 'Handle not required', 'plastic nahi chahiye', 'mushroom? no'. */
const backwards = new RegExp(
  String.raw`([^\s,;()?]+)(?:(?:\s+(?:is|are|hai|wala|wali|ka))?\s+(?:(?:not|nicht)\s+(?:${wanting})|nahin?(?:\s+chahiye)?)|\s?\?\s*(?:no|nope|nahin?|nein)(?=\s*(?:[,;.!-]|thanks?|$)))(?!\p{L})`,
  'gu',
);

/** Words next to which 'no' may mean a contact, or a number: 'thermostat no', 'die no'. */
const contactWords =
  /(?<!\p{L})(?:contacts?|aux\p{L}*|blocks?|elements?|thermostats?|relays?|contactors?|buttons?|switch(?:es)?|nc|sensors?)(?!\p{L})/u;
const plainNo =
  /(?<=(?<!\p{L})(?!(?:die|part|item|code|cat|model|serial|ref|drg|drawing|order|size|article|type)\s)\p{L}[\p{L}\p{M}\d]+ )no(?= \p{L}{3})/gu;

/** Normalises 'no' to 'without' where it cannot mean a contact: 'meter with display no harmonics'. */
export const writePlainNo = (text: string): string =>
  contactWords.test(text) ? text : text.replace(plainNo, 'without');

/** Compounds with 'non' that are not negations: 'non-return'. */
const isWord = (text: string, has: (stem: string) => boolean) => text.startsWith('non') && has('non');

/** A negation, such as 'not plastic or steel', with its excluded parts. */
export interface Negation extends TextSpan {
  parts: readonly TextSpan[];
}

/**
 * Finds the negations of a folded query with the excluded parts: 'plastic' of 'not plastic', 'screw' and 'spring' of
 * 'without screw or spring', 'handle' of 'handle not required'. Each part is one word or quantity; 'or' adds further ones.
 */
export function findNegations(text: string, has: (stem: string) => boolean): Negation[] {
  const before = [...text.matchAll(forwards)].flatMap(
    ({ 0: all, 1: first = '', 2: others = '', index }): Negation[] => {
      if (isWord(all, has)) return [];
      const start = index + all.length - others.length - first.length;
      const parts = [spanOf(start, first), ...otherSpans(others, start + first.length)];
      return [{ ...spanOf(index, all), parts }];
    },
  );
  const behind = [...text.matchAll(backwards)].map(({ 0: all, 1: first = '', index }): Negation => ({
    ...spanOf(index, all),
    parts: [spanOf(index, first)],
  }));
  return [...before, ...behind].toSorted((a, b) => a.start - b.start);
}

const spanOf = (start: number, text: string): TextSpan => ({ start, end: start + text.length });

const otherSpans = (text: string, offset: number): TextSpan[] =>
  [...text.matchAll(/(?:or|nor|oder|and no|or a)\s+([^\s,;()]+)/gu)].map(({ 0: all, 1: other = '', index }) =>
    spanOf(offset + index + all.length - other.length, other),
  );

/** Whether a range overlaps any of the others. */
export const isInSpans = (
  spans: readonly TextSpan[],
  { index, length }: { index: number; length: number },
): boolean => spans.some(({ start, end }) => index < end && index + length > start);
