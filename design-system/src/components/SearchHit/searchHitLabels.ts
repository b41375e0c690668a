export interface SearchHitLabels {
  add: string;
  matchCount: (rows: number) => string;
  /** Accessible name of the table of matching rows. */
  sizes: (name: string) => string;
}

export const searchHitLabels: SearchHitLabels = {
  add: 'Add To Quote',
  matchCount: (rows) => (rows === 1 ? '1 size matches' : `${rows} sizes match`),
  sizes: (name) => `Matching sizes of ${name}`,
};
