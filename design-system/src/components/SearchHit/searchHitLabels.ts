export interface SearchHitLabels {
  add: string;
  /** Name of the button that adds a matching size. */
  addSize: (code: string) => string;
  matchCount: (rows: number) => string;
  /** Accessible name of the table of matching rows. */
  sizes: (name: string) => string;
}

export const searchHitLabels: SearchHitLabels = {
  add: 'Add To Quote',
  addSize: (code) => `Add ${code} to the quote list`,
  matchCount: (rows) => (rows === 1 ? '1 size matches' : `${rows} sizes match`),
  sizes: (name) => `Matching sizes of ${name}`,
};
