export { RangeFacet, type RangeFacetProps } from './RangeFacet.tsx';
export { rangeFacetLabels, type RangeFacetLabels } from './rangeFacetLabels.ts';
export type { RangeBar } from './rangeScaleGeometry.ts';
export type { RangeUnitLink } from './RangeUnitLinks.tsx';
