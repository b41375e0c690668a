/** Texts of a table of sizes. */
export interface SizeTableLabels {
  code: string;
  product: string;
  /** Header of the column of buttons, for screen readers. */
  actions: string;
  copy: (code: string) => string;
  copied: (code: string) => string;
  add: (code: string) => string;
  added: (code: string) => string;
  /** Checkbox that selects a size. */
  compare: (code: string) => string;
  /** Description of the checkbox, for screen readers. */
  compareHint: string;
  /** Button that leads to a comparison of the selected sizes, and of so many selected elsewhere. */
  compareTicked: (otherCount: number) => string;
  /** Expands the remaining sizes of a product. */
  showMore: (count: number) => string;
  /** Text of a cell without a value. */
  notStated: string;
}

export const sizeTableLabels: SizeTableLabels = {
  code: 'Ordering code',
  product: 'Product',
  actions: 'Add to quote',
  copy: (code) => `Copy ${code}`,
  copied: (code) => `Copied ${code}`,
  add: (code) => `Add ${code} to quote`,
  added: (code) => `Added ${code} to quote, add again`,
  compare: (code) => `Compare ${code}`,
  compareHint: 'Tick up to four sizes, then compare them below the table.',
  compareTicked: (otherCount) =>
    otherCount === 0
      ? 'Compare ticked sizes'
      : `Compare ticked sizes with ${otherCount} ${otherCount === 1 ? 'other' : 'others'}`,
  showMore: (count) => `Show ${count} more ${count === 1 ? 'size' : 'sizes'}`,
  notStated: 'not stated',
};
