import type { StyleRule } from '@vanilla-extract/css';

const gap = '2px';

/** Cuts a bar into equal parts by gaps; the first gap lies before its start. @param count a number or custom property */
export const barParts = (count: string): StyleRule => ({
  maskImage: `linear-gradient(to right, transparent ${gap}, black 0)`,
  maskPosition: `-${gap} 0`,
  maskSize: `calc((100% + ${gap}) / ${count}) 100%`,
});
