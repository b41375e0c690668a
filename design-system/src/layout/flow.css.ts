import { createVar, styleVariants } from '@vanilla-extract/css';
import { inLayout } from '../styles/layerRules.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

/** Space between children, set by `gaps`. */
export const gap = createVar();

/** One class for each step, shared by all layout primitives. */
export const gaps = styleVariants(space, (_px, step) => inLayout({ vars: { [gap]: vars.space[step] } }));

const breaksWords = { overflowWrap: 'anywhere' } as const;

/** Cross-axis alignments. Stretched children, the default of CSS, are as narrow as their parent; others break long words. */
export const alignments = styleVariants({
  start: inLayout({ alignItems: 'flex-start', ...breaksWords }),
  center: inLayout({ alignItems: 'center', ...breaksWords }),
  end: inLayout({ alignItems: 'flex-end', ...breaksWords }),
  stretch: {},
  baseline: inLayout({ alignItems: 'baseline', ...breaksWords }),
});
