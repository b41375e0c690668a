export interface SpecTableLabels {
  /** Shown where a cell says nothing. */
  missing: string;
  /** The same for screen readers. */
  notStated: string;
  /** Name of a column whose header is empty, by its number from 1. */
  column: (number: number) => string;
}

export const specTableLabels: SpecTableLabels = {
  missing: '-',
  notStated: 'not stated',
  column: (number) => `Column ${number}`,
};
