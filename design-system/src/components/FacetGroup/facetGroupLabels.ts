/** Texts of a facet group. */
export interface FacetGroupLabels {
  /** Expands the values after the first ones. */
  showMore: (count: number) => string;
  /** Collapses them again. */
  showFewer: string;
  /** Names the counted items, for screen readers. */
  sizes: (count: number) => string;
}

export const facetGroupLabels: FacetGroupLabels = {
  showMore: (count) => `Show ${count} more`,
  showFewer: 'Show fewer',
  sizes: (count) => (count === 1 ? 'size' : 'sizes'),
};
