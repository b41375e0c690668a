export { FacetFrame } from './FacetFrame.tsx';
export { FacetGroup, type FacetGroupProps, type FacetOption } from './FacetGroup.tsx';
export { facetGroupLabels, type FacetGroupLabels } from './facetGroupLabels.ts';
