/** Texts of a finder sheet. */
export interface FinderSheetLabels {
  title: string;
  clearAll: string;
  close: string;
  /** Closes the sheet; states the number of results it will show. */
  show: (sizes: number, products: number) => string;
  none: string;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const finderSheetLabels: FinderSheetLabels = {
  title: 'Filters',
  clearAll: 'Clear all',
  close: 'Close',
  // Products without a size table have no sizes.
  show: (sizes, products) =>
    sizes === 0
      ? `Show ${counted(products, 'product')}`
      : `Show ${counted(sizes, 'size')} in ${counted(products, 'product')}`,
  none: 'No size meets this',
};
