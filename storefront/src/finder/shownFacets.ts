import type { FinderFacet } from '@elvora/catalogue/contract';

const maxFacets = 10;
const maxValues = 20;

/** What a page can hold of the facets, whose weightiest come first; of each the first values, and those that are chosen. */
export const shownFacets = (facets: readonly FinderFacet[]): FinderFacet[] =>
  facets.slice(0, maxFacets).map((facet) => ({
    ...facet,
    values: facet.values.filter(({ isChosen }, at) => at < maxValues || isChosen),
  }));
