import { type Candidate, maxWordsOf } from './candidate.ts';
import { fieldQuality } from './productWords.ts';
import type { MatchedQuery } from './searchSizes.ts';
import { isMaterialWord } from './vocabulary/materialWords.ts';

/** Products below this share of the best word score are of another kind. */
export const sameKind = 0.81;
/** Minimum word score of products that meet all conditions, relative to the best product. */
const sameQuery = 0.65;
/** A word in the best product's name that another product only mentions. */
const mentionShare = 0.6;

/** Whether a term names the product rather than what it is used with. */
export const isQueried = ({ isPurpose }: MatchedQuery['terms'][number]) => !isPurpose;

/** Tests whether a query word is the head noun of a product: 'Breaker' of 'Miniature Circuit Breaker, Three Pole'. */
export const headNounTest = ({ terms }: Pick<MatchedQuery, 'terms'>) => {
  const asked = terms.filter(isQueried);
  return ({ product }: Candidate) => asked.some(({ isInNoun }) => isInNoun[product] === 1);
};

/** Quality of a word that only the product's description contains. */
const mentionedQuality = Math.fround(fieldQuality.description);

/** Tests for the materials and colours of the best product: a brass gland does not match 'nylon gland M75'. */
export function materialTest(
  terms: MatchedQuery['terms'],
  candidates: readonly Candidate[],
): (candidate: Candidate) => boolean {
  const maxWords = maxWordsOf(candidates);
  const named = candidates.find(({ words }) => words === maxWords)?.product ?? -1;
  // A colour that only the description mentions may be one of several.
  const materials = terms.filter(
    ({ text, quality }) => isMaterialWord(text) && (quality[named] ?? 0) > mentionedQuality,
  );
  return ({ product }) => materials.every(({ quality }) => (quality[product] ?? 0) > 0);
}

/** Whether some size meets a condition, and a plain number by the property that the query names. */
const meetsNamed = (
  condition: MatchedQuery['conditions'][number] | undefined,
  { sizes }: Candidate,
): boolean =>
  sizes.length > 0 &&
  (!condition?.condition.isSoft || sizes.some((size) => condition.grades.isNamed[size] === 1));

/** Products of the queried kind: if any product is named by the words, those that only mention them are not. */
export function ofQueriedKind(
  { terms, conditions, isKindUnknown, isContradicted }: MatchedQuery,
  meeting: readonly Candidate[],
  candidates: readonly Candidate[],
): Candidate[] {
  const [maxMeeting, maxWords] = [maxWordsOf(meeting), maxWordsOf(candidates)];
  if (isKindUnknown) return [];
  const asked = terms.filter(isQueried);
  if (terms.length === 0) return [...meeting];
  const hasHeadNoun = headNounTest({ terms });
  const best = meeting.find(({ words }) => words === maxMeeting);
  const maxNamed = maxWordsOf(candidates.filter(hasHeadNoun));
  const isOfMaterial = materialTest(asked, candidates);
  // In 'gland 18 mm cable' a 'Spiral Gland' is as good as a 'Cable Gland', but a 'Tie Mount' is no 'Mount Tie'.
  const heads = asked.filter(({ isHead }) => isHead[best?.product ?? 0]);
  const isOfSameHead = ({ product }: Candidate) =>
    heads.length > 0 && heads.every(({ isHead }) => isHead[product] === 1);
  return meeting.filter(
    (candidate) =>
      !isContradicted?.[candidate.product] &&
      isOfMaterial(candidate) &&
      candidate.words >= sameKind * maxMeeting &&
      candidate.words >= sameQuery * maxWords &&
      (hasHeadNoun(candidate) || candidate.words > maxNamed) &&
      asked.every(
        ({ quality, isInName, isInNounPhrase, names, text }) =>
          // Another product may title the same property with other words.
          ((!isInNounPhrase[best?.product ?? 0] || isOfSameHead(candidate)) &&
            names.some((at) => meetsNamed(conditions[at], candidate))) ||
          ((quality[candidate.product] ?? 0) >= mentionShare * (quality[best?.product ?? 0] ?? 0) &&
            // 'Earth terminal' does not mean a ring terminal for earth wires.
            (isMaterialWord(text) || !isInName[best?.product ?? 0] || isInName[candidate.product] === 1)),
      ),
  );
}
