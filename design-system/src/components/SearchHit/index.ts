export { SearchHit, type HitPart, type HitSize, type HitText, type SearchHitProps } from './SearchHit.tsx';
export type { SearchHitLabels } from './searchHitLabels.ts';
