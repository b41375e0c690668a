export { RangeFacet, type RangeFacetProps, type RangeUnitLink } from './RangeFacet.tsx';
export { rangeFacetLabels, type RangeFacetLabels } from './rangeFacetLabels.ts';
export type { RangeBar } from './rangeScaleGeometry.ts';
