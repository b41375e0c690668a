import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inLayout } from '../../styles/layerRules.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const gap = createVar();

export const root = style(inLayout({ display: 'flex', flexWrap: 'wrap', gap, overflowWrap: 'anywhere' }));

export const gaps = styleVariants(space, (_px, step) => inLayout({ vars: { [gap]: vars.space[step] } }));

export const alignments = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' },
  (alignItems) => inLayout({ alignItems }),
);

export const justifications = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => inLayout({ justifyContent }),
);
