/** How long a text should be; each side is advice, nothing is cut. */
export interface FieldCountLimits {
  min?: number;
  max?: number;
}

/** Characters as a person counts them: a letter with its marks, or a pictogram, is one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

/** Where a length stands towards its limits; below the lower one there are characters missing. */
export function lengthStatus(
  length: number,
  { min = 0, max = Infinity }: FieldCountLimits,
): { kind: 'missing' | 'enough' | 'left' | 'over'; count: number } {
  if (length > max) return { kind: 'over', count: length - max };
  if (length < min) return { kind: 'missing', count: min - length };
  return Number.isFinite(max) ? { kind: 'left', count: max - length } : { kind: 'enough', count: length };
}
