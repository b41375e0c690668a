import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inLayout } from '../../styles/layerRules.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const gap = createVar();

export const root = style(inLayout({ display: 'flex', flexDirection: 'column', gap }));

export const gaps = styleVariants(space, (_px, step) => inLayout({ vars: { [gap]: vars.space[step] } }));

export const alignments = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (alignItems) => inLayout({ alignItems, ...(alignItems === 'stretch' ? {} : { overflowWrap: 'anywhere' }) }),
);
