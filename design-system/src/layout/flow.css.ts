import { createVar, styleVariants } from '@vanilla-extract/css';
import { inLayout } from '../styles/layerRules.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

/** Space between children, set by `gaps`. */
export const gap = createVar();

/** One class for each step, shared by all layout primitives. */
export const gaps = styleVariants(space, (_px, step) => inLayout({ vars: { [gap]: vars.space[step] } }));

/** Cross-axis alignments. Only stretched children are as narrow as their parent; others break long words. */
export const alignments = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
  (alignItems) => inLayout({ alignItems, ...(alignItems === 'stretch' ? {} : { overflowWrap: 'anywhere' }) }),
);
