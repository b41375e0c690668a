/** Recommended length of a text; neither limit truncates it. */
export interface FieldCountLimits {
  min?: number;
  max?: number;
}

/** Counts user-perceived characters (grapheme clusters). */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

/** Compares a length with its limits and counts the missing, remaining or excess characters. */
export function lengthStatus(
  length: number,
  { min = 0, max = Infinity }: FieldCountLimits,
): { kind: 'missing' | 'enough' | 'left' | 'over'; count: number } {
  if (length > max) return { kind: 'over', count: length - max };
  if (length < min) return { kind: 'missing', count: min - length };
  return Number.isFinite(max) ? { kind: 'left', count: max - length } : { kind: 'enough', count: length };
}
