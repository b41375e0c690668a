import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const line = {
  fill: 'none',
  stroke: vars.text.default,
  strokeWidth: 2,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

export const root = style(
  inComponents({ display: 'grid', justifyItems: 'center', gap: vars.space['1_5'], width: '100%' }),
);
export const drawing = style(inComponents({ display: 'block', width: '100%', overflow: 'visible' }));
export const wire = style(inComponents(line));
export const ring = style(inComponents({ ...line, fill: vars.surface.page }));
export const spark = style(inComponents({ ...line, stroke: vars.action.accent.rest }));
export const measure = style(inComponents({ ...line, stroke: vars.action.primary.rest, strokeWidth: 1 }));
export const caption = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));
