import { clamp } from '../../geometry/index.ts';
import type { FocalPoint } from './cropGeometry.ts';

/** Returns the CSS `object-position` that keeps the focal point visible. */
export function objectPosition({ x, y }: FocalPoint): string {
  // 0.07 × 100 is 7.000000000000001.
  const percent = (fraction: number) => `${Math.round(clamp(fraction, 0, 1) * 1e4) / 100}%`;
  return `${percent(x)} ${percent(y)}`;
}
