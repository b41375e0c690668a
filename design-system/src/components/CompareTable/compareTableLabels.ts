export interface CompareTableLabels {
  /** Header of the column of names, for screen readers. */
  property: string;
  /** Title of the differing rows. */
  differences: (count: number) => string;
  /** Explains the muted figures. */
  differenceNote: (first: string) => string;
  /** Label of the row that collapses the equal ones. */
  equalRows: (count: number) => string;
  remove: (name: string) => string;
  quantity: (name: string) => string;
  /** Followed by the name of the column, for screen readers. */
  add: string;
  /** Read by screen readers instead of a dash. */
  notStated: string;
}

export const compareTableLabels: CompareTableLabels = {
  property: 'Property',
  differences: (count) => (count === 1 ? '1 difference' : `${count} differences`),
  differenceNote: (first) => `Grey figures: difference to ${first}`,
  equalRows: (count) => (count === 1 ? '1 equal row' : `${count} equal rows`),
  remove: (name) => `Remove ${name}`,
  quantity: (name) => `Quantity of ${name}`,
  add: 'Add To Quote',
  notStated: 'not stated',
};
