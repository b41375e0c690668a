import type { FinderFacet } from '@elvora/catalogue/contract';

const maxFacets = 10;
const maxValues = 20;

/** Facets that fit on a page, the most important first, each with its first values and the selected ones. */
export const shownFacets = (facets: readonly FinderFacet[]): FinderFacet[] =>
  facets.slice(0, maxFacets).map((facet) => ({
    ...facet,
    values: facet.values.filter(({ isChosen }, at) => at < maxValues || isChosen),
  }));
