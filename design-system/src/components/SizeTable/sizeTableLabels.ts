/** Texts of a table of sizes. */
export interface SizeTableLabels {
  code: string;
  product: string;
  /** Head of the column of buttons, for screen readers. */
  actions: string;
  copy: (code: string) => string;
  copied: (code: string) => string;
  add: (code: string) => string;
  added: (code: string) => string;
  /** Box that ticks a size. */
  compare: (code: string) => string;
  /** Explains ticking, for screen readers. */
  compareHint: string;
  /** Button that leads to the ticked sizes side by side. */
  compareTicked: string;
  /** Shows the sizes of a product that are folded. */
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
  compareTicked: 'Compare ticked sizes',
  showMore: (count) => `Show ${count} more ${count === 1 ? 'size' : 'sizes'}`,
  notStated: 'not stated',
};
