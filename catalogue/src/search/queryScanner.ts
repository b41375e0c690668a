import type { Condition, Wanted } from './condition.ts';

/** A condition with the place in the text it was read from. */
export interface PlacedCondition extends Condition {
  index: number;
  length: number;
}

/** Maximum number of conditions per query; the rest is treated as words. */
const maxConditions = 10;

type ExtractedDetails = Partial<Pick<Condition, 'isSoft' | 'alternatives' | 'isConductor'>>;

/**
 * Extracts conditions from a query. Extracted text is masked with bars of the same length, so that the
 * remaining words keep their positions.
 */
export class QueryScanner {
  text: string;
  readonly conditions: PlacedCondition[] = [];

  constructor(text: string) {
    this.text = text;
  }

  extract(
    index: number,
    length: number,
    wanted: Wanted,
    { isSoft = false, alternatives = [], isConductor = false }: ExtractedDetails = {},
  ): void {
    if (length === 0 || this.conditions.length >= maxConditions) return;
    const text = this.text.slice(index, index + length).trim();
    this.conditions.push({
      text,
      wanted,
      ...(alternatives.length > 0 ? { alternatives } : {}),
      ...(isConductor ? { isConductor } : {}),
      named: new Set(),
      isSoft,
      index,
      length,
    });
    this.mask(index, length);
  }

  mask(index: number, length: number): void {
    this.text = `${this.text.slice(0, index)}${'|'.repeat(length)}${this.text.slice(index + length)}`;
  }

  extractAll(pattern: RegExp, read: (match: RegExpExecArray) => Wanted | null): void {
    for (const match of this.text.matchAll(pattern)) {
      const wanted = read(match);
      if (wanted) this.extract(match.index, match[0].length, wanted);
    }
  }
}
