export interface SearchHitLabels {
  add: string;
  matchCount: (rows: number) => string;
  /** Name of the table of the found rows. */
  sizes: (name: string) => string;
}

export const searchHitLabels: SearchHitLabels = {
  add: 'Add To Quote',
  matchCount: (rows) => (rows === 1 ? '1 size matches' : `${rows} sizes match`),
  sizes: (name) => `Matching sizes of ${name}`,
};
