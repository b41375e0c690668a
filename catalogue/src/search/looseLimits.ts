import type { Candidate } from './candidate.ts';
import type { ConditionGrades } from './conditionGrades.ts';
import type { MatchedQuery } from './searchSizes.ts';

/** Share of the best word score from which products match the words equally well. */
const equalWords = 0.995;

/** Whether any size meets a condition by a range or value. */
const hasRange = ({ isLimit }: ConditionGrades, { sizes }: Candidate): boolean =>
  sizes.some((size) => !isLimit[size]);

/**
 * Omits sizes that only state an upper limit next to sizes with a fitting range in products that match the words better: the
 * range of a brass gland tells more about a cable than '≤ 26.2' of a gland for armoured cables.
 */
export function withoutLooseLimits(
  { conditions }: Pick<MatchedQuery, 'conditions'>,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  return conditions.reduce((left, { grades }) => {
    const most = left.reduce(
      (words, candidate) =>
        candidate.words > words && hasRange(grades, candidate) ? candidate.words : words,
      0,
    );
    return left.filter((candidate) => candidate.words >= equalWords * most || hasRange(grades, candidate));
  }, candidates);
}
